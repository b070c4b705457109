package dev.standpipe.report;

import dev.standpipe.runtime.count.Work;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was done in one stage, or by one operator, of a job of an engine. */
public final class WorkRow {
    /** A name that no work has, for threads whose names do not tell. */
    private static final String UNNAMED = "";

    private static final int MOST_TOLD = 20;

    private final String name;
    private final long calls;
    private final long bytes;
    private final long samples;
    private final long nanos;

    /** {@code name} is null for the threads whose names do not tell. */
    public WorkRow(String name, long calls, long bytes, long samples, long nanos) {
        this.name = name;
        this.calls = calls;
        this.bytes = bytes;
        this.samples = samples;
        this.nanos = nanos;
    }

    /** The busiest, most first, and no more than a person would read. */
    static List<WorkRow> busiest(List<WorkRow> rows) {
        List<WorkRow> sorted = new ArrayList<>(rows);
        Collections.sort(sorted, new Comparator<WorkRow>() {
            @Override
            public int compare(WorkRow one, WorkRow other) {
                int byBytes = Long.compare(other.bytes, one.bytes);
                return byBytes != 0 ? byBytes : Long.compare(other.nanos, one.nanos);
            }
        });
        return sorted.subList(0, Math.min(MOST_TOLD, sorted.size()));
    }

    /** In the order of their names, threads whose names do not tell at last. */
    static List<WorkRow> sums(List<WorkRow> rows) {
        Map<String, WorkRow> sums = new TreeMap<>();
        for (WorkRow row : rows) {
            String key = row.name == null ? UNNAMED : row.name;
            WorkRow before = sums.get(key);
            sums.put(key, before == null ? row : before.plus(row));
        }
        WorkRow others = sums.remove(UNNAMED);
        List<WorkRow> all = new ArrayList<>(sums.values());
        if (others != null) {
            all.add(others);
        }
        return Collections.unmodifiableList(all);
    }

    static WorkRow of(Work work) {
        return new WorkRow(work.name(), work.calls(), work.bytes(), 0, 0);
    }

    private WorkRow plus(WorkRow other) {
        return new WorkRow(
                name, calls + other.calls, bytes + other.bytes, samples + other.samples, nanos + other.nanos);
    }

    public String name() {
        return name;
    }

    public long calls() {
        return calls;
    }

    public long bytes() {
        return bytes;
    }

    /** How often a thread of it was seen in a loop that carries single elements. */
    public long samples() {
        return samples;
    }

    /** The time in these loops, without bulk transfers. */
    public long nanos() {
        return nanos;
    }

    /** The name, or what stands for it. */
    public String title() {
        return name == null || name.equals(UNNAMED) ? "other threads" : name;
    }

    /** In a line of its own, or at the end of one. */
    public String inWords() {
        String moved = Amounts.bytes(bytes) + " in " + Amounts.count(calls, "bulk call", "bulk calls");
        String inLoops = Amounts.nanos(nanos) + " in loops";
        return samples == 0 ? moved : calls == 0 ? inLoops : moved + ", " + inLoops;
    }
}
