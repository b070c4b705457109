package dev.standpipe.report;

/** How many classes were loaded, looked into, changed and not understood, and how long that took. */
public final class ClassCounts {
    private final long seen;
    private final long scanned;
    private final long rewritten;
    private final long skipped;
    private final long millis;
    private final long remembered;

    public ClassCounts(long seen, long scanned, long rewritten, long skipped, long millis) {
        this(seen, scanned, rewritten, skipped, millis, 0);
    }

    private ClassCounts(long seen, long scanned, long rewritten, long skipped, long millis, long remembered) {
        this.seen = seen;
        this.scanned = scanned;
        this.rewritten = rewritten;
        this.skipped = skipped;
        this.millis = millis;
        this.remembered = remembered;
    }

    /** Of those that were looked into, so many were in the cache. */
    public ClassCounts ofWhichRemembered(long classes) {
        return new ClassCounts(seen, scanned, rewritten, skipped, millis, classes);
    }

    ClassCounts plus(ClassCounts other) {
        return new ClassCounts(
                seen + other.seen,
                scanned + other.scanned,
                rewritten + other.rewritten,
                skipped + other.skipped,
                millis + other.millis,
                remembered + other.remembered);
    }

    boolean isWithin(ClassCounts sum) {
        return seen <= sum.seen
                && scanned <= sum.scanned
                && rewritten <= sum.rewritten
                && skipped <= sum.skipped
                && millis <= sum.millis
                && remembered <= sum.remembered;
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

    /** Those among the scanned whose verdict came from the cache. */
    public long remembered() {
        return remembered;
    }

    public long millis() {
        return millis;
    }
}
