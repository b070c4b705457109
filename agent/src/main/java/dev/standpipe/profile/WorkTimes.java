package dev.standpipe.profile;

import dev.standpipe.report.WorkRow;
import dev.standpipe.runtime.count.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How long threads were seen in loops, by the work that an engine has named them after. */
final class WorkTimes {
    /** So many kinds of work are told apart, as by the runtime. */
    private static final int MOST = 1000;

    private final Map<String, Time> times = new HashMap<>();

    synchronized void add(String thread, long nanos) {
        String work = Work.of(thread);
        Time time = times.get(work);
        if (time == null && times.size() >= MOST) {
            work = null;
            time = times.get(null);
        }
        if (time == null) {
            time = new Time();
            times.put(work, time);
        }
        time.samples++;
        time.nanos += nanos;
    }

    synchronized List<WorkRow> rows() {
        List<WorkRow> rows = new ArrayList<>();
        for (Map.Entry<String, Time> one : times.entrySet()) {
            rows.add(new WorkRow(one.getKey(), 0, 0, one.getValue().samples, one.getValue().nanos));
        }
        return rows;
    }

    private static final class Time {
        long samples;
        long nanos;
    }
}
