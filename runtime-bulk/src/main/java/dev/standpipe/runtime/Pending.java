package dev.standpipe.runtime;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The transfers that met a fault, from their return to the {@code check} right behind it. To put one down takes no memory: there may be none, and the fault
 * must not be lost.
 */
final class Pending {
    private static final int INDEX_BITS = 32;

    /** More than there are threads between the two instructions at any time. */
    private final AtomicReferenceArray<Transfer> met = new AtomicReferenceArray<>(1024);

    /** What the transfer returns for {@code check} to throw its fault. */
    long put(Transfer x) {
        for (int slot = 0; slot < met.length(); slot++) {
            if (met.get(slot) == null && met.compareAndSet(slot, null, x)) {
                return slot + 1L << INDEX_BITS | x.i & 0xFFFFFFFFL;
            }
        }
        throw Pending.<RuntimeException>sneaked(x.fault);
    }

    /** At the byte {@code at} of what was staged. */
    void raise(long moved, int at) {
        Transfer x = met.getAndSet((int) (moved >>> INDEX_BITS) - 1, null);
        if (x != null) {
            x.faces(at);
            throw Pending.<RuntimeException>sneaked(x.fault);
        }
    }

    /** The original loop threw it unwrapped, checked or not. */
    @SuppressWarnings("unchecked")
    static <X extends Throwable> X sneaked(Throwable x) throws X {
        throw (X) x;
    }
}
