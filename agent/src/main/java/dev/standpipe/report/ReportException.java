package dev.standpipe.report;

import java.io.IOException;

/** A report could not be written or read; the message is for a person, and says which file. */
public final class ReportException extends IOException {
    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
