package dev.standpipe.benchmarks.demo;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** A phase of a program: the bytes that it carries, 0 if it carries none, and the nanoseconds of each round without the agent and with it. */
record Figure(String program, String phase, long bytes, List<Pair> rounds) {
    /** Two runs, one right after the other. */
    record Pair(long without, long with) {}

    static final String HEADER = "program,phase,bytes,nanos without and with of each round";

    double without() {
        return median(Pair::without) / 1e9;
    }

    double with() {
        return median(Pair::with) / 1e9;
    }

    double ratio() {
        return median(pair -> (double) pair.without / pair.with);
    }

    private double median(ToDoubleFunction<Pair> of) {
        double[] sorted = rounds.stream().mapToDouble(of).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    String toCsv() {
        return rounds.stream()
                .map(pair -> pair.without + "/" + pair.with)
                .collect(Collectors.joining(" ", program + "," + phase + "," + bytes + ",", ""));
    }

    static Figure ofCsv(String line) {
        String[] cells = line.split(",");
        List<Pair> rounds = Arrays.stream(cells[3].split(" "))
                .map(pair -> pair.split("/"))
                .map(pair -> new Pair(Long.parseLong(pair[0]), Long.parseLong(pair[1])))
                .toList();
        return new Figure(cells[0], cells[1], Long.parseLong(cells[2]), rounds);
    }
}
