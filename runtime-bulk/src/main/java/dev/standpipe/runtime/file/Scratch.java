package dev.standpipe.runtime.file;

import dev.standpipe.runtime.thread.Places;

/**
 * The byte arrays that transfers pass through. A few of one length are recycled; they belong to no thread and no class
 * loader, so virtual threads and redeployed applications cost nothing. Never hand one to code that may keep it: the
 * next transfer's bytes would show in it.
 */
public final class Scratch {
    /**
     * Length of the recycled ones: a multiple of every element's size, and a request that every JDK passes to the file
     * system in one piece.
     */
    public static final int LENGTH = 1 << 16;

    /** Up to here the allocator is quicker than the exchange with another processor's cache. */
    private static final int SMALL = 1 << 10;

    private static final Places<byte[]> KEPT = new Places<>(4);

    private Scratch() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    public static void prepare() {}

    /** An array with room for {@code bytes}, or of {@link #LENGTH} if that is less. What it holds is arbitrary. */
    public static byte[] borrow(long bytes) {
        if (bytes <= SMALL) {
            return new byte[(int) bytes];
        }
        for (int slot = 0; slot < KEPT.number(); slot++) {
            byte[] scratch = KEPT.getAndSet(slot, null);
            if (scratch != null) {
                return scratch;
            }
        }
        return new byte[LENGTH];
    }

    /** Takes back what {@link #borrow} gave; nobody may touch it afterwards. */
    public static void giveBack(byte[] scratch) {
        if (scratch.length == LENGTH) {
            for (int slot = 0; slot < KEPT.number() && !KEPT.compareAndSet(slot, null, scratch); slot++) {}
        }
    }

    /** As long as {@link #borrow} would give at least, but new: for streams that may keep it. */
    public static byte[] fresh(long bytes) {
        return new byte[(int) Math.min(bytes, LENGTH)];
    }
}
