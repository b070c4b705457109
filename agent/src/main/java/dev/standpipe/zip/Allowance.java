package dev.standpipe.zip;

import java.util.zip.ZipException;

/** How much may come out of an archive, with those in it. More is made to exhaust who unpacks it. */
public final class Allowance {
    private static final int RATIO = 100;
    private static final long ALWAYS = 64L << 20;

    private long left;

    public Allowance(long sizeOfArchive) {
        left = ALWAYS + RATIO * sizeOfArchive;
    }

    void take(long bytes) throws ZipException {
        left -= bytes;
        if (left < 0) {
            throw new ZipException("it unpacks to more than " + RATIO + " times its size, as no program does");
        }
    }
}
