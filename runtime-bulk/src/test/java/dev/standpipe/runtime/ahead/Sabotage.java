package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.Originals;

/**
 * What the mutants of this room do where one instruction is not enough: each stands in for a method, and gets what that
 * got. See {@code dev.standpipe.proof.Mutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link Window}: takes for there what may be on its way. */
    static int impatient(Window window, int bytes) {
        return bytes;
    }

    /** For {@link Window}: keeps memory that somebody should get back. */
    static WindowMemory miserly(Window window) throws Exception {
        Originals.call(window, "giveUp");
        return null;
    }
}
