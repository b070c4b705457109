package legacy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** What a program has said and left behind in its folder. */
final class Outcome {
    private static final long PATIENCE_SECONDS = 180;
    private static final String OURS = "[standpipe] ";

    private final int exitCode;
    private final String out;
    private final String err;
    private final Map<String, String> files;

    private Outcome(int exitCode, String out, String err, Map<String, String> files) {
        this.exitCode = exitCode;
        this.out = out;
        this.err = err;
        this.files = files;
    }

    /** Runs Java with these arguments; what the program says goes beside {@code folder}, which is where its files are. */
    static Outcome of(Path folder, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        for (String option : System.getProperty("short.run.options", "").split(" +")) {
            if (!option.isEmpty()) {
                command.add(option);
            }
        }
        command.addAll(arguments);
        Path out = folder.resolveSibling(folder.getFileName() + ".out");
        Path err = folder.resolveSibling(folder.getFileName() + ".err");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeAll(Arrays.asList("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        Process process = builder.start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running after " + PATIENCE_SECONDS + " s: " + command);
        }
        return new Outcome(process.exitValue(), text(out), text(err), contents(folder));
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static Map<String, String> contents(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                byte[] bytes = Files.readAllBytes(file);
                contents.put(file.getFileName().toString(), bytes.length + " bytes " + Arrays.hashCode(bytes));
            }
        }
        return contents;
    }

    int exitCode() {
        return exitCode;
    }

    /** With the times of the phases as they are. */
    String out() {
        return out;
    }

    String err() {
        return err;
    }

    Map<String, String> files() {
        return files;
    }

    /** All that has to be the same without the agent and with it: everything but times and stack frames. */
    String visible() {
        return "exit code " + exitCode + "\n" + out.replaceAll("(?m)^(phase \\S+) \\d+ ns$", "$1") + theirs() + files;
    }

    private String theirs() {
        StringBuilder theirs = new StringBuilder();
        for (String line : err.split("\\R")) {
            if (!line.isEmpty() && !line.startsWith(OURS) && !line.startsWith("\tat ")) {
                theirs.append(line).append('\n');
            }
        }
        return theirs.toString();
    }
}
