package dev.standpipe.report;

/** What bulk transfers have saved: against the loop itself, which was timed for it on the same machine. */
public final class Saved {
    public static final Saved UNKNOWN = new Saved(0, 0, false);

    private final long nanos;
    private final long systemCalls;
    private final boolean known;

    public Saved(long nanos, long systemCalls, boolean known) {
        this.nanos = nanos;
        this.systemCalls = systemCalls;
        this.known = known;
    }

    /** Where some of it is known, that is what is said. */
    Saved plus(Saved other) {
        return new Saved(nanos + other.nanos, systemCalls + other.systemCalls, known || other.known);
    }

    boolean isWithin(Saved sum) {
        return nanos <= sum.nanos && systemCalls <= sum.systemCalls;
    }

    /** Of processor time, in all threads together. */
    public long nanos() {
        return nanos;
    }

    /** At least so many: a loop without a buffer makes one or more for each element. */
    public long systemCalls() {
        return systemCalls;
    }

    /** Whether it was measured how long the loop would have taken. */
    public boolean isKnown() {
        return known;
    }
}
