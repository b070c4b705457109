import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToLongFunction;

/** What a job took, without the agent and with it, and whether its result was always the same. */
final class Figures {
    /** {@code phaseMillis} is 0 where the job does not measure it. */
    record Run(long wallMillis, long cpuMillis, long phaseMillis) {}

    final List<Run> plain = new ArrayList<>();
    final List<Run> helped = new ArrayList<>();
    private final List<String> results = new ArrayList<>();

    void add(boolean isPlain, Engine.Cluster cluster, Engine.Job job, Path reports) throws Exception {
        long cpu = cluster.cpuMillis();
        long start = System.nanoTime();
        Engine.Outcome outcome = cluster.run(job, reports);
        results.add(outcome.result());
        long wall = (System.nanoTime() - start) / 1_000_000;
        (isPlain ? plain : helped).add(new Run(wall, cluster.cpuMillis() - cpu, outcome.phaseMillis().orElse(0)));
    }

    boolean isSame() {
        return results.stream().distinct().count() == 1;
    }

    String result() {
        return results.get(0);
    }

    String lastRound() {
        return "without " + plain.getLast() + ", with " + helped.getLast()
                + (isSame() ? "" : ", RESULTS DIFFER " + results);
    }

    /** Of the runs after the first. */
    static long median(List<Run> runs, ToLongFunction<Run> part) {
        List<Long> sorted =
                new ArrayList<>(runs.subList(1, runs.size()).stream().map(part::applyAsLong).toList());
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
