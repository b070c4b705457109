package dev.standpipe.io.collective;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Processes that a test has started, and what they said. */
final class Launched {
    private static final int PATIENCE_SECONDS = 60;

    final List<String> outputs = new ArrayList<>();
    final List<Integer> codes = new ArrayList<>();

    private Launched() {}

    static List<String> java(String... options) {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(Arrays.asList(options));
        command.addAll(
                Arrays.asList("-XX:TieredStopAtLevel=1", "-Xmx256m", "-cp", System.getProperty("java.class.path")));
        command.add("dev.standpipe.io.collective.Member");
        return command;
    }

    static Launched wait(Path dir, List<List<String>> commands) throws IOException, InterruptedException {
        Launched launched = new Launched();
        List<Process> processes = new ArrayList<>();
        List<File> files = new ArrayList<>();
        try {
            for (List<String> command : commands) {
                File output = Files.createTempFile(dir, "output", ".txt").toFile();
                files.add(output);
                processes.add(new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output)
                        .start());
            }
            for (Process process : processes) {
                if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    throw new AssertionError("it hangs: " + all(files));
                }
                launched.codes.add(process.exitValue());
            }
        } finally {
            for (Process process : processes) {
                process.destroyForcibly();
            }
        }
        for (File file : files) {
            launched.outputs.add(text(file));
        }
        return launched;
    }

    private static String text(File file) throws IOException {
        return new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
    }

    private static String all(List<File> files) throws IOException {
        StringBuilder all = new StringBuilder();
        for (File file : files) {
            all.append(text(file)).append('\n');
        }
        return all.toString();
    }
}
