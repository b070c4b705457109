package dev.standpipe.runtime;

/** The throwable that a transfer met, from its return to the {@code check} right behind it. */
final class Pending {
    /** Above the index in a transfer's result. */
    static final long FLAG = 1L << 32;

    private final ThreadLocal<Throwable> met = new ThreadLocal<>();

    void put(Throwable x) {
        met.set(x);
    }

    void raise() {
        Throwable x = met.get();
        if (x != null) {
            met.remove();
            Pending.<RuntimeException>sneak(x);
        }
    }

    /** The original loop threw it unwrapped, checked or not. */
    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void sneak(Throwable x) throws X {
        throw (X) x;
    }
}
