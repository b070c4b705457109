package papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One experiment with an input that takes no time, in this JVM, in others with the agent, and in C. */
final class Trial {
    static final int JAVA =
            Integer.parseInt(System.getProperty("java.specification.version").replaceFirst("^1\\.", ""));

    private static final Path TARGET = Paths.get("target").toAbsolutePath();
    private static final Path AGENT = Paths.get(System.getProperty("agent.jar")).normalize();
    private static final int MOST = 1 << 19;

    final Path folder;
    private final Experiments experiment;

    /** @param name of the folder with all that it makes */
    Trial(Experiments experiment, String name) throws Exception {
        this.experiment = experiment;
        this.folder =
                Files.createDirectories(TARGET.resolve("runs/jdk-" + JAVA + "/" + name + "/" + experiment.label()));
        here("generate", folder.toString(), Integer.toString(experiment.small()));
        try (RandomAccessFile file = new RandomAccessFile(input(), "rw")) {
            file.setLength(Math.min(MOST, file.length()));
        }
    }

    File input() {
        return folder.resolve("numbers.dat").toFile();
    }

    String here(String... args) throws Exception {
        PrintStream out = System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setOut(new PrintStream(said, true, "UTF-8"));
        try {
            Method main = Class.forName(experiment.program()).getMethod("main", String[].class);
            main.invoke(null, (Object) args);
        } finally {
            System.setOut(out);
        }
        return said.toString("UTF-8");
    }

    String checksumHere(String variant, String setting) throws Exception {
        return checksum(here(arguments(variant, setting).toArray(new String[0])));
    }

    private List<String> arguments(String variant, String setting) {
        List<String> arguments = new ArrayList<>(Arrays.asList("run", variant, folder.toString()));
        arguments.addAll(Arrays.asList(setting.split(" ")));
        return arguments;
    }

    /** @param report may have %p in it, for the process */
    String checksumWithAgent(String variant, String setting, String report) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.add("-Xverify:all");
        command.add("-javaagent:" + AGENT + "=report=" + report);
        command.add("-cp");
        command.add(TARGET.resolve("classes").toString());
        command.add(experiment.program());
        command.addAll(arguments(variant, setting));
        return checksum(output(command));
    }

    String checksumInC(Path program, String variant, String setting) throws Exception {
        List<String> command = new ArrayList<>(Collections.singletonList(program.toString()));
        command.addAll(arguments(variant, setting));
        return checksum(output(command));
    }

    /** What a process says, which must end well and within two minutes. */
    static String output(List<String> command) throws IOException, InterruptedException {
        Path said = Files.createTempFile("papers", ".out");
        Path complained = Files.createTempFile("papers", ".err");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(said.toFile()).redirectError(complained.toFile());
            builder.environment().keySet().removeAll(Arrays.asList("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
            Process process = builder.start();
            if (!process.waitFor(2, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("still running after two minutes: " + command);
            }
            String errors = new String(Files.readAllBytes(complained), StandardCharsets.UTF_8);
            assertThat(process.exitValue()).as(command + "\n" + errors).isZero();
            assertThat(errors).doesNotContain("stays as it is", "stayed as they were", "did not start", "Error");
            return new String(Files.readAllBytes(said), StandardCharsets.UTF_8);
        } finally {
            Files.delete(said);
            Files.delete(complained);
        }
    }

    /** The last line, behind lines with times that a reader of results can read. */
    private static String checksum(String said) {
        assertThat(said).matches("(phase [a-z]+ [0-9]+ ns\\R)+checksum [0-9a-f]{8}\\R");
        assertThat(said).containsPattern("phase total [1-9]");
        return said.substring(said.indexOf("checksum ") + 9).trim();
    }
}
