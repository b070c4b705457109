package dev.standpipe.runtime.proof;

/** A method could not be followed: why, and at which instruction. */
public final class Unproved extends Exception {
    private static final long serialVersionUID = 1L;

    /** Where a way ends in an exception, others say more. */
    static final String THROWS = "it throws";

    /** It may be proved later, when more classes are loaded. */
    final boolean isForNow;

    /** The call that cannot be followed comes later than others. */
    final int depth;

    Unproved(String why) {
        this(why, 0, false);
    }

    private Unproved(String why, int depth, boolean isForNow) {
        super(why, null, false, false);
        this.depth = depth;
        this.isForNow = isForNow;
    }

    static Unproved forNow(String why) {
        return new Unproved(why, 0, true);
    }

    /** With the place, unless it has one. */
    Unproved at(String place, int depth) {
        return this.depth > 0 ? this : new Unproved(getMessage() + ", " + place, depth, isForNow);
    }
}
