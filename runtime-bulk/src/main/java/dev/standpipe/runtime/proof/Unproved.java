package dev.standpipe.runtime.proof;

/** A method could not be followed: why, and at which instruction. */
public final class Unproved extends Exception {
    private static final long serialVersionUID = 1L;

    /** Where a way ends in an exception, others say more. */
    static final String THROWS = "it throws";

    /** The call that cannot be followed comes later than others. */
    final int depth;

    Unproved(String why) {
        this(why, 0);
    }

    private Unproved(String why, int depth) {
        super(why, null, false, false);
        this.depth = depth;
    }

    /** With the place, unless it has one. */
    Unproved at(String place, int depth) {
        return this.depth > 0 ? this : new Unproved(getMessage() + ", " + place, depth);
    }
}
