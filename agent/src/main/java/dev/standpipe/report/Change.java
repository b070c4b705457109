package dev.standpipe.report;

/** What a loop took and moved in two runs. */
final class Change implements Comparable<Change> {
    /** Less is what chance does. */
    private static final long LEAST_NANOS = 10_000_000;

    private static final double LEAST_SHARE = 0.2;

    private final SiteRow was;
    private final SiteRow is;

    Change(SiteRow was, SiteRow is) {
        this.was = was;
        this.is = is;
    }

    /** In its own rounds, and in transfers that were timed. */
    private static long nanos(SiteRow site) {
        return site.spent().nanos() + site.activity().nanos();
    }

    private long more() {
        return nanos(is) - nanos(was);
    }

    private boolean hasOtherTime() {
        return Math.abs(more()) >= LEAST_NANOS && Math.abs(more()) >= LEAST_SHARE * nanos(was);
    }

    private boolean hasOtherBytes() {
        return is.activity().bytes() != was.activity().bytes();
    }

    boolean isWorthTelling() {
        return hasOtherTime() || hasOtherBytes();
    }

    /** For a terminal, without a line end. */
    String told() {
        StringBuilder told = new StringBuilder("  ");
        told.append(hasOtherTime() ? more() > 0 ? "slower" : "faster" : "other amount");
        told.append(": ").append(is.where()).append(' ').append(is.what());
        if (hasOtherTime()) {
            told.append(", ").append(Amounts.nanos(nanos(is)));
            told.append(" after ").append(Amounts.nanos(nanos(was)));
        }
        if (hasOtherBytes()) {
            told.append(", ").append(Amounts.bytes(is.activity().bytes())).append(" in bulk after ");
            told.append(Amounts.bytes(was.activity().bytes()));
        }
        return told.toString();
    }

    /** What became slower first, by as much as it did. */
    @Override
    public int compareTo(Change other) {
        int byTime = Long.compare(other.hasOtherTime() ? other.more() : 0, hasOtherTime() ? more() : 0);
        return byTime != 0 ? byTime : is.compareTo(other.is);
    }
}
