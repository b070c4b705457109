package dev.standpipe.cli;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;

/** How much may come out of one archive, nested ones included. What is more is made to exhaust those who unpack it. */
final class Allowance {
    /** No compiler gets near this, since a method has at most 64 KiB of code. */
    static final int LARGEST_CLASS = 32 << 20;

    /** A jar in a war in an ear is three deep. */
    static final int DEEPEST = 6;

    /** Class files shrink to a half or a third, tables of zeros to a thousandth. */
    private static final int RATIO = 100;

    private static final long ALWAYS = 256L << 20;

    private final AtomicLong left;

    Allowance(long sizeOfArchive) {
        left = new AtomicLong(Math.max(ALWAYS, RATIO * sizeOfArchive));
    }

    /** Called for what has been unpacked, by several threads. */
    void take(long bytes) throws Exceeded {
        if (left.addAndGet(-bytes) < 0) {
            throw new Exceeded("it unpacks to more than " + RATIO + " times its size, as no program does");
        }
    }

    /** There is no point in going on with the archive. */
    static final class Exceeded extends IOException {
        Exceeded(String message) {
            super(message);
        }
    }
}
