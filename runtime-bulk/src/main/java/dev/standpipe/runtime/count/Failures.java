package dev.standpipe.runtime.count;

import java.util.concurrent.atomic.AtomicBoolean;

/** Errors of our own. The loop does the work in any case; the first one is told, all are counted at their sites. */
public final class Failures {
    private static final String MESSAGE =
            "[standpipe] a transfer failed inside Standpipe and was left to the loop, further ones are only counted: ";

    private static final AtomicBoolean TOLD = new AtomicBoolean();

    private Failures() {}

    /** Initialises this class, and what it answers: there is no room for that when it is asked. */
    public static Decline prepare() {
        return Decline.NO_MEMORY;
    }

    public static Decline reason(Throwable ours) {
        if (ours instanceof StackOverflowError || ours instanceof OutOfMemoryError) {
            return Decline.NO_MEMORY;
        }
        if (TOLD.compareAndSet(false, true)) {
            System.err.println(MESSAGE + ours);
        }
        return Decline.FAILED;
    }
}
