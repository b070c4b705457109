package dev.standpipe.rewrite.report;

/** One loop that carries elements, and what became of it: a line of the report, and the unit of test assertions. */
public final class Finding {
    private final Place place;
    private final Carried carried;
    private final String rule;
    private final Reason reason;
    private final String culprit;
    private final int site;
    private final int firstLine;
    private final int lastLine;

    private Finding(
            Place place,
            Carried carried,
            String rule,
            Reason reason,
            String culprit,
            int site,
            int firstLine,
            int lastLine) {
        this.place = place;
        this.carried = carried;
        this.rule = rule;
        this.reason = reason;
        this.culprit = culprit;
        this.site = site;
        this.firstLine = firstLine;
        this.lastLine = lastLine;
    }

    public static Finding rewritten(Place place, Carried carried, String rule) {
        return new Finding(place, carried, rule, null, null, 0, place.line(), place.line());
    }

    /**
     * {@code culprit} is the instruction that stood in the way, in words, with its line; null if it is the loop as a
     * whole.
     */
    public static Finding kept(Place place, Carried carried, Reason reason, String culprit) {
        return new Finding(place, carried, null, reason, culprit, 0, place.line(), place.line());
    }

    public Finding atSite(int site) {
        return new Finding(place, carried, rule, reason, culprit, site, firstLine, lastLine);
    }

    /** The lines from the first to the last instruction of the loop, of which the transfer has one. */
    public Finding spanning(int first, int last) {
        return new Finding(place, carried, rule, reason, culprit, site, first, last);
    }

    public Place place() {
        return place;
    }

    public Carried carried() {
        return carried;
    }

    public boolean isRewritten() {
        return reason == null;
    }

    /** The rule that matched, or null. */
    public String rule() {
        return rule;
    }

    /** Why the loop was left alone, or null. */
    public Reason reason() {
        return reason;
    }

    /** The instruction that stood in the way, in words, or null. */
    public String culprit() {
        return culprit;
    }

    /** In the build, so that what is there now calls what serves it. */
    public boolean wasRewrittenBefore() {
        return reason == Reason.REWRITTEN_BEFORE;
    }

    /** One sentence for a person. */
    public String explanation() {
        return isRewritten()
                ? "a bulk transfer goes before the loop"
                : culprit == null ? reason.sentence() : reason.sentence() + ": " + culprit;
    }

    /**
     * The number that the rewritten code passes to the runtime, which counts under it; 0 if the loop was left alone.
     */
    public int site() {
        return site;
    }

    /** The smallest line number in the loop, or 0. */
    public int firstLine() {
        return firstLine;
    }

    /** The largest one. */
    public int lastLine() {
        return lastLine;
    }

    @Override
    public String toString() {
        return place + " " + carried + (isRewritten() ? " rewritten by " + rule : " kept: " + explanation());
    }
}
