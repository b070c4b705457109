package dev.standpipe.report;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.count.Entries;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.count.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Joins what was found about loops with where their classes came from, what they did, what they took, and what they
 * would have taken.
 */
public final class Weights {
    private static final Comparator<SiteRow> HEAVIER_FIRST = new Comparator<SiteRow>() {
        @Override
        public int compare(SiteRow one, SiteRow other) {
            int byBytes = Long.compare(other.activity().bytes(), one.activity().bytes());
            return byBytes != 0
                    ? byBytes
                    : Long.compare(other.spent().transferNanos(), one.spent().transferNanos());
        }
    };

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

    /** From now on this is asked, for each loop, how long it took, unless somebody is. */
    public synchronized void timedBy(SpentTime time) {
        spentTime = spentTime == null ? time : spentTime;
    }

    /** From now on it is told what transfers have saved; that takes so long, once. */
    public void compare(long nanos) {
        savedTime = spentTime.comparing(nanos);
    }

    List<SiteRow> rows(Collection<Finding> findings) {
        List<SiteRow> rows = new ArrayList<>();
        Map<SiteRow, Site> sites = new IdentityHashMap<>();
        for (Finding finding : findings) {
            Site site = finding.site() == 0 ? null : Sites.at(finding.site());
            SiteRow row = row(finding, site);
            rows.add(row);
            sites.put(row, site);
        }
        SavedTime saved = savedTime;
        if (saved != null) {
            // there may be no time to compare all of them
            Collections.sort(rows, HEAVIER_FIRST);
            for (int k = 0; k < rows.size(); k++) {
                rows.set(k, compared(rows.get(k), sites.get(rows.get(k)), saved));
            }
        }
        return rows;
    }

    /** What threads did in each stage, or for each operator. */
    List<WorkRow> works() {
        List<WorkRow> rows = new ArrayList<>();
        for (Work work : Sites.works()) {
            rows.add(WorkRow.of(work));
        }
        SpentTime time = spentTime;
        rows.addAll(time == null ? Collections.<WorkRow>emptyList() : time.byWork());
        return rows;
    }

    private SiteRow row(Finding finding, Site site) {
        SiteRow row = SiteRow.of(finding, site == null ? Activity.NONE : Activity.of(site))
                .from(origins.get(finding.place().className()));
        SpentTime time = spentTime;
        Spent spent = time == null ? Spent.NONE : time.of(row.key());
        return row.spending(site == null || row.isRewritten() ? spent : spent.entered(Entries.of(site.id())));
    }

    private static SiteRow compared(SiteRow row, Site site, SavedTime saved) {
        SiteRow told = site == null ? row : row.saving(saved.of(row, site.receiver(), site.beneath()));
        return told.spending(saved.moved(row));
    }
}
