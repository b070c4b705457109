package dev.standpipe.gaps;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a JVM has said and how it ended. */
final class Run {
    private static final String OURS = "[standpipe] ";
    private static final String CHANCE = "~ ";
    private static final String REMARK = "# ";

    private final Path folder;
    private final List<String> out;
    private final List<String> err;
    private final int exitCode;

    private Run(Path folder, List<String> out, List<String> err, int exitCode) {
        this.folder = folder;
        this.out = out;
        this.err = err;
        this.exitCode = exitCode;
    }

    /** What is done when a program says that it waits, before it is told to go on. */
    interface Visit {
        void to(Process process) throws Exception;
    }

    static Run of(Path folder, List<String> command, long patienceSeconds, Visit visit) throws Exception {
        Path err = folder.resolve("err");
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        Files.write(folder.resolve("command"), command);
        Process process = builder.start();
        AtomicBoolean late = new AtomicBoolean();
        Thread watch = new Thread(() -> {
            try {
                if (!process.waitFor(patienceSeconds, TimeUnit.SECONDS)) {
                    late.set(true);
                    process.destroyForcibly();
                }
            } catch (InterruptedException x) {
                // it has ended
            }
        });
        watch.start();
        List<String> out = new ArrayList<>();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line; (line = lines.readLine()) != null; ) {
                out.add(line);
                if (line.equals("waiting")) {
                    visit.to(process);
                    process.getOutputStream().write('\n');
                    process.getOutputStream().flush();
                }
            }
        }
        int exitCode = process.waitFor();
        watch.interrupt();
        if (late.get()) {
            out.add("still running after " + patienceSeconds + " s");
        }
        Files.write(folder.resolve("out"), out);
        return new Run(folder, out, Files.readAllLines(err, StandardCharsets.ISO_8859_1), exitCode);
    }

    /** An empty folder. */
    static Path fresh(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> walk = Files.walk(folder)) {
                for (Path path : walk.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(path);
                }
            }
        }
        return Files.createDirectories(folder);
    }

    Path folder() {
        return folder;
    }

    int exitCode() {
        return exitCode;
    }

    /** All that is the same in each run; old programs say how long their phases took, and JVMs when they warn. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (String line : out) {
            if (!line.startsWith(CHANCE) && !line.startsWith(REMARK)) {
                lines.add(line.replaceFirst("^(phase \\S+) \\d+ ns$", "$1").replaceFirst("^\\[\\d+\\.\\d+s]", ""));
            }
        }
        lines.add("exit code " + exitCode);
        return lines;
    }

    List<String> chances() {
        return out.stream()
                .filter(line -> line.startsWith(CHANCE))
                .map(line -> line.replaceFirst("^~ \\d+ x ", ""))
                .collect(Collectors.toList());
    }

    List<String> remarks() {
        return out.stream().filter(line -> line.startsWith(REMARK)).collect(Collectors.toList());
    }

    /** What others than the agent said to the standard error stream, but for stack frames. */
    List<String> errors() {
        return err.stream()
                .filter(line -> !line.startsWith(OURS) && !line.startsWith("\tat ") && !line.isEmpty())
                .collect(Collectors.toList());
    }

    List<String> ours() {
        return Collections.unmodifiableList(
                err.stream().filter(line -> line.startsWith(OURS)).collect(Collectors.toList()));
    }
}
