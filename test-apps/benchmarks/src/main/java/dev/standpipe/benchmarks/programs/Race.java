package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Commands;
import dev.standpipe.benchmarks.Jdk;
import dev.standpipe.benchmarks.Told;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import papers.Experiments;

/** Runs a contest: in each round everybody has a turn, in a fresh process. */
final class Race {
    /** Fewer rounds than asked for, when time is up, but not fewer than these. */
    private static final int FEWEST = 3;

    /** Whoever takes longer than this many seconds has two turns: so slow a program does not depend on the compiler's luck. */
    private static final long SLOW = 20;

    /** What an agent says that does not know what this arm is about; then there is nothing to compare. */
    private static final String UNKNOWN_OPTION = " does not count: ";

    private final Launch launch;
    private final Cold cold;
    private final int rounds;

    Race(Launch launch, Cold cold, int rounds) {
        this.launch = launch;
        this.cold = cold;
        this.rounds = rounds;
    }

    private static final class Turns {
        final List<Run> runs = new ArrayList<>();
        boolean slow;
        boolean unknown;

        boolean isDone(int round) {
            return unknown || slow && round >= 2;
        }
    }

    List<Row> run(Jdk jdk, Contest contest) throws IOException {
        Inputs inputs = launch.inputs(jdk, contest.subject(), contest.size());
        Map<Entry, Turns> all = new LinkedHashMap<>();
        for (Entry entry : contest.entries()) {
            if (launch.run(jdk, contest, entry) != null) {
                all.put(entry, new Turns());
            }
        }
        List<Entry> order = new ArrayList<>(all.keySet());
        long start = System.nanoTime();
        for (int r = 0; r < rounds; r++) {
            if (r >= FEWEST && System.nanoTime() - start > contest.seconds() * 1_000_000_000L) {
                break;
            }
            // nobody always has the same one before him
            Collections.shuffle(order);
            for (Entry entry : order) {
                Turns turns = all.get(entry);
                if (!turns.isDone(r)) {
                    inputs.restore();
                    settle(inputs);
                    if (contest.cold()) {
                        cold.drop(inputs.files());
                    }
                    Run run = Run.of(Told.by(launch.run(jdk, contest, entry), launch.scratch()));
                    turns.unknown = run.errors().contains(UNKNOWN_OPTION);
                    turns.runs.add(run);
                    turns.slow |= run.phases().get(Row.PROCESS) > SLOW * 1_000_000_000L || run.failed();
                }
            }
        }
        List<Row> rows = new ArrayList<>();
        all.forEach((entry, turns) -> {
            if (!turns.unknown) {
                rows.addAll(rows(jdk, contest, entry, turns.runs));
            }
        });
        return rows;
    }

    /** What the one before has written is on the disk, or gone, and what memory he has left is there: nobody waits for his neighbour. One round alone is but a look. */
    private void settle(Inputs inputs) throws IOException {
        if (rounds == 1) {
            return;
        }
        if (File.separatorChar == '/') {
            Commands.output(List.of("sync"));
        }
        Memory.bringBack(inputs);
    }

    private static List<Row> rows(Jdk jdk, Contest contest, Entry entry, List<Run> runs) {
        Map<String, List<Long>> times = new LinkedHashMap<>();
        Set<String> checksums = new LinkedHashSet<>();
        for (Run run : runs) {
            checksums.add(run.checksum());
            run.phases()
                    .forEach((phase, nanos) ->
                            times.computeIfAbsent(phase, p -> new ArrayList<>()).add(nanos));
        }
        List<Row> rows = new ArrayList<>();
        times.forEach((phase, nanos) -> rows.add(new Row(
                jdk.feature(),
                contest.subject().label(),
                entry.variant(),
                contest.setting(),
                contest.size(),
                contest.cache(),
                entry.arm().name(),
                phase,
                String.join("/", checksums),
                runs.get(0).loops(),
                nanos)));
        return rows;
    }

    /** What went wrong: programs that failed, or that did the same work and came to different results. */
    static List<String> complaints(List<Row> rows) {
        List<String> complaints = new ArrayList<>();
        Map<String, List<Row>> same = new LinkedHashMap<>();
        for (Row row : rows) {
            if (row.phase().equals(Row.PROCESS)) {
                same.computeIfAbsent(
                                "JDK " + row.jdk() + ", " + row.program() + " " + work(row) + ", size " + row.size(),
                                key -> new ArrayList<>())
                        .add(row);
            }
        }
        same.forEach((work, entries) -> {
            if (entries.stream().map(Row::checksum).distinct().count() > 1
                    || entries.stream().anyMatch(row -> row.checksum().matches(".*[ /].*"))) {
                StringBuilder line = new StringBuilder(work + ":");
                entries.forEach(row -> line.append(' ')
                        .append(row.variant().isEmpty() ? "" : row.variant() + " ")
                        .append(row.arm())
                        .append(row.cache().equals("cold") ? " cold" : "")
                        .append(" = ")
                        .append(row.checksum())
                        .append(';'));
                complaints.add(line.substring(0, line.length() - 1));
            }
        });
        return complaints;
    }

    private static String work(Row row) {
        return Arrays.stream(Experiments.values())
                .filter(experiment -> experiment.label().equals(row.program()))
                .map(experiment -> experiment.work(row.variant(), row.setting()))
                .findFirst()
                .orElse("");
    }
}
