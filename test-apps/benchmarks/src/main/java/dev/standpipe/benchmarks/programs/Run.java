package dev.standpipe.benchmarks.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One process from its start to its end: what it printed about itself. In the place of a checksum stands what went wrong, in words. */
record Run(int exit, Map<String, Long> phases, String checksum, String loops, String errors) {
    private static final Pattern PHASE = Pattern.compile("phase (\\S+) (\\d+) ns");
    private static final Pattern CHECKSUM = Pattern.compile("checksum ([0-9a-f]{8})");
    private static final Pattern LOOPS = Pattern.compile("\\[standpipe] (\\d+) of (\\d+) loops");

    /** @param scratch where what it says goes meanwhile */
    static Run of(List<String> command, Path scratch) throws IOException {
        Path out = scratch.resolve("stdout");
        Path err = scratch.resolve("stderr");
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().close();
        int exit;
        try {
            exit = process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
        return of(exit, System.nanoTime() - start, Files.readString(out), Files.readString(err));
    }

    static Run of(int exit, long nanos, String out, String err) {
        Map<String, Long> phases = new LinkedHashMap<>();
        Matcher phase = PHASE.matcher(out);
        while (phase.find()) {
            phases.put(phase.group(1), Long.valueOf(phase.group(2)));
        }
        long sum = phases.values().stream().mapToLong(n -> n).sum();
        phases.putIfAbsent(Row.TOTAL, sum);
        phases.put(Row.PROCESS, nanos);
        Matcher checksum = CHECKSUM.matcher(out);
        String said = exit != 0 ? "exit code " + exit : checksum.find() ? checksum.group(1) : "no checksum";
        return new Run(exit, phases, said, loops(err), err);
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
