package dev.standpipe.report;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Joins what was found about loops with where their classes came from, what they did, what they took, and what they
 * would have taken.
 */
public final class Weights {
    private final Map<String, String> origins = new ConcurrentHashMap<>();
    private volatile SpentTime spentTime;
    private volatile SavedTime savedTime;

    Weights() {}

    /** The jar or folder of a class that may have loops; of two classes of a name, that of the first. */
    public void cameFrom(String className, String origin) {
        if (origin != null) {
            origins.putIfAbsent(className, origin);
        }
    }

    /** From now on this is asked, for each loop, how long it took. */
    public void timedBy(SpentTime time) {
        spentTime = time;
    }

    /** From now on this is asked, for each loop, what its transfers have saved. */
    public void comparedBy(SavedTime time) {
        savedTime = time;
    }

    List<SiteRow> rows(Collection<Finding> findings) {
        List<Finding> sorted = new ArrayList<>(findings);
        if (savedTime != null) {
            // there may be no time to compare all of them
            Collections.sort(sorted, new Comparator<Finding>() {
                @Override
                public int compare(Finding one, Finding other) {
                    return Long.compare(bytes(other), bytes(one));
                }
            });
        }
        List<SiteRow> rows = new ArrayList<>();
        for (Finding finding : sorted) {
            rows.add(row(finding));
        }
        return rows;
    }

    private static long bytes(Finding finding) {
        return finding.site() == 0 ? 0 : Sites.at(finding.site()).bytes();
    }

    private SiteRow row(Finding finding) {
        Site site = finding.site() == 0 ? null : Sites.at(finding.site());
        SiteRow row = SiteRow.of(finding, site == null ? Activity.NONE : Activity.of(site))
                .from(origins.get(finding.place().className()));
        SpentTime spent = spentTime;
        SavedTime saved = savedTime;
        row = spent == null ? row : row.spending(spent.of(row.key()));
        return saved == null || site == null ? row : row.saving(saved.of(row, site.receiver(), site.beneath()));
    }
}
