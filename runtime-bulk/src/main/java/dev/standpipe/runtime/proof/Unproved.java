package dev.standpipe.runtime.proof;

/** A method could not be followed: why, and at which instruction. */
public final class Unproved extends Exception {
    private static final long serialVersionUID = 1L;

    /** It may be proved later, when more classes are loaded. */
    final boolean isForNow;

    /** Where a way ends in an exception, others say more. */
    final boolean isThrown;

    /** Null where no instruction is to blame. */
    private final transient MethodCode method;

    private final int at;

    Unproved(String why) {
        this(why, null, 0, false, false);
    }

    private Unproved(String why, MethodCode method, int at, boolean isForNow, boolean isThrown) {
        super(why, null, false, false);
        this.method = method;
        this.at = at;
        this.isForNow = isForNow;
        this.isThrown = isThrown;
    }

    static Unproved forNow(String why) {
        return new Unproved(why, null, 0, true, false);
    }

    static Unproved thrown() {
        return new Unproved("it throws", null, 0, false, true);
    }

    /** With the place, unless it has one. */
    Unproved at(MethodCode method, int at) {
        return this.method != null ? this : new Unproved(super.getMessage(), method, at, isForNow, isThrown);
    }

    /** Few are ever read, and the line is looked up for those alone. */
    @Override
    public String getMessage() {
        return method == null ? super.getMessage() : super.getMessage() + ", " + method.place(at);
    }
}
