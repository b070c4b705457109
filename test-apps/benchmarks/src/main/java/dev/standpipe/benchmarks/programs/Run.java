package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Told;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One process from its start to its end: what it printed about itself. In the place of a checksum stands what went wrong, in words. */
record Run(int exit, Map<String, Long> phases, String checksum, String loops, String errors) {
    private static final Pattern CHECKSUM = Pattern.compile("checksum ([0-9a-f]{8})");
    private static final Pattern LOOPS = Pattern.compile("\\[standpipe] (\\d+) of (\\d+) loops");

    static Run of(Told told) {
        Map<String, Long> phases = told.phases();
        Long passes = phases.remove("passes");
        long sum = sum(phases, false);
        if (passes != null) {
            phases.put(Row.FIRST + Row.TOTAL, sum(phases, true));
            phases.put(Row.OUTSIDE, told.nanos() - passes);
        }
        phases.putIfAbsent(Row.TOTAL, sum);
        phases.put(Row.PROCESS, told.nanos());
        Matcher checksum = CHECKSUM.matcher(told.out());
        String said =
                told.exit() != 0 ? "exit code " + told.exit() : checksum.find() ? checksum.group(1) : "no checksum";
        return new Run(told.exit(), phases, said, loops(told.err()), told.err());
    }

    private static long sum(Map<String, Long> phases, boolean ofTheFirstPass) {
        return phases.entrySet().stream()
                .filter(phase -> phase.getKey().startsWith(Row.FIRST) == ofTheFirstPass)
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    /** {@code 3 of 4}; a program with several processes says it several times. */
    private static String loops(String err) {
        String loops = "";
        int most = -1;
        Matcher line = LOOPS.matcher(err);
        while (line.find()) {
            if (Integer.parseInt(line.group(1)) > most) {
                most = Integer.parseInt(line.group(1));
                loops = line.group(1) + " of " + line.group(2);
            }
        }
        return loops;
    }

    boolean failed() {
        return checksum.contains(" ");
    }
}
