package dev.standpipe.report;

/** How many classes were loaded, looked into, changed and not understood, and how long that took. */
public final class ClassCounts {
    private final long seen;
    private final long scanned;
    private final long rewritten;
    private final long skipped;
    private final long millis;

    public ClassCounts(long seen, long scanned, long rewritten, long skipped, long millis) {
        this.seen = seen;
        this.scanned = scanned;
        this.rewritten = rewritten;
        this.skipped = skipped;
        this.millis = millis;
    }

    ClassCounts plus(ClassCounts other) {
        return new ClassCounts(
                seen + other.seen,
                scanned + other.scanned,
                rewritten + other.rewritten,
                skipped + other.skipped,
                millis + other.millis);
    }

    boolean isWithin(ClassCounts sum) {
        return seen <= sum.seen
                && scanned <= sum.scanned
                && rewritten <= sum.rewritten
                && skipped <= sum.skipped
                && millis <= sum.millis;
    }

    public long seen() {
        return seen;
    }

    /** Those with something in them that looks like a transfer. */
    public long scanned() {
        return scanned;
    }

    public long rewritten() {
        return rewritten;
    }

    /** Those that may have had loops, but were damaged, too new or too much. */
    public long skipped() {
        return skipped;
    }

    public long millis() {
        return millis;
    }
}
