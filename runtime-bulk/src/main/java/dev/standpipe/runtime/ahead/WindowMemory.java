package dev.standpipe.runtime.ahead;

import java.util.concurrent.atomic.AtomicLong;

/** Memory outside the heap for one window. All of them together have a limit. */
final class WindowMemory {
    private static final int PAGE = 4096;
    private static final AtomicLong TAKEN = new AtomicLong();

    final long address;
    final int bytes;

    private WindowMemory(long address, int bytes) {
        this.address = address;
        this.bytes = bytes;
    }

    /** Null when there is none. */
    static WindowMemory of(int bytes, long limit) {
        if (!isFor(bytes, limit)) {
            return null;
        }
        try {
            return new WindowMemory(Door.JDK.allocate(bytes + PAGE), bytes);
        } catch (OutOfMemoryError e) {
            isFree(bytes);
            return null;
        }
    }

    /** Counts so many bytes that are kept elsewhere, unless they would be too many. */
    static boolean isFor(int bytes, long limit) {
        if (TAKEN.addAndGet(bytes) > limit) {
            isFree(bytes);
            return false;
        }
        return true;
    }

    static void isFree(int bytes) {
        TAKEN.addAndGet(-bytes);
    }

    void free() {
        Door.JDK.free(address);
        isFree(bytes);
    }

    /** Bytes that are not free now. */
    static long taken() {
        return TAKEN.get();
    }
}
