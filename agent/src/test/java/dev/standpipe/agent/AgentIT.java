package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import oldstyle.Bare;
import oldstyle.Crossing;
import oldstyle.Curious;
import oldstyle.Hello;
import oldstyle.Names;
import oldstyle.Newer;
import oldstyle.Occupied;
import oldstyle.OntoItself;
import oldstyle.OwnClassPath;
import oldstyle.Program;
import oldstyle.Tenant;
import oldstyle.Tidy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the agent does to a program of the old style, in JVMs of its own. */
class AgentIT {
    private static final int SIZE = 20_000;

    @TempDir
    Path folder;

    private Path data;
    private Jvm.Ended plain;

    @BeforeEach
    void runWithoutTheAgent() throws Exception {
        data = folder.resolve("data");
        plain = Jvm.plain().running(Program.class, data, SIZE).end();
        assertThat(plain.code).isZero();
        assertThat(plain.out).contains("the end after " + SIZE);
    }

    private Jvm.Ended watched(String options, String... jvmOptions) throws Exception {
        return same(Jvm.watched(options).with(jvmOptions).running(Program.class, data, SIZE));
    }

    /** The program did what it does without the agent, and the verifier had nothing to say. */
    private Jvm.Ended same(Jvm jvm) throws IOException, InterruptedException {
        Jvm.Ended ended = jvm.end();
        assertThat(ended.err).doesNotContain("VerifyError").doesNotContain("NoClassDefFoundError");
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }

    /** All five loops moved all their elements. */
    private static void assertMoved(Jvm.Ended ended) {
        assertThat(ended.err).contains("5 of 5 loops", "100,000 elements");
    }

    @Test
    void movesEachLoopInBulk() throws Exception {
        Jvm.Ended ended = watched("");
        assertMoved(ended);
        assertThat(ended.said()).hasSizeBetween(3, 8);
    }

    @Test
    @Tag("once")
    void reportsWhatItDid() throws Exception {
        Path report = folder.resolve("report-%p-%t-%h.json");
        watched("report=" + report);
        try (Stream<Path> files = Files.list(folder)) {
            Path written = files.filter(file -> file.toString().endsWith(".json"))
                    .findFirst()
                    .orElseThrow(AssertionError::new);
            assertThat(written.getFileName().toString()).doesNotContain("%");
            assertThat(text(written))
                    .contains("oldstyle/Program", "\"ReadArray\"", "\"WriteArray\"", "writeUnbuffered", "\"bulkCalls\"")
                    .contains("\"origin\": \"" + Jvm.classes());
        }
    }

    @Test
    void putsTogetherForAFileWhatIsTooLittleForABuffer() throws Exception {
        Path file = folder.resolve("names");
        Jvm.Ended without = Jvm.plain().running(Names.class, file).end();
        byte[] written = Files.readAllBytes(file);
        Files.delete(file);
        Path report = folder.resolve("report.csv");
        Jvm.Ended with =
                Jvm.watched("report=" + report).running(Names.class, file).end();
        assertThat(with.out).isEqualTo(without.out).contains("Grace Hopper");
        assertThat(Files.readAllBytes(file)).isEqualTo(written).hasSize(96);
        assertThat(with.err).contains("2 of 2 loops", "96 bytes");
    }

    @Test
    void saysWhatTheLocaleCannotExpress() throws Exception {
        assumeTrue("UTF-8".equals(System.getProperty("sun.jnu.encoding")) && File.separatorChar == '/');
        Jvm.Ended ended = same(Jvm.watched("report=" + folder + "/\u00F6.html;" + folder + "/o.txt")
                .withEnvironment("LC_ALL", "C")
                .running(Program.class, data, SIZE));
        assertThat(ended.said())
                .anyMatch(line -> line.startsWith("The report cannot be written to " + folder + "/")
                        && line.endsWith("; run the program with LC_ALL=C.UTF-8"));
        assertThat(folder.resolve("o.txt")).exists();
    }

    @Test
    @Tag("once")
    void saysNothingWhenQuiet() throws Exception {
        assertThat(watched("log=quiet").err).isEqualTo(plain.err);
    }

    @Test
    @Tag("once")
    void doesNothingAtAllWhenDisabled() throws Exception {
        for (Jvm jvm : new Jvm[] {
            Jvm.watched("enabled=false,report=" + folder.resolve("none.json") + ",jmx=true,include=x"),
            Jvm.watched("").with("-Dstandpipe.enabled=false"),
            Jvm.watched("").withEnvironment("STANDPIPE_ENABLED", "false")
        }) {
            Jvm.Ended ended = same(jvm.running(Program.class, data, SIZE));
            assertThat(ended.err).isEqualTo(plain.err);
        }
        assertThat(folder.resolve("none.json")).doesNotExist();
    }

    @Test
    @Tag("once")
    void saysWhichPropertyOrVariableIsMistyped() throws Exception {
        Jvm.Ended ended = same(Jvm.watched("")
                .with("-Dstandpipe.dryrn=true")
                .withEnvironment("STANDPIPE_ENABELD", "false")
                .running(Program.class, data, SIZE));
        assertThat(ended.said())
                .contains(
                        "there is no option \"dryrn\" (system property standpipe.dryrn), perhaps dryrun was meant",
                        "there is no option \"enabeld\" (environment STANDPIPE_ENABELD), perhaps enabled was meant");
    }

    @Test
    @Tag("once")
    void changesNoClassWhenDry() throws Exception {
        Path report = folder.resolve("dry.json");
        Path dump = folder.resolve("dump");
        Jvm.Ended ended = watched("dryrun=true,dump=" + dump + ",report=" + report);
        assertThat(text(report)).contains("oldstyle/Program", "\"sitesRewritten\": 5");
        assertThat(dump).doesNotExist();
        assertThat(ended.said()).noneMatch(line -> line.contains("moved"));
    }

    @Test
    @Tag("once")
    void dumpsWhatItChanges() throws Exception {
        Path dump = folder.resolve("a folder/dump");
        watched("dump=" + dump);
        byte[] original = Files.readAllBytes(new File(Jvm.classes(), "oldstyle/Program.class").toPath());
        assertThat(dump.resolve("before/oldstyle/Program.class")).hasBinaryContent(original);
        assertThat(text(dump.resolve("after/oldstyle/Program.class"))).contains("java/io/Standpipe");
    }

    @Test
    @Tag("once")
    void leavesAloneWhatIsExcluded() throws Exception {
        for (String options : new String[] {
            "excludes=oldstyle.*", "includes=com.acme.*", "exclclassloader=*AppClassLoader", "rules=WriteConverted"
        }) {
            assertThat(watched(options).said())
                    .as(options)
                    .filteredOn(line -> !line.endsWith(": no class of such a name has been loaded"))
                    .hasSize(1);
        }
    }

    @Test
    @Tag("once")
    void namesTheRulesWhenOneIsUnknown() throws Exception {
        assertThat(watched("disable=ReadArrays:WriteArray").said())
                .anyMatch(line -> line.startsWith("there is no rule \"ReadArrays\"; there are ReadArray, "));
    }

    @Test
    @Tag("once")
    void warnsOfWhatIsWrongAndGoesOn() throws Exception {
        Path corrupt = Files.write(folder.resolve("corrupt"), "log=\\u0".getBytes(StandardCharsets.US_ASCII));
        Jvm.Ended ended = watched("reprt=x,log=loud,config=" + corrupt);
        assertMoved(ended);
        assertThat(ended.said()).anyMatch(line -> line.contains("perhaps report was meant"));
        assertThat(ended.said()).anyMatch(line -> line.contains("quiet, info or debug"));
        assertThat(ended.said()).anyMatch(line -> line.contains(corrupt.toString()));
    }

    @Test
    @Tag("once")
    void namedTwiceItWorksOnce() throws Exception {
        Path copy = Files.copy(new File(Jvm.agentJar()).toPath(), folder.resolve("copy.jar"));
        for (String second : new String[] {Jvm.agentJar(), copy.toString()}) {
            Jvm.Ended ended = watched("", "-javaagent:" + second);
            assertMoved(ended);
            assertThat(ended.said())
                    .filteredOn(line -> line.contains("named twice"))
                    .hasSize(1);
        }
    }

    @Test
    @Tag("once")
    void putsUpWithItsSurroundings() throws Exception {
        List<String> unwritable = new ArrayList<>();
        unwritable.add(data + "/r.json");
        unwritable.add("/proc/r.json");
        unwritable.add(folder.toString());
        Jvm.Ended ended = watched("report=" + String.join(";", unwritable));
        assertMoved(ended);
        for (String file : unwritable) {
            assertThat(ended.said())
                    .filteredOn(line -> line.contains("written to " + file + ":"))
                    .hasSize(1);
        }
    }

    @Test
    @Tag("once")
    void servesClassesThatWereRewrittenBefore() throws Exception {
        Path dump = folder.resolve("dump");
        watched("dump=" + dump);
        String classPath = dump.resolve("after") + File.pathSeparator + Jvm.classes();
        Path report = folder.resolve("again.json");
        Jvm.Ended ended = same(Jvm.watched("report=" + report)
                .command("-cp", classPath, Program.class.getName(), data.toString(), "" + SIZE));
        assertThat(text(report)).contains("REWRITTEN_BEFORE", "\"sitesRewritten\": 0");
        assertThat(ended.err).doesNotContain("Exception");
    }

    @Test
    void hintsOnceAtClassesNewerThanItKnows() throws Exception {
        Jvm.Ended ended = Jvm.watched("").running(Newer.class).end();
        assertThat(ended.out.split("\\R")).containsExactly("refused", "refused");
        assertThat(ended.said()).filteredOn(line -> line.contains("version 99")).hasSize(1);
    }

    @Test
    void rewritesNothingWhereItCannotLink() throws Exception {
        Jvm.Ended ended = same(Jvm.watched("")
                .with("-XX:+IgnoreUnrecognizedVMOptions", "--add-opens=java.base/java.io=ALL-UNNAMED")
                .running(Occupied.class, data, SIZE, Jvm.agentJar()));
        assertThat(ended.err).contains("the program's own: null");
        assertThat(ended.said())
                .filteredOn(line -> line.startsWith("rewrites nothing in this JVM: "))
                .hasSize(1);
        assertThat(ended.said()).noneMatch(line -> line.contains("are rewritten"));
    }

    @Test
    void opensNothingToTheProgram() throws Exception {
        Jvm.Ended without = Jvm.plain().running(Curious.class, data, SIZE).end();
        Path report = folder.resolve("report.json");
        Jvm.Ended with = Jvm.watched("log=quiet,report=" + report)
                .running(Curious.class, data, SIZE)
                .end();
        assertThat(text(report)).contains("\"elements\": 100000");
        assertThat(with.out).isEqualTo(without.out);
        assertThat(with.err).as("such as the warning of Java 9 to 15").isEqualTo(without.err);
    }

    @Test
    @Tag("once")
    void leavesNoHalfReportOnAFullDisk() throws Exception {
        Path report = folder.resolve("report.json");
        Process process = new ProcessBuilder(
                        "sh",
                        "-c",
                        "ulimit -f 1; exec \"$@\"",
                        "sh",
                        Jvm.java().toString(),
                        "-XX:-UsePerfData",
                        "-javaagent:" + Jvm.agentJar() + "=report=" + report,
                        "-cp",
                        Jvm.classes(),
                        Program.class.getName(),
                        data.toString(),
                        "20")
                .start();
        Jvm.Ended ended = Jvm.Ended.of(process);
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.said()).anyMatch(line -> line.contains(report.toString()));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("data");
        }
    }

    @Test
    void runsInTinyHeapsAndOnTinyStacks() throws Exception {
        assertMoved(watched("", "-Xmx16m"));
        assertMoved(watched("", "-Xss" + (Jvm.RELEASE < 11 ? "256k" : "200k")));
    }

    @Test
    void keepsNothingOfTheThreadThatComesToTheFirstLoop() throws Exception {
        Jvm.Ended without = Jvm.plain().running(Tenant.class).end();
        assertThat(without.out).as(without.err).contains("the loader is gone: true", "flushed");
        Jvm.Ended with = Jvm.helped("").running(Tenant.class).end();
        assertThat(with.out).as(with.err).isEqualTo(without.out);
        assertThat(with.said()).anyMatch(line -> line.contains("1 bulk transfer"));
        assertThat(with.err).doesNotContain("Exception");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev.standpipe.runtime.codec.Codecs", "oldstyle/OwnStream.class"})
    void waitsForNobodyWhoWaitsForIt(String crossing) throws Exception {
        Jvm.Ended ended = Jvm.watched("")
                .with("-Djava.system.class.loader=" + OwnClassPath.class.getName())
                .running(Crossing.class, Jvm.classes(), crossing)
                .end();
        assertThat(ended.out).as(ended.err).contains("first 100", "second 100").doesNotContain("stuck");
        assertThat(ended.said()).anyMatch(line -> line.contains("2 bulk transfers"));
    }

    @Test
    void needsOfAClassPathLoaderNothingButClasses() throws Exception {
        // with a shared archive the JVM has something to say of the loader
        String[] bare = {"-Xshare:off", "-Djava.system.class.loader=" + Bare.class.getName()};
        plain = Jvm.plain().with(bare).running(Program.class, data, SIZE).end();
        Jvm.Ended ended = watched("", bare);
        assertMoved(ended);
        assertThat(ended.err).contains("] is on");
    }

    @Test
    void mayLieOnTheBootClassPath() throws Exception {
        assertMoved(watched("", "-Xbootclasspath/a:" + Jvm.agentJar()));
    }

    @Test
    void whatIsWrittenIsReadAgainWhereItIsTheSameFileOrArray() throws Exception {
        String file = folder.resolve("own").toString();
        plain = Jvm.plain().running(OntoItself.class, file).end();
        assertThat(same(Jvm.watched("").running(OntoItself.class, file)).err)
                .contains("3 of 3 loops", "copy(OntoItself.java:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void needsNoPropertiesOnceItRuns(String when) throws Exception {
        Path report = folder.resolve("report.json");
        Jvm.Ended ended = same(Jvm.watched("report=" + report).running(Tidy.class, data, SIZE, when));
        assertThat(ended.err).contains("5 of 5 loops");
        assertThat(report).isRegularFile();
    }

    @Test
    void speaksAsTheErrorStreamDoesWhateverTheDefaultOfTheProgramIs() throws Exception {
        Jvm.Ended ended = Jvm.watched("")
                .with("-Dfile.encoding=UTF-16")
                .running(Hello.class)
                .end();
        assertThat(ended.err).doesNotContain("\0");
        assertThat(ended.said()).singleElement().asString().endsWith("is on");
    }

    @Test
    @Tag("once")
    void asksNotForTheTemporaryFolder() throws Exception {
        assertMoved(watched("", "-Djava.io.tmpdir=" + folder.resolve("missing")));
        assertMoved(watched("backend=jni", "-Djava.io.tmpdir=/proc"));
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }
}
