package legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Report;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One program in folders of its own, in JVMs without the agent and with it. */
final class Trial {
    /** 8, 11, 17 and so on. */
    static final int JAVA =
            Integer.parseInt(System.getProperty("java.specification.version").replaceFirst("^1\\.", ""));

    /** What the agent says when something did not go well. */
    private static final String[] COMPLAINTS = {
        "stays as it is", "stayed as they were", "rewrites nothing", "did not start", "cannot", "has no", "Error"
    };

    private static final Path TARGET = Paths.get("target").toAbsolutePath();
    private static final String CLASS_PATH =
            TARGET.resolve("classes") + File.pathSeparator + TARGET.resolve("lib") + File.separator + "*";
    private static final Path AGENT = Paths.get(System.getProperty("agent.jar")).normalize();

    private final Applications application;
    private final Path folder;
    private final List<Report> reports = new ArrayList<>();

    /** @param name of the folder with all that it makes, which is emptied */
    Trial(Applications application, String name) throws IOException {
        this.application = application;
        this.folder = TARGET.resolve("runs/jdk-" + JAVA).resolve(name).resolve(application.label());
        for (String each : new String[] {"plain", "helped"}) {
            Path data = Files.createDirectories(folder.resolve(each));
            for (Path file : files(data)) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            entries.forEach(files::add);
        }
        return files;
    }

    Outcome plain(String command) throws Exception {
        return outcome("plain", command, new ArrayList<>());
    }

    Outcome helped(String command) throws Exception {
        Path report = folder.resolve(command + ".json");
        Files.deleteIfExists(report);
        Outcome outcome = outcome(
                "helped",
                command,
                new ArrayList<>(Arrays.asList("-Xverify:all", "-javaagent:" + AGENT + "=report=" + report)));
        assertThat(outcome.err()).contains("[standpipe]").doesNotContain(COMPLAINTS);
        reports.add(Reports.read(report));
        return outcome;
    }

    private Outcome outcome(String data, String command, List<String> arguments) throws Exception {
        arguments.addAll(Arrays.asList("-cp", CLASS_PATH, application.program(), command));
        arguments.add(folder.resolve(data).toString());
        if (command.equals("generate")) {
            arguments.add(Integer.toString(application.small()));
        }
        return Outcome.of(folder.resolve(data), arguments);
    }

    /** Makes the input once and has it in both folders. */
    void generate() throws Exception {
        assertThat(plain("generate").exitCode()).isZero();
        for (Path file : inputs()) {
            Files.copy(file, folder.resolve("helped").resolve(file.getFileName()));
        }
    }

    /** As a program without the agent finds them. */
    List<Path> inputs() throws IOException {
        return files(folder.resolve("plain"));
    }

    /** Changes one byte in the middle of each input with the agent, and in no other. */
    void change() throws IOException {
        for (Path file : files(folder.resolve("helped"))) {
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2 + 1] ^= 0x10;
            Files.write(file, bytes);
        }
    }

    /** Cuts off the end of all inputs. */
    void tear() throws IOException {
        List<Path> all = new ArrayList<>(inputs());
        all.addAll(files(folder.resolve("helped")));
        for (Path file : all) {
            byte[] bytes = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(bytes, bytes.length * 2 / 3 + 1));
        }
    }

    /** Of all that ran with the agent so far. */
    Report report() {
        return Reports.merge(reports);
    }
}
