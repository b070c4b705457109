package dev.standpipe.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What was found and what was moved, in one run or in several. */
public final class Report {
    public static final String TOOL = "Standpipe";

    private final String version;
    private final List<Run> runs;
    private final List<SiteRow> sites;
    private final Totals totals;

    /** {@code version} is that of the tool that wrote the report; there is at least one run. */
    public Report(String version, List<Run> runs, ClassCounts classes, List<SiteRow> sites) {
        List<SiteRow> sorted = new ArrayList<>(sites);
        Collections.sort(sorted);
        this.version = version;
        this.runs = Collections.unmodifiableList(runs);
        this.sites = Collections.unmodifiableList(sorted);
        this.totals = new Totals(classes, sorted);
    }

    public String version() {
        return version;
    }

    public List<Run> runs() {
        return runs;
    }

    public Totals totals() {
        return totals;
    }

    /** In the order of classes and lines. */
    public List<SiteRow> sites() {
        return sites;
    }

    /** Those that no earlier run has dealt with. */
    public List<SiteRow> openSites() {
        List<SiteRow> open = new ArrayList<>(sites);
        open.removeIf(SiteRow::wasRewrittenBefore);
        return open;
    }

    /** Whether classes were only looked at, in each of the runs. */
    public boolean isDry() {
        for (Run run : runs) {
            if (!run.isDry()) {
                return false;
            }
        }
        return true;
    }
}
