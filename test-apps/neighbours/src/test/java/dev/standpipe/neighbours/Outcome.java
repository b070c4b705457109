package dev.standpipe.neighbours;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** What a program in a JVM of its own has left behind. */
final class Outcome {
    private static final long PATIENCE_SECONDS = 180;
    private static final String OURS = "[standpipe] ";

    private final Path folder;
    private final int exitCode;

    private Outcome(Path folder, int exitCode) {
        this.folder = folder;
        this.exitCode = exitCode;
    }

    /** Runs it in a folder within {@code folder}, which is made. */
    static Outcome of(Path folder, List<String> options, List<String> program) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.add("-Xverify:all");
        for (String option : System.getProperty("short.run.options", "").split(" +")) {
            if (!option.isEmpty()) {
                command.add(option);
            }
        }
        command.addAll(options);
        command.addAll(program);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(Files.createDirectories(folder.resolve("work")).toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().keySet().removeAll(Arrays.asList("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        Files.write(folder.resolve("command"), command);
        Process process = builder.start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running after " + PATIENCE_SECONDS + " s: " + command);
        }
        return new Outcome(folder, process.exitValue());
    }

    @Override
    public String toString() {
        return folder.toString();
    }

    int exitCode() {
        return exitCode;
    }

    String out() throws IOException {
        return text("out");
    }

    String err() throws IOException {
        return text("err");
    }

    private String text(String name) throws IOException {
        return new String(Files.readAllBytes(folder.resolve(name)), StandardCharsets.UTF_8);
    }

    /** What the agent said. */
    List<String> ours() throws IOException {
        return lines(true);
    }

    /** What everybody else said to the standard error stream. */
    List<String> theirs() throws IOException {
        return lines(false);
    }

    private List<String> lines(boolean ours) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : err().split("\\R")) {
            if (!line.isEmpty() && line.startsWith(OURS) == ours) {
                lines.add(ours ? line.substring(OURS.length()) : line);
            }
        }
        return lines;
    }

    /** Files of the program by name, and what is in them. */
    Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(work(), "*.{bin,ser}")) {
            for (Path file : entries) {
                files.put(
                        file.getFileName().toString(),
                        Files.size(file) + " bytes " + Arrays.hashCode(Files.readAllBytes(file)));
            }
        }
        return Collections.unmodifiableMap(files);
    }

    /** The folder that the program ran in. */
    Path work() {
        return folder.resolve("work");
    }
}
