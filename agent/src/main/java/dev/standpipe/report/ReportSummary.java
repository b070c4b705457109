package dev.standpipe.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A report in a few lines, for a terminal. */
public final class ReportSummary {
    private static final int TOP = 3;
    private static final int REASONS = 3;

    private ReportSummary() {}

    /** Without line ends. {@code where} is where the report is as a whole, and how to get it otherwise. */
    public static List<String> of(Report report, String where) {
        List<String> lines = new ArrayList<>();
        lines.add(loops(report));
        if (!report.isDry()) {
            lines.add(moved(report));
        }
        for (SiteRow site : busiest(report)) {
            lines.add("  " + Amounts.bytes(site.activity().bytes()) + "  " + site.where() + " " + site.what());
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
                    + Sentences.ofReason(reason));
        }
        if (where != null) {
            lines.add(where);
        }
        return lines;
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
