package dev.standpipe.offline;

import java.io.IOException;

/**
 * A file or folder cannot be rewritten, and nothing was written; the message is for a person: what is wrong, where, and
 * what to do.
 */
public final class OfflineException extends IOException {
    OfflineException(String message) {
        super(message);
    }

    OfflineException(String message, Throwable cause) {
        super(message, cause);
    }
}
