package dev.standpipe.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How often each of several things is the case, the most frequent first. */
public final class Tally {
    private final Map<String, Long> counts = new LinkedHashMap<>();

    /** The rules, with the loops that each has rewritten. */
    public static Tally ofRules(Report report) {
        Tally tally = new Tally();
        for (SiteRow site : report.sites()) {
            if (site.isRewritten()) {
                tally.add(site.rule(), 1);
            }
        }
        return tally;
    }

    /** The reasons, with the loops that were left alone for each. */
    public static Tally ofReasons(Report report) {
        Tally tally = new Tally();
        for (SiteRow site : report.sites()) {
            if (!site.isRewritten()) {
                tally.add(site.reason(), 1);
            }
        }
        return tally;
    }

    /** Why calls were left to the loop while the program ran, with the number of calls. */
    public static List<Declined> ofDeclines(Report report) {
        List<Declined> all = new ArrayList<>();
        for (SiteRow site : report.sites()) {
            all.addAll(site.activity().declined());
        }
        return Declined.joined(all);
    }

    public void add(String what, long count) {
        Long before = counts.get(what);
        counts.put(what, before == null ? count : before + count);
    }

    public List<String> sorted() {
        List<String> sorted = new ArrayList<>(counts.keySet());
        Collections.sort(sorted, new Comparator<String>() {
            @Override
            public int compare(String one, String other) {
                int byCount = Long.compare(counts.get(other), counts.get(one));
                return byCount != 0 ? byCount : one.compareTo(other);
            }
        });
        return sorted;
    }

    public long of(String what) {
        return counts.get(what);
    }

    public long most() {
        long most = 0;
        for (long count : counts.values()) {
            most = Math.max(most, count);
        }
        return most;
    }
}
