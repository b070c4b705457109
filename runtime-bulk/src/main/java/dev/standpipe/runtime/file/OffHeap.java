package dev.standpipe.runtime.file;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Scratch memory outside the heap, page-aligned, a few pieces kept for reuse. Only the pages that are touched ever
 * become resident.
 */
public final class OffHeap {
    /**
     * From 128 KiB to 1 MiB it is all the same; smaller requests pay for more system calls, larger ones leave the
     * second-level cache.
     */
    public static final int SIZE = 1 << 19;

    private static final int PAGE = 4096;
    private static final AtomicLong[] KEPT = {new AtomicLong(), new AtomicLong(), new AtomicLong(), new AtomicLong()};

    private OffHeap() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    public static void prepare() {}

    /** The address of {@link #SIZE} bytes, or 0 when there is no memory. */
    public static long borrow() {
        for (AtomicLong slot : KEPT) {
            long address = slot.getAndSet(0);
            if (address != 0) {
                return address;
            }
        }
        try {
            return Door.JDK.allocate(SIZE + PAGE);
        } catch (OutOfMemoryError e) {
            return 0;
        }
    }

    public static void giveBack(long address) {
        for (AtomicLong slot : KEPT) {
            if (slot.compareAndSet(0, address)) {
                return;
            }
        }
        Door.JDK.free(address);
    }

    public static long aligned(long address) {
        return address + PAGE - 1 & -PAGE;
    }
}
