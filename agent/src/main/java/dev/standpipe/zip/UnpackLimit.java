package dev.standpipe.zip;

import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipException;

/**
 * How much may come out of an archive, with those in it. More is made to exhaust who unpacks it. Safe for concurrent
 * use.
 */
public final class UnpackLimit {
    /** A jar in a war in an ear is three deep. */
    public static final int DEEPEST = 6;

    /** No compiler gets near this, since a method has at most 64 KiB of code. */
    public static final int LARGEST_CLASS = 32 << 20;

    private static final int RATIO = 100;
    private static final long ALWAYS = 64L << 20;

    private final AtomicLong left;

    public UnpackLimit(long sizeOfArchive) {
        left = new AtomicLong(ALWAYS + RATIO * sizeOfArchive);
    }

    /** Called for what has been unpacked. */
    public void take(long bytes) throws Exceeded {
        if (left.addAndGet(-bytes) < 0) {
            throw new Exceeded("it unpacks to more than " + RATIO + " times its size, as no program does");
        }
    }

    /** There is no point in going on with the archive. */
    public static final class Exceeded extends ZipException {
        Exceeded(String message) {
            super(message);
        }
    }
}
