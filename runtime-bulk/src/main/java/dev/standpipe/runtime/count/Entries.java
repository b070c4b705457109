package dev.standpipe.runtime.count;

import java.io.StandpipeTally;

/** How often loops were entered that nothing is moved for. */
public final class Entries {
    /** What {@link #of} says of loops that nobody counts. */
    public static final long UNKNOWN = -1;

    private static volatile boolean counted;

    private Entries() {}

    /** From now on loops may be counted: what counts them is in the JDK. All that it needs is there afterwards. */
    public static void begin() {
        StandpipeTally.enter(0);
        counted = true;
    }

    public static long of(int loop) {
        return counted ? StandpipeTally.of(loop) : UNKNOWN;
    }
}
