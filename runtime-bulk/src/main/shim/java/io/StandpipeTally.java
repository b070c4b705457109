package java.io;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * How often loops were entered that nothing is moved for, with {@code profile=full}. It lives beside the doorway, and
 * is there only if somebody wants to know.
 */
public final class StandpipeTally {
    /** More are not counted. */
    private static final int MOST = 1 << 15;

    /** In powers of two: no two in one cache line. */
    private static final int APART = 3;

    private static final AtomicLongArray ENTRIES = new AtomicLongArray(MOST << APART);

    private StandpipeTally() {}

    /** Rewritten code calls this before the loop of that number. */
    public static void enter(int loop) {
        try {
            if (loop >= 0 && loop < MOST) {
                ENTRIES.getAndIncrement(loop << APART);
            }
        } catch (StackOverflowError atItsEnd) {
            // the loop's own calls may still have room
        }
    }

    /** Less than 0 where nobody counts. */
    public static long of(int loop) {
        return loop >= 0 && loop < MOST ? ENTRIES.get(loop << APART) : -1;
    }
}
