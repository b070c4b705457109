package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Counter;

/**
 * Whether calls are looked at beyond what they are for. Asked for before the engine is there; when it is not, the
 * engine knows nothing of it and pays nothing.
 */
public final class EngineChecks {
    private static final Counter CHECKED = new Counter();
    private static final Counter SKIPPED = new Counter();
    private static final Counter DIFFERED = new Counter();

    private static volatile EngineChecks asked;

    final int selfchecks;
    final TransferObserver observer;

    private EngineChecks(int selfchecks, TransferObserver observer) {
        this.selfchecks = selfchecks;
        this.observer = observer;
    }

    /**
     * The first {@code selfchecks} calls of each site that can be are done both ways, and {@code observer} is told of
     * all.
     */
    public static void ask(int selfchecks, TransferObserver observer) {
        asked = new EngineChecks(selfchecks, observer);
    }

    /** Null when nobody has asked. */
    public static EngineChecks asked() {
        return asked;
    }

    static void checked() {
        CHECKED.increment();
    }

    static void skipped() {
        SKIPPED.increment();
    }

    static void differed() {
        DIFFERED.increment();
    }

    /** Calls that were done both ways. */
    public static long checks() {
        return CHECKED.sum();
    }

    /** Calls that would have been, had their streams been such that they can be read again, or imitated. */
    public static long skips() {
        return SKIPPED.sum();
    }

    /** Calls in which the loop came to something else. */
    public static long differences() {
        return DIFFERED.sum();
    }
}
