package dev.standpipe.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A report in a few lines, for a terminal. */
public final class ReportSummary {
    private static final int TOP = 3;
    private static final int REASONS = 3;
    private static final int EXAMPLES = 2;

    private ReportSummary() {}

    /** Without line ends. {@code where} is where the report is as a whole, and how to get it otherwise. */
    public static List<String> of(Report report, String where) {
        List<String> lines = new ArrayList<>();
        lines.add(loops(report));
        if (!report.isDry()) {
            lines.add(moved(report));
        }
        if (report.totals().saved().isKnown()) {
            lines.add(saved(report.totals().saved()));
        }
        for (SiteRow site : busiest(report)) {
            lines.add("  " + Amounts.bytes(site.activity().bytes()) + "  " + site.where() + " " + site.what());
        }
        if (report.totals().spent().samples() > 0) {
            lines.add(left(report.totals().spent()));
        }
        for (SiteRow site : costliest(report)) {
            lines.add("  about " + Amounts.nanos(site.spent().transferNanos()) + " one element at a time  "
                    + site.where() + " " + site.what() + ": "
                    + (site.isRewritten() ? "left to the loop while it ran" : site.reason()));
        }
        if (report.runs().size() == 1) {
            lines.addAll(smallReads(report.runs().get(0)));
        }
        List<Declined> declines = Tally.ofDeclines(report);
        for (Declined decline : declines.subList(0, Math.min(REASONS, declines.size()))) {
            lines.add("  " + Amounts.count(decline.count(), "call", "calls") + " left to the loop: "
                    + decline.explanation() + " (" + decline.receiver() + ")");
        }
        Tally reasons = Tally.ofReasons(report);
        List<String> sorted = reasons.sorted();
        for (String reason : sorted.subList(0, Math.min(REASONS, sorted.size()))) {
            lines.add("  " + Amounts.count(reasons.of(reason), "loop", "loops") + " left alone: " + reason + ", "
                    + Sentences.ofReason(reason) + examples(report, reason));
        }
        if (where != null) {
            lines.add(where);
        }
        return lines;
    }

    /** A line for each file. */
    public static List<String> smallReads(Run run) {
        List<String> lines = new ArrayList<>();
        for (SmallReads file : run.smallReads()) {
            lines.add(file.toString());
        }
        return lines;
    }

    /** The first places, for whoever has nothing but these lines. */
    private static String examples(Report report, String reason) {
        StringBuilder examples = new StringBuilder();
        int named = 0;
        for (SiteRow site : report.sites()) {
            if (reason.equals(site.reason()) && named < EXAMPLES) {
                examples.append(named == 0 ? ": " : ", ").append(site.where());
                named++;
            }
        }
        return examples.append(Tally.ofReasons(report).of(reason) > named ? " and others" : "")
                .toString();
    }

    public static String loops(Report report) {
        Totals totals = report.totals();
        long all = totals.sitesRewritten() + totals.sitesDeclined();
        if (all == 0) {
            return "No loop was found that carries elements one at a time.";
        }
        return Amounts.count(totals.sitesRewritten()) + " of "
                + Amounts.count(all, "loop that carries", "loops that carry") + " elements one at a time "
                + (report.isDry() ? "would be" : totals.sitesRewritten() == 1 ? "is" : "are") + " rewritten.";
    }

    public static String classes(Report report) {
        ClassCounts classes = report.totals().classes();
        return Amounts.count(classes.seen(), "class", "classes") + " seen, " + Amounts.count(classes.scanned())
                + " of them looked into" + fromCache(classes) + ", " + Amounts.count(classes.rewritten())
                + (report.isDry() ? " would be rewritten, " : " rewritten, ")
                + Amounts.count(classes.skipped()) + " not understood, in "
                + Amounts.nanos(classes.millis() * 1_000_000);
    }

    private static String fromCache(ClassCounts classes) {
        return classes.remembered() == 0
                ? ""
                : " (" + Amounts.count(classes.remembered()) + " in an earlier run, from the cache)";
    }

    public static String moved(Report report) {
        Totals totals = report.totals();
        if (totals.bulkCalls() == 0) {
            return "Nothing was moved in bulk.";
        }
        return Amounts.bytes(totals.bytes()) + " (" + Amounts.count(totals.elements(), "element", "elements")
                + ") moved in " + Amounts.count(totals.bulkCalls(), "bulk transfer", "bulk transfers") + ".";
    }

    /** Where the most is left to gain, as far as that is known. */
    public static List<SiteRow> costliest(Report report) {
        List<SiteRow> costly = new ArrayList<>();
        for (SiteRow site : report.sites()) {
            if (site.spent().transferNanos() > 0) {
                costly.add(site);
            }
        }
        Collections.sort(costly, new Comparator<SiteRow>() {
            @Override
            public int compare(SiteRow one, SiteRow other) {
                return Long.compare(other.spent().transferNanos(), one.spent().transferNanos());
            }
        });
        return costly.subList(0, Math.min(TOP, costly.size()));
    }

    /** What the transfers have saved, as far as that was measured. */
    public static String saved(Saved saved) {
        return "That saved about " + Amounts.nanos(saved.nanos())
                + (saved.systemCalls() == 0
                        ? ""
                        : " and at least " + Amounts.count(saved.systemCalls(), "system call", "system calls"))
                + ".";
    }

    /** What all loops together took, and what of it could be less. */
    public static String left(Spent spent) {
        return "About " + Amounts.nanos(spent.transferNanos()) + " went into moving single elements, of "
                + Amounts.nanos(spent.nanos()) + " in such loops (seen "
                + Amounts.count(spent.samples(), "time", "times")
                + ").";
    }

    /** With their number, where it is known what one takes. */
    public static String singles(Spent spent) {
        return spent.elements() == 0
                ? "single elements"
                : "about " + Amounts.count(spent.elements(), "single element", "single elements") + " ("
                        + Amounts.count(spent.bytes(), "byte", "bytes") + ")";
    }

    private static List<SiteRow> busiest(Report report) {
        List<SiteRow> moving = new ArrayList<>();
        for (SiteRow site : report.sites()) {
            if (site.activity().bytes() > 0) {
                moving.add(site);
            }
        }
        Collections.sort(moving, new Comparator<SiteRow>() {
            @Override
            public int compare(SiteRow one, SiteRow other) {
                return Long.compare(other.activity().bytes(), one.activity().bytes());
            }
        });
        return moving.subList(0, Math.min(TOP, moving.size()));
    }
}
