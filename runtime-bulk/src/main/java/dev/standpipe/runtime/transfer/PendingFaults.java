package dev.standpipe.runtime.transfer;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The transfers that met a fault, from their return to the {@code check} right behind it. To put one down takes no
 * memory: there may be none, and the fault must not be lost.
 */
public final class PendingFaults {
    private static final int INDEX_BITS = 32;
    private static final long INDEX = (1L << INDEX_BITS) - 1;

    /** More than there are threads between the two instructions at any time. */
    private static final AtomicReferenceArray<Transfer> MET = new AtomicReferenceArray<>(1024);

    private PendingFaults() {}

    /** Initialises this class: there is no room for that when a fault waits. */
    public static void prepare() {}

    /** What a transfer returns: its index, and above it the mark of its fault if it met one. */
    public static long waiting(Transfer x) {
        return x.fault == null ? x.i & INDEX : put(x);
    }

    private static long put(Transfer x) {
        for (int slot = 0; slot < MET.length(); slot++) {
            if (MET.get(slot) == null && MET.compareAndSet(slot, null, x)) {
                return slot + 1L << INDEX_BITS | x.i & INDEX;
            }
        }
        throw PendingFaults.<RuntimeException>sneaked(x.fault);
    }

    /** At the byte {@code at} of what was staged. */
    public static void raise(long moved, int at) {
        Transfer x = MET.getAndSet((int) (moved >>> INDEX_BITS) - 1, null);
        if (x != null) {
            x.faces(at);
            throw PendingFaults.<RuntimeException>sneaked(x.fault);
        }
    }

    /** The original loop threw it unwrapped, checked or not. */
    @SuppressWarnings("unchecked")
    public static <X extends Throwable> X sneaked(Throwable x) throws X {
        throw (X) x;
    }
}
