package dev.standpipe.report;

import dev.standpipe.file.EnginePlace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The runs of one kind, on one host, for one job of an engine. */
public final class RunGroup {
    private final String title;
    private int runs;
    private Moved moved = Moved.NOTHING;
    private final List<WorkRow> works = new ArrayList<>();

    private RunGroup(String title) {
        this.title = title;
    }

    /** In the order of jobs, kinds and hosts; none where no run tells where it was or what it moved. */
    public static List<RunGroup> of(List<Run> runs) {
        Map<String, RunGroup> groups = new TreeMap<>();
        for (Run run : runs) {
            if (run.moved() == null || run.host() == null) {
                continue;
            }
            String title = title(run);
            RunGroup group = groups.get(title);
            if (group == null) {
                group = new RunGroup(title);
                groups.put(title, group);
            }
            group.runs++;
            group.moved = group.moved.plus(run.moved());
            group.works.addAll(run.works());
        }
        return Collections.unmodifiableList(new ArrayList<>(groups.values()));
    }

    private static String title(Run run) {
        EnginePlace place = run.place();
        String what = place.role() != null ? place.role() : run.program() != null ? run.program() : "unnamed program";
        return (place.job() == null ? "" : place.job() + ", ") + what + " on " + run.host();
    }

    public String title() {
        return title;
    }

    public int runs() {
        return runs;
    }

    public Moved moved() {
        return moved;
    }

    /** The busiest stages or operators, where the engine tells. */
    public List<WorkRow> works() {
        return WorkRow.busiest(WorkRow.sums(works));
    }
}
