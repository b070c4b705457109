package dev.standpipe.io;

import java.io.IOException;

/** An {@link AsyncFile} was used after it had been closed. */
public class FileNotOpenException extends IOException {
    private static final long serialVersionUID = 1L;

    FileNotOpenException(String message) {
        super(message);
    }
}
