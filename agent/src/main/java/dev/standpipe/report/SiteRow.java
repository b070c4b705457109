package dev.standpipe.report;

import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.rewrite.report.Reason;

/** One loop in a report: where it is, what it carries, what became of it, and what it did. */
public final class SiteRow implements Comparable<SiteRow> {
    private final Place place;
    private final Carried carried;
    private final String rule;
    private final String reason;
    private final String explanation;
    private final Activity activity;
    private final Spent spent;
    private final Saved saved;
    private final String origin;

    /** Of {@code rule} and {@code reason} one is null. */
    public SiteRow(Place place, Carried carried, String rule, String reason, String explanation, Activity activity) {
        this(place, carried, rule, reason, explanation, activity, Spent.NONE, Saved.UNKNOWN, null);
    }

    private SiteRow(
            Place place,
            Carried carried,
            String rule,
            String reason,
            String explanation,
            Activity activity,
            Spent spent,
            Saved saved,
            String origin) {
        this.place = place;
        this.carried = carried;
        this.rule = rule;
        this.reason = reason;
        this.explanation = explanation;
        this.activity = activity;
        this.spent = spent;
        this.saved = saved;
        this.origin = origin;
    }

    static SiteRow of(Finding finding, Activity activity) {
        return new SiteRow(
                finding.place(),
                finding.carried(),
                finding.rule(),
                finding.reason() == null ? null : finding.reason().name(),
                finding.explanation(),
                activity);
    }

    /** The same loop in another run. */
    SiteRow plus(SiteRow other) {
        return new SiteRow(
                place,
                carried,
                rule,
                reason,
                explanation,
                activity.plus(other.activity),
                spent.plus(other.spent),
                saved.plus(other.saved),
                origin == null ? other.origin : origin);
    }

    boolean isWithin(SiteRow sum) {
        return activity.isWithin(sum.activity) && spent.isWithin(sum.spent) && saved.isWithin(sum.saved);
    }

    /** With the time that its own rounds took. */
    public SiteRow spending(Spent time) {
        return new SiteRow(place, carried, rule, reason, explanation, activity, time, saved, origin);
    }

    /** With what its transfers have saved. */
    public SiteRow saving(Saved time) {
        return new SiteRow(place, carried, rule, reason, explanation, activity, spent, time, origin);
    }

    /** With the jar or folder of its class, or null. */
    public SiteRow from(String jar) {
        return new SiteRow(place, carried, rule, reason, explanation, activity, spent, saved, jar);
    }

    static String id(Place place) {
        return place.className() + "." + place.method() + place.descriptor() + "@" + place.instruction();
    }

    /** Class, method and instruction: the same in each run, as long as the method is the same. */
    public String id() {
        return id(place);
    }

    /** What rows of several runs are joined by: the loop, and what became of it. */
    public String key() {
        return id() + " " + label();
    }

    public Place place() {
        return place;
    }

    /** The jar or folder that its class came from, or null if nobody said. */
    public String origin() {
        return origin;
    }

    public Carried carried() {
        return carried;
    }

    /** As stack traces have it, so that development environments make a link of it. */
    public String where() {
        return dotted(place.className()) + "." + place.method() + "(" + position() + ")";
    }

    /** The source file and line, as far as the class file names them. */
    public String position() {
        if (place.line() == 0) {
            return "instruction " + place.instruction();
        }
        return place.source() == null ? "line " + place.line() : place.source() + ":" + place.line();
    }

    /** What the loop does, in words. */
    public String what() {
        return what(simple(carried.receiver()));
    }

    /** The same, with all of the name of the stream's class. */
    public String whatInFull() {
        return what(carried.receiver());
    }

    private String what(String receiver) {
        return (isRead() ? "reads " : "writes ")
                + (isOfRecords() ? "records that begin with " : "")
                + carried.element()
                + (isRead() ? " from " : " to ")
                + receiver;
    }

    /** Whether each round carries several elements, of which the first stands for all. */
    public boolean isOfRecords() {
        return "ReadRecords".equals(rule);
    }

    public static String dotted(String className) {
        return className.replace('/', '.');
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('/') + 1);
    }

    public boolean isRead() {
        return carried.direction() == Direction.READ;
    }

    public boolean isRewritten() {
        return rule != null;
    }

    /** Whether an earlier run has dealt with it. */
    public boolean wasRewrittenBefore() {
        return Reason.REWRITTEN_BEFORE.name().equals(reason);
    }

    public String verdict() {
        return isRewritten() ? "rewritten" : "declined";
    }

    /** The rule or the reason. */
    public String label() {
        return isRewritten() ? rule : reason;
    }

    /** The rule that matched, or null. */
    public String rule() {
        return rule;
    }

    /** The name of the reason why the loop was left alone, or null. */
    public String reason() {
        return reason;
    }

    /** One sentence for a person. */
    public String explanation() {
        return explanation;
    }

    public Activity activity() {
        return activity;
    }

    /** What its transfers have saved. */
    public Saved saved() {
        return saved;
    }

    /** What its rounds took, apart from bulk transfers. */
    public Spent spent() {
        return spent;
    }

    /** By class, then as in the source file, then as in the method. */
    @Override
    public int compareTo(SiteRow other) {
        int order = place.className().compareTo(other.place.className());
        if (order == 0) {
            order = Integer.compare(place.line(), other.place.line());
        }
        if (order == 0) {
            order = (place.method() + place.descriptor()).compareTo(other.place.method() + other.place.descriptor());
        }
        if (order == 0) {
            order = Integer.compare(place.instruction(), other.place.instruction());
        }
        return order != 0 ? order : key().compareTo(other.key());
    }
}
