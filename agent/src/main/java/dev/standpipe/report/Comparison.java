package dev.standpipe.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is different about the loops of two reports: which came and went, and which met another end. */
public final class Comparison {
    private static final int MOST_CHANGES = 20;

    private final Report before;
    private final Report after;
    private final List<String> differences = new ArrayList<>();

    private Comparison(Report before, Report after) {
        this.before = before;
        this.after = after;
    }

    public static Comparison of(Report before, Report after) {
        Comparison comparison = new Comparison(before, after);
        comparison.compare();
        return comparison;
    }

    /**
     * Whether both have the same loops, each with the same verdict, rule and reason. How much was moved does not count.
     */
    public boolean isSame() {
        return differences.isEmpty();
    }

    /** For a terminal, without line ends. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("before: " + summary(before));
        lines.add("after:  " + summary(after));
        lines.addAll(differences);
        if (isSame()) {
            lines.add("The loops are the same, and so are their verdicts.");
        }
        lines.addAll(changes());
        return lines;
    }

    /** Loops that took a different time, or moved a different amount, the largest change of time first. */
    private List<String> changes() {
        List<Change> changes = new ArrayList<>();
        if (before.isDry() || after.isDry()) {
            return Collections.emptyList();
        }
        Map<String, SiteRow> old = byId(before);
        for (SiteRow site : byId(after).values()) {
            SiteRow was = old.get(site.id());
            Change change = was == null ? null : new Change(was, site);
            if (change != null && change.isWorthTelling()) {
                changes.add(change);
            }
        }
        Collections.sort(changes);
        List<String> lines = new ArrayList<>();
        for (Change change : changes.subList(0, Math.min(MOST_CHANGES, changes.size()))) {
            lines.add(change.told());
        }
        if (changes.size() > MOST_CHANGES) {
            lines.add("  and " + Amounts.count(changes.size() - MOST_CHANGES, "smaller change", "smaller changes"));
        }
        return lines;
    }

    private static String summary(Report report) {
        return ReportSummary.loops(report) + (report.isDry() ? "" : " " + ReportSummary.moved(report));
    }

    private void compare() {
        Map<String, SiteRow> old = byId(before);
        Map<String, SiteRow> now = byId(after);
        for (SiteRow site : now.values()) {
            SiteRow was = old.get(site.id());
            if (was == null) {
                differ("new", site, "");
            } else if (!was.key().equals(site.key())) {
                String how = was.isRewritten() == site.isRewritten()
                        ? site.isRewritten() ? "another rule" : "another reason"
                        : site.isRewritten() ? "now rewritten" : "no longer rewritten";
                differ(how, site, ", was " + was.label());
            }
        }
        for (SiteRow site : old.values()) {
            if (!now.containsKey(site.id())) {
                differ("gone", site, "");
            }
        }
    }

    private void differ(String how, SiteRow site, String was) {
        differences.add("  " + how + ": " + site.where() + " " + site.what() + ", " + site.label() + was);
    }

    /** Where several loaders or runs disagree about a loop, the one that was rewritten stands for it. */
    private static Map<String, SiteRow> byId(Report report) {
        Map<String, SiteRow> sites = new LinkedHashMap<>();
        for (SiteRow site : report.sites()) {
            if (site.isRewritten() || !sites.containsKey(site.id())) {
                sites.put(site.id(), site);
            }
        }
        return sites;
    }
}
