package dev.standpipe.report;

/** What one of several runs has moved, and what it left to its loops: its part of their sums. */
public final class Moved {
    static final Moved NOTHING = new Moved(0, 0, 0);

    private final long calls;
    private final long bytes;
    private final long declinedCalls;

    public Moved(long calls, long bytes, long declinedCalls) {
        this.calls = calls;
        this.bytes = bytes;
        this.declinedCalls = declinedCalls;
    }

    static Moved by(Report report) {
        long declined = 0;
        for (SiteRow site : report.sites()) {
            declined += site.activity().declinedCalls();
        }
        return new Moved(report.totals().bulkCalls(), report.totals().bytes(), declined);
    }

    Moved plus(Moved other) {
        return new Moved(calls + other.calls, bytes + other.bytes, declinedCalls + other.declinedCalls);
    }

    boolean isWithin(Moved sum) {
        return calls <= sum.calls && bytes <= sum.bytes && declinedCalls <= sum.declinedCalls;
    }

    public long calls() {
        return calls;
    }

    public long bytes() {
        return bytes;
    }

    public long declinedCalls() {
        return declinedCalls;
    }

    /** In a line of its own, or at the end of one. */
    public String inWords() {
        return Amounts.bytes(bytes) + " in " + Amounts.count(calls, "bulk call", "bulk calls") + ", "
                + Amounts.count(declinedCalls, "call", "calls") + " left to the loops";
    }
}
