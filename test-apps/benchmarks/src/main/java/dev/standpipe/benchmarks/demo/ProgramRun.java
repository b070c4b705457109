package dev.standpipe.benchmarks.demo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One process of an old program, from its start to its end: what it said, and the nanoseconds of each phase and of all of it. */
record ProgramRun(String said, Map<String, Long> phases) {
    /** The whole process, which stands after the phases. */
    static final String WHOLE = "whole run";

    private static final Pattern PHASE = Pattern.compile("(?m)^phase (\\S+) (\\d+) ns\\R");

    /** @param errors where what it says to its error output goes */
    static ProgramRun of(List<String> command, Path errors) throws IOException {
        long start = System.nanoTime();
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            int exit = process.waitFor();
            if (exit != 0) {
                throw new IOException(
                        "exit code " + exit + " of " + String.join(" ", command) + "; what it said is in " + errors);
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
        return of(out, System.nanoTime() - start);
    }

    static ProgramRun of(String out, long nanos) {
        Map<String, Long> phases = new LinkedHashMap<>();
        Matcher phase = PHASE.matcher(out);
        while (phase.find()) {
            phases.put(phase.group(1), Long.valueOf(phase.group(2)));
        }
        phases.put(WHOLE, nanos);
        return new ProgramRun(phase.replaceAll(""), phases);
    }
}
