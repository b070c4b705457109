package dev.standpipe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script at the root of the repository, as far as it goes without building anything. */
@Tag("programs")
class LauncherTest {
    @TempDir
    Path elsewhere;

    private record Said(int exit, String out, String err) {}

    @BeforeAll
    static void needsShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
    }

    private Said run(Path script, Map<String, String> environment, String... args)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", script.toString()));
        command.addAll(List.of(args));
        Path out = elsewhere.resolve("out");
        Path err = elsewhere.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(elsewhere.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Said(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private Said run(String... args) throws IOException, InterruptedException {
        return run(PageTest.repository().resolve("standpipe"), Map.of(), args);
    }

    @Test
    void helpNamesTheCommands() throws Exception {
        Said said = run("help");
        assertThat(said.exit()).isZero();
        assertThat(said.out()).contains("demo").contains("bench");
        assertThat(said.err()).isEmpty();
    }

    @Test
    void unknownCommandIsAUsageError() throws Exception {
        Said said = run("fly");
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err()).contains("'fly'").contains("Try: standpipe --help");
        assertThat(said.out()).isEmpty();
    }

    @Test
    void handsOtherCommandsOnToTheJar() throws Exception {
        Said said = run("scan", "missing.jar");
        assertThat(said.exit()).isEqualTo(3);
        assertThat(said.err()).contains("missing.jar");
    }

    @Test
    void missingJavaSaysWhatToInstall() throws Exception {
        Said said = run(PageTest.repository().resolve("standpipe"), Map.of("JAVA_HOME", "/nonexistent"), "demo");
        assertThat(said.exit()).isEqualTo(4);
        assertThat(said.err()).contains("no Java found").contains("JDK 17");
    }

    /** In a copy without a Java, and so without anything that is built. */
    @Test
    void helpOfTheDemoAndTheBenchmarkNeedsNoBuild() throws Exception {
        Path root = Files.createDirectories(elsewhere.resolve("copy"));
        Path copy = Files.copy(PageTest.repository().resolve("standpipe"), root.resolve("standpipe"));
        String usages = "test-apps/benchmarks/src/main/resources/dev/standpipe/benchmarks";
        Files.createDirectories(root.resolve(usages));
        for (String command : List.of("demo", "bench")) {
            String file = usages + "/" + command + "-usage.txt";
            Files.copy(PageTest.repository().resolve(file), root.resolve(file));
            Said said = run(copy, Map.of("JAVA_HOME", "/nonexistent"), command, "--help");
            assertThat(said.exit()).as(said.err()).isZero();
            assertThat(said.out()).isEqualTo(Usage.of(command)).startsWith("usage: standpipe " + command + " [");
        }
        assertThat(run(copy, Map.of("JAVA_HOME", "/nonexistent"), "demo", "--small", "-h")
                        .exit())
                .isZero();
    }

    @Test
    void missingMavenSaysWhatToInstall() throws Exception {
        Path bare = bareMachine();
        Path copy = Files.copy(PageTest.repository().resolve("standpipe"), elsewhere.resolve("standpipe"));
        Files.writeString(elsewhere.resolve("pom.xml"), "  <version>0</version>\n");
        Said said = run(copy, Map.of("PATH", bare.toString(), "JAVA_HOME", System.getProperty("java.home")), "demo");
        assertThat(said.exit()).isEqualTo(4);
        assertThat(said.err()).contains("no Maven found");
    }

    @Test
    void missingJdk25SaysWhatToInstall() throws Exception {
        Path bare = bareMachine();
        executable(bare.resolve("mvn"), "echo 'Cannot find matching toolchain definitions'; exit 1");
        Path copy = Files.copy(PageTest.repository().resolve("standpipe"), elsewhere.resolve("standpipe"));
        Files.writeString(elsewhere.resolve("pom.xml"), "  <version>0</version>\n");
        Said said = run(copy, Map.of("PATH", bare.toString(), "JAVA_HOME", System.getProperty("java.home")), "demo");
        assertThat(said.exit()).isEqualTo(4);
        assertThat(said.err()).contains("no JDK 25 found").contains("JAVA25_HOME");
    }

    @Test
    void worksThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(
                elsewhere.resolve("link"), PageTest.repository().resolve("standpipe"));
        try {
            assertThat(run(link, Map.of(), "help").exit()).isZero();
        } finally {
            Files.delete(link);
        }
    }

    private static void executable(Path script, String line) throws IOException {
        assertThat(Files.writeString(script, "#!/bin/sh\n" + line + "\n")
                        .toFile()
                        .setExecutable(true))
                .isTrue();
    }

    /** The shell's usual tools and nothing else. */
    private Path bareMachine() throws IOException {
        Path bin = Files.createDirectories(elsewhere.resolve("bin"));
        for (String tool :
                List.of("dirname", "readlink", "sed", "head", "find", "mkdir", "cat", "grep", "tail", "sh", "date")) {
            for (Path folder : List.of(Path.of("/usr/bin"), Path.of("/bin"))) {
                if (Files.exists(folder.resolve(tool)) && !Files.exists(bin.resolve(tool))) {
                    executable(bin.resolve(tool), "exec " + folder.resolve(tool) + " \"$@\"");
                }
            }
        }
        return bin;
    }
}
