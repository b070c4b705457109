package dev.standpipe.report;

/** How many classes were loaded, looked into and changed, and how long that took. */
public final class Classes {
    private final long seen;
    private final long scanned;
    private final long rewritten;
    private final long millis;

    Classes(long seen, long scanned, long rewritten, long millis) {
        this.seen = seen;
        this.scanned = scanned;
        this.rewritten = rewritten;
        this.millis = millis;
    }

    Classes plus(Classes other) {
        return new Classes(
                seen + other.seen, scanned + other.scanned, rewritten + other.rewritten, millis + other.millis);
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

    public long millis() {
        return millis;
    }
}
