package dev.standpipe.runtime.count;

/** Errors of our own. The loop does the work in any case; the first one is told, all are counted at their sites. */
public final class Failures {
    private static final String MESSAGE =
            "[standpipe] a transfer failed inside Standpipe and was left to the loop, further ones are only counted: ";

    private static final String DIFFERENCE =
            "[standpipe] a stream did something else than its code says; loops over streams of libraries do their own "
                    + "work from now on: ";

    private static boolean differenceTold;
    private static boolean told;

    private Failures() {}

    /** A stream that had been proved does something else. */
    public static void differed(Class<?> stream) {
        if (!isDifferenceTold()) {
            System.err.println(DIFFERENCE + stream.getName());
        }
    }

    /** Initialises this class, and what it answers: there is no room for that when it is asked. */
    public static Decline prepare() {
        return Decline.NO_MEMORY;
    }

    public static Decline reason(Throwable ours) {
        if (ours instanceof StackOverflowError || ours instanceof OutOfMemoryError) {
            return Decline.NO_MEMORY;
        }
        if (!isTold()) {
            System.err.println(MESSAGE + ours);
        }
        return Decline.FAILED;
    }

    private static synchronized boolean isTold() {
        boolean before = told;
        told = true;
        return before;
    }

    private static synchronized boolean isDifferenceTold() {
        boolean before = differenceTold;
        differenceTold = true;
        return before;
    }
}
