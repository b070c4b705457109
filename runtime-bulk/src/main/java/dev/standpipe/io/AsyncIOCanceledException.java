package dev.standpipe.io;

import java.io.IOException;

/** What a request that was canceled has instead of a result. */
public class AsyncIOCanceledException extends IOException {
    private static final long serialVersionUID = 1L;

    AsyncIOCanceledException(String message) {
        super(message);
    }
}
