package dev.standpipe.runtime.count;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/**
 * Whether a stream takes or gives so few elements at once that the loop is as fast. Then transfers of it are left to
 * the loop, at first one of them and at last a thousand, before that is looked at again. Threads that run the same loop
 * at the same time may disturb each other's: it is found out later then.
 */
public final class SmallSteps {
    private static final int ENOUGH = 8;

    private static final int LONGEST = 1023;

    private Reference<Object> stream = new WeakReference<>(null);
    private int steps;
    private int elements;
    private int pause;
    private int left;

    /** Whether what there is to be moved of this stream is the loop's, for this time. */
    public boolean leave(Object stream) {
        boolean leaves = left > 0 && this.stream.get() == stream;
        left -= leaves ? 1 : 0;
        return leaves;
    }

    /** So many were moved at once, which takes as long as the loop takes for {@code fewest}. */
    public void count(Object stream, int moved, int fewest) {
        if (this.stream.get() != stream) {
            this.stream = new WeakReference<>(stream);
            steps = 0;
            elements = 0;
            pause = 0;
        }
        elements = (int) Math.min(Integer.MAX_VALUE, (long) elements + moved);
        if (++steps >= ENOUGH) {
            pause = elements < ENOUGH * fewest ? Math.min(LONGEST, 2 * pause + 1) : 0;
            left = pause;
            steps = 0;
            elements = 0;
        }
    }
}
