package dev.standpipe.report;

import java.util.List;

/** The sums of a report. */
public final class Totals {
    private final ClassCounts classes;
    private long rewritten;
    private long declined;
    private long calls;
    private long elements;
    private long bytes;
    private Saved saved = Saved.UNKNOWN;
    private Spent spent = Spent.NONE;

    Totals(ClassCounts classes, List<SiteRow> sites) {
        this.classes = classes;
        for (SiteRow site : sites) {
            if (site.isRewritten()) {
                rewritten++;
            } else {
                declined++;
            }
            calls += site.activity().calls();
            elements += site.activity().elements();
            bytes += site.activity().bytes();
            saved = saved.plus(site.saved());
            spent = spent.plus(site.spent());
        }
    }

    /** Classes that were loaded, looked into and changed, and the time that took. */
    public ClassCounts classes() {
        return classes;
    }

    public long sitesRewritten() {
        return rewritten;
    }

    public long sitesDeclined() {
        return declined;
    }

    public long bulkCalls() {
        return calls;
    }

    public long elements() {
        return elements;
    }

    public long bytes() {
        return bytes;
    }

    /** By all transfers of which it is known. */
    public Saved saved() {
        return saved;
    }

    /** In the rounds of all loops. */
    public Spent spent() {
        return spent;
    }
}
