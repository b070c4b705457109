package dev.standpipe.io;

import java.io.InterruptedIOException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * One call of a Done method that waits. It parks without holding anything, so a virtual thread gives its carrier free.
 */
final class Waiting {
    private final Thread thread = Thread.currentThread();
    private final boolean forever;
    private final long deadline;

    Waiting(int milliseconds) {
        forever = milliseconds == AsyncFile.TIME_INF;
        deadline = System.nanoTime() + milliseconds * 1_000_000L;
    }

    boolean forAll(List<AsyncFileRequest> requests) throws InterruptedIOException {
        for (AsyncFileRequest request : requests) {
            if (!forAny(Collections.singletonList(request))) {
                return false;
            }
        }
        return true;
    }

    boolean forAny(List<AsyncFileRequest> requests) throws InterruptedIOException {
        if (anyLanded(requests)) {
            return true;
        }
        if (left() <= 0) {
            return false;
        }
        for (AsyncFileRequest request : requests) {
            request.waiting.add(thread);
        }
        try {
            while (!anyLanded(requests)) {
                long left = left();
                if (left <= 0) {
                    return false;
                }
                if (thread.isInterrupted()) {
                    throw new InterruptedIOException("interrupted while waiting; what was in flight still is");
                }
                if (forever) {
                    LockSupport.park(this);
                } else {
                    LockSupport.parkNanos(this, left);
                }
            }
            return true;
        } finally {
            for (AsyncFileRequest request : requests) {
                request.waiting.remove(thread);
            }
        }
    }

    private long left() {
        return forever ? Long.MAX_VALUE : deadline - System.nanoTime();
    }

    private static boolean anyLanded(List<AsyncFileRequest> requests) {
        for (AsyncFileRequest request : requests) {
            if (!request.isInFlight()) {
                return true;
            }
        }
        return false;
    }
}
