package dev.standpipe.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One process from its start to its end: how long that took, and all that it said. */
public record Told(int exit, long nanos, String out, String err) {
    private static final Pattern PHASE = Pattern.compile("(?m)^(?:phase (\\S+)|(first \\S+|passes)) (\\d+) ns\\R?");

    /** @param scratch a folder where what it says goes meanwhile */
    public static Told by(List<String> command, Path scratch) throws IOException {
        Path out = scratch.resolve("stdout");
        Path err = scratch.resolve("stderr");
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().close();
        try {
            int exit = process.waitFor();
            return new Told(exit, System.nanoTime() - start, Files.readString(out), Files.readString(err));
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /** The nanoseconds of each phase, in the order in which they were told, and of what else was timed. */
    public Map<String, Long> phases() {
        Map<String, Long> phases = new LinkedHashMap<>();
        Matcher phase = PHASE.matcher(out);
        while (phase.find()) {
            String name = phase.group(1) != null ? phase.group(1) : phase.group(2);
            phases.put(name, Long.valueOf(phase.group(3)));
        }
        return phases;
    }

    /** What it printed besides times. */
    public String rest() {
        return PHASE.matcher(out).replaceAll("");
    }
}
