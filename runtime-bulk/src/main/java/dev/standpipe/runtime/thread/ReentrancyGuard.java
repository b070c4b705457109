package dev.standpipe.runtime.thread;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The receivers whose own method is carrying an element for the engine just now. Code of the application may run
 * beneath it and come to a loop over the same receiver; that one must run as it was written, because the JDK's data
 * streams share a small buffer between such calls, and programs can tell (rule C1).
 */
public final class ReentrancyGuard {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Places<Object> RECEIVERS = new Places<>(256);

    private ReentrancyGuard() {}

    public static boolean has(Object receiver) {
        return COUNT.get() != 0 && isAmong(receiver);
    }

    private static boolean isAmong(Object receiver) {
        for (int slot = 0; slot < RECEIVERS.number(); slot++) {
            if (RECEIVERS.get(slot) == receiver) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns what {@link #leave} wants back. When more threads than there are slots wait in a stream at once, some go
     * unnoticed.
     */
    public static int enter(Object receiver) {
        COUNT.incrementAndGet();
        for (int slot = 0; slot < RECEIVERS.number(); slot++) {
            if (RECEIVERS.get(slot) == null && RECEIVERS.compareAndSet(slot, null, receiver)) {
                return slot;
            }
        }
        return RECEIVERS.number();
    }

    public static void leave(int slot) {
        if (slot < RECEIVERS.number()) {
            RECEIVERS.set(slot, null);
        }
        COUNT.decrementAndGet();
    }
}
