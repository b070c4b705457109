package dev.standpipe.runtime;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The throwables that transfers met, from their return to the {@code check} right behind it. To put one down takes no memory: there may be none, and the fault
 * must not be lost.
 */
final class Pending {
    private static final int INDEX_BITS = 32;

    /** More than there are threads between the two instructions at any time. */
    private final AtomicReferenceArray<Throwable> met = new AtomicReferenceArray<>(1024);

    /** What a transfer that came to {@code i} returns for {@code check} to throw {@code x}. */
    long put(Throwable x, int i) {
        for (int slot = 0; slot < met.length(); slot++) {
            if (met.get(slot) == null && met.compareAndSet(slot, null, x)) {
                return slot + 1L << INDEX_BITS | i & 0xFFFFFFFFL;
            }
        }
        throw Pending.<RuntimeException>sneaked(x);
    }

    void raise(long moved) {
        Throwable x = met.getAndSet((int) (moved >>> INDEX_BITS) - 1, null);
        if (x != null) {
            throw Pending.<RuntimeException>sneaked(x);
        }
    }

    /** The original loop threw it unwrapped, checked or not. */
    @SuppressWarnings("unchecked")
    private static <X extends Throwable> X sneaked(Throwable x) throws X {
        throw (X) x;
    }
}
