package dev.standpipe.runtime;

import java.util.concurrent.atomic.AtomicLongArray;

/** Scratch memory outside the heap, page-aligned, a few pieces kept for reuse. Only the pages that are touched ever become resident. */
final class OffHeap {
    /** From 128 KiB to 1 MiB it is all the same; smaller requests pay for more system calls, larger ones leave the second-level cache. */
    static final int SIZE = 1 << 19;

    private static final int PAGE = 4096;
    private static final AtomicLongArray KEPT = new AtomicLongArray(4);

    private OffHeap() {}

    static void prepare() {
        KEPT.get(0);
    }

    /** The address of {@link #SIZE} bytes, or 0 when there is no memory. */
    static long borrow() {
        for (int slot = 0; slot < KEPT.length(); slot++) {
            long address = KEPT.getAndSet(slot, 0);
            if (address != 0) {
                return address;
            }
        }
        try {
            return Engine.DOOR.allocate(SIZE + PAGE);
        } catch (OutOfMemoryError e) {
            return 0;
        }
    }

    static void giveBack(long address) {
        for (int slot = 0; slot < KEPT.length(); slot++) {
            if (KEPT.compareAndSet(slot, 0, address)) {
                return;
            }
        }
        Engine.DOOR.free(address);
    }

    static long aligned(long address) {
        return address + PAGE - 1 & -PAGE;
    }
}
