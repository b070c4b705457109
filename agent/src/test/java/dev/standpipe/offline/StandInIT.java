package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.agent.Jvm;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.runtime.Switch;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import oldstyle.Cramped;
import oldstyle.Program;
import oldstyle.Stopped;
import oldstyle.Together;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program whose classes were rewritten in the build, in JVMs that know nothing of it. */
class StandInIT {
    private static final int SIZE = 50_000;
    private static final String OPEN = "--add-opens=java.base/java.io=ALL-UNNAMED";

    @TempDir
    Path folder;

    private Path data;
    private Path classes;
    private Jvm.Ended plain;

    @BeforeEach
    void rewriteTheProgram() throws Exception {
        data = folder.resolve("data");
        plain = Jvm.plain().running(Program.class, data, SIZE).end();
        assertThat(plain.code).isZero();
        classes = Files.createDirectory(folder.resolve("classes"));
        LoaderUnit unit = new LoaderUnit(Rewriter.standard());
        Rewriting rewriting = unit.rewrite(bytesOf(Program.class));
        assertThat(rewriting.changed()).isTrue();
        write("oldstyle/Program.class", rewriting.classFile());
        assertThat(unit.standIns()).containsExactly(StandIn.in("oldstyle/"));
        write(StandIn.in("oldstyle/") + ".class", StandIn.classFile(StandIn.in("oldstyle/")));
    }

    private static byte[] bytesOf(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return StandIn.all(in);
        }
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = classes.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    private Jvm.Ended run(String classPath, Jvm jvm) throws Exception {
        Jvm.Ended ended = jvm.command(
                        "-cp", classPath, Program.class.getName(), data.toString(), Integer.toString(SIZE))
                .end();
        assertThat(ended.err).doesNotContain("VerifyError").doesNotContain("NoClassDefFoundError");
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.code).isZero();
        return ended;
    }

    private String withRuntime() throws Exception {
        return classes
                + File.pathSeparator
                + new File(Switch.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI());
    }

    private static Jvm opened() {
        return Jvm.RELEASE < 9 ? Jvm.plain() : Jvm.plain().with(OPEN);
    }

    @Test
    @Tag("once")
    void runsAsItWasWithoutTheRuntimeAndSaysWhatIsMissing() throws Exception {
        assertThat(run(classes.toString(), Jvm.plain()).err)
                .contains("[standpipe]", "dev.standpipe:standpipe-runtime-bulk", "--embed-runtime")
                .hasLineCount(1);
    }

    @Test
    void movesInBulkWithTheRuntimeOnTheClassPath() throws Exception {
        assertThat(run(withRuntime(), opened()).err).isEmpty();
        assertThat(noted(withRuntime(), opened())).contains("java.io.Standpipe");
    }

    private String noted(String classPath, Jvm jvm) throws Exception {
        Path log = folder.resolve("loaded");
        if (Jvm.RELEASE < 9) {
            jvm.with("-XX:+UnlockDiagnosticVMOptions", "-XX:+LogVMOutput", "-XX:LogFile=" + log, "-XX:-DisplayVMOutput")
                    .with("-XX:+TraceClassLoading");
        } else {
            jvm.with("-Xlog:class+load:file=" + log);
        }
        run(classPath, jvm);
        return new String(Files.readAllBytes(log), "UTF-8");
    }

    @Test
    void bringsTheRuntimeAlong() throws Exception {
        write(EmbeddedRuntime.NAME, EmbeddedRuntime.jar());
        assertThat(run(classes.toString(), opened()).err).isEmpty();
        assertThat(noted(classes.toString(), opened())).contains("java.io.Standpipe");
    }

    @Test
    @Tag("once")
    void bringsTheRuntimeAlongInOneJar() throws Exception {
        write(EmbeddedRuntime.NAME, EmbeddedRuntime.jar());
        Path jar = folder.resolve("all in one.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).collect(Collectors.toList())) {
                zip.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                zip.write(Files.readAllBytes(file));
            }
        }
        assertThat(run(jar.toString(), opened()).err).isEmpty();
        assertThat(noted(jar.toString(), opened())).contains("java.io.Standpipe");
    }

    @Test
    void saysThatTheRuntimeIsDamaged() throws Exception {
        byte[] runtime = EmbeddedRuntime.jar();
        String text = new String(runtime, StandardCharsets.ISO_8859_1);
        // a text of the class that it starts with
        runtime[text.indexOf("perhaps because another copy of Standpipe serves this JVM")] ^= 1;
        write(EmbeddedRuntime.NAME, runtime);
        assertThat(run(classes.toString(), opened()).err)
                .contains("the embedded runtime is damaged")
                .hasLineCount(1);
    }

    @Test
    @Tag("once")
    void isQuietAboutWhatTheJvmLeavesOpen() throws Exception {
        Jvm.Ended ended = run(withRuntime(), Jvm.plain());
        if (Jvm.RELEASE < 16) {
            assertThat(ended.err).isEmpty();
        } else {
            assertThat(ended.err)
                    .contains("except for reads of a RandomAccessFile", "--add-opens java.base/java.io=ALL-UNNAMED")
                    .hasLineCount(1);
        }
    }

    @Test
    @Tag("once")
    void saysNothingWhenQuiet() throws Exception {
        assertThat(run(classes.toString(), Jvm.plain().with("-Dstandpipe.log=quiet")).err)
                .isEmpty();
        assertThat(run(classes.toString(), Jvm.plain().withEnvironment("STANDPIPE_LOG", "quiet")).err)
                .isEmpty();
    }

    @Test
    @Tag("once")
    void canBeTurnedOff() throws Exception {
        assertThat(noted(withRuntime(), opened().with("-Dstandpipe.enabled=false")))
                .doesNotContain("java.io.Standpipe")
                .doesNotContain("dev.standpipe.runtime");
    }

    @Test
    @Tag("once")
    void understandsWhatTurnsItOffAsTheAgentDoes() throws Exception {
        for (String off : new String[] {"FALSE", "false ", "0", " No", "oFF"}) {
            assertIsOff(opened().with("-Dstandpipe.enabled=" + off), "");
            assertIsOff(opened().withEnvironment("STANDPIPE_ENABLED", off), "");
            assertThat(Jvm.watched("log=debug")
                            .withEnvironment("STANDPIPE_ENABLED", off)
                            .running(Program.class, data, SIZE)
                            .end()
                            .err)
                    .as(off)
                    .isEmpty();
        }
        assertIsOff(
                opened().with("-Dstandpipe.enabled=").withEnvironment("STANDPIPE_ENABLED", "false"),
                "enabled= (system property standpipe.enabled) does not count: it can be true or false");
        assertIsOff(
                opened().with("-Dstandpipe.enabled=nope", "-Dstandpipe.log=Quiet ")
                        .withEnvironment("STANDPIPE_ENABLED", "false"),
                "");
    }

    private void assertIsOff(Jvm jvm, String said) throws Exception {
        Jvm.Ended ended = run(classes.toString(), jvm);
        assertThat(ended.said()).isEqualTo(said.isEmpty() ? Collections.emptyList() : Collections.singletonList(said));
        assertThat(ended.err).hasLineCount(ended.said().size());
    }

    @Test
    @Tag("once")
    void saysWhatItDoesNotUnderstandAndTheDefaultHolds() throws Exception {
        assertThat(run(classes.toString(), opened().with("-Dstandpipe.enabled=maybe"))
                        .said())
                .hasSize(2)
                .contains("enabled=maybe (system property standpipe.enabled) does not count: it can be true or false")
                .anyMatch(line -> line.contains("the runtime is missing"));
    }

    @Test
    void isServedByTheAgent() throws Exception {
        for (String classPath : Arrays.asList(classes.toString(), withRuntime())) {
            Jvm.Ended ended = run(classPath, Jvm.watched("log=quiet"));
            assertThat(ended.err).isEmpty();
        }
        assertThat(run(classes.toString(), Jvm.watched("")).err)
                .contains("5 of 5 loops", "250,000 elements")
                .doesNotContain("in the build");
    }

    @Test
    @Tag("once")
    void outlivesTheApplicationThatBroughtIt() throws Exception {
        rewriteTogether();
        Path runtime = Files.write(folder.resolve("runtime.jar"), EmbeddedRuntime.jar());
        Jvm.Ended ended = opened().running(
                        Stopped.class,
                        String.join(File.pathSeparator, classes.toString(), runtime.toString(), Jvm.classes()),
                        data,
                        SIZE)
                .end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.err).isEmpty();
        assertThat(ended.code).isZero();
    }

    private void rewriteTogether() throws IOException {
        LoaderUnit unit = new LoaderUnit(Rewriter.standard());
        unit.use(StandIn.in("oldstyle/"));
        write("oldstyle/Together.class", unit.rewrite(bytesOf(Together.class)).classFile());
    }

    /** A class loader or a log may hold a lock that another thread has when it comes to its first loop. */
    @Test
    @Tag("once")
    void letsNoThreadWaitForAnother() throws Exception {
        rewriteTogether();
        Jvm.Ended ended = Jvm.plain()
                .command("-cp", classes + File.pathSeparator + Jvm.classes(), Together.class.getName())
                .end();
        assertThat(ended.out).as(ended.err).contains("other 100", "told", "one 100");
        assertThat(ended.err).contains("[standpipe]").hasLineCount(1);
    }

    @Test
    @Tag("once")
    void looksForTheRuntimeWhereThereIsRoom() throws Exception {
        rewriteTogether();
        Jvm.Ended ended = opened().with("-Xint", "-Xss512k")
                .command("-cp", withRuntime() + File.pathSeparator + Jvm.classes(), Cramped.class.getName())
                .end();
        assertThat(ended.out).as(ended.err).contains("true false", "true true");
        assertThat(ended.err).isEmpty();
    }

    @Test
    @Tag("once")
    void isMadeOfTheSameBytesEachTime() {
        assertThat(StandIn.classFile("a/b/C")).isEqualTo(StandIn.classFile("a/b/C"));
        assertThat(EmbeddedRuntime.jar()).isEqualTo(EmbeddedRuntime.jar());
    }

    /** Its methods are as public as the doorway's. */
    @Test
    @Tag("once")
    void nobodyCanUseItAgainstOthers() throws Exception {
        String name = StandIn.in("oldstyle/");
        Jvm.Ended ended = Jvm.plain()
                .unverified()
                .with("-XX:+IgnoreUnrecognizedVMOptions", OPEN, "-Xmx400m")
                .command("-cp", classes + File.pathSeparator + System.getProperty("java.class.path"))
                .command("dev.standpipe.proof.doorway.DoorwayFuzz", "--calls", "200000", "--seconds", "60")
                .command("--seed", "20000104", "--also", name.replace('/', '.'))
                .end();
        assertThat(ended.out).as(ended.err).contains(" 0 differ");
        assertThat(ended.code).as(ended.out).isZero();
    }
}
