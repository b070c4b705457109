package dev.standpipe.programs;

import dev.standpipe.proof.Choices;

/** How many little things of a program are different from what a rule would take. */
final class Oddity {
    private final Choices c;
    private int left;
    private boolean struck;

    Oddity(Choices c) {
        this.c = c;
        left = c.chance(50) ? 1 + c.pick(4) / 3 : 0;
    }

    boolean strikes() {
        boolean strikes = left > 0 && c.chance(18);
        left -= strikes ? 1 : 0;
        struck |= strikes;
        return strikes;
    }

    /** Whether there is one at all. */
    boolean struck() {
        return struck;
    }
}
