package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import oldstyle.Crowded;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Surroundings in which something is missing, full or forbidden: the program does what it does without the agent. */
class FaultsIT {
    private static final int SIZE = 5_000;

    @TempDir
    Path folder;

    private Path data;
    private String plain;

    @BeforeEach
    void runWithoutTheAgent() throws Exception {
        data = folder.resolve("data");
        Jvm.Ended ended = Jvm.plain().running(Program.class, data, SIZE).end();
        assertThat(ended.code).isZero();
        plain = ended.out;
    }

    private Jvm.Ended same(Jvm jvm) throws Exception {
        Jvm.Ended ended = jvm.running(Program.class, data, SIZE).end();
        assertThat(ended.err)
                .doesNotContain("VerifyError")
                .doesNotContain("NoClassDefFoundError")
                .doesNotContain("\tat ");
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }

    /** All five loops moved all their elements. */
    private static void assertMoved(Jvm.Ended ended) {
        assertThat(ended.err).contains("5 of 5 loops", "25,000 elements");
    }

    private static void needsMounts() throws Exception {
        Process unshare = new ProcessBuilder("sh", "-c", "unshare --mount mount -t tmpfs none /mnt").start();
        Jvm.Ended ended = Jvm.Ended.of(unshare);
        assumeTrue(ended.code == 0, "file systems of one's own take root and unshare: " + ended.err);
    }

    /**
     * Where the linker finds the libraries of the JVM without /proc, which it would ask for the place of the program.
     */
    private static String libraries() throws IOException {
        Path home = Jvm.java().toRealPath().getParent().getParent();
        if (home.endsWith("jre")) {
            home = home.getParent();
        }
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(file -> file.endsWith("libjli.so"))
                    .map(file -> file.getParent().toString())
                    .collect(Collectors.joining(":"));
        }
    }

    @Test
    void withoutProc() throws Exception {
        needsMounts();
        Path report = folder.resolve("report-%p.json");
        Jvm.Ended ended = same(Jvm.watched("report=" + report)
                .withEnvironment("LD_LIBRARY_PATH", libraries())
                .among("mount -t tmpfs none /proc"));
        // What kind of file a RandomAccessFile is cannot be found out there.
        assertThat(ended.err).contains("5 of 5 loops", "15,000 elements", "2 calls left to the loop");
        assertThat(reports()).singleElement().satisfies(name -> assertThat(name).matches("report-\\d+\\.json"));
    }

    private List<String> reports() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("report"))
                    .collect(Collectors.toList());
        }
    }

    private static Jvm onNativeCode(String options) {
        Jvm jvm = Jvm.watched("backend=jni" + options);
        return Jvm.RELEASE < 17 ? jvm : jvm.with("--enable-native-access=ALL-UNNAMED");
    }

    @Test
    void whereNothingInTheTemporaryFolderMayBeRun() throws Exception {
        Path usual = folder.resolve("report-usual.json");
        same(onNativeCode(",report=" + usual));
        assumeTrue(text(usual).contains("\"used\": \"jni\""), "this build has no native library");
        needsMounts();
        for (String how : new String[] {"noexec", "ro"}) {
            Path temporary = Files.createDirectory(folder.resolve(how));
            Jvm.Ended ended = same(onNativeCode("")
                    .with("-Djava.io.tmpdir=" + temporary)
                    .among("mount -t tmpfs -o " + how + " none " + temporary));
            assertMoved(ended);
            assertThat(ended.said())
                    .filteredOn(line -> line.startsWith("does not use the backend jni: the native library cannot be "))
                    .hasSize(1);
        }
    }

    /** The temporary folder is not asked for when no native code is. */
    @Test
    void whereTheTemporaryFolderCannotBeWrittenTo() throws Exception {
        needsMounts();
        Path temporary = Files.createDirectory(folder.resolve("ro"));
        Jvm.Ended ended = same(
                Jvm.helped("").with("-Djava.io.tmpdir=" + temporary).among("mount -t tmpfs -o ro none " + temporary));
        assertMoved(ended);
        assertThat(ended.said()).noneMatch(line -> line.contains(temporary.toString()));
    }

    @Test
    @Tag("once")
    void whereTheDiskIsFull() throws Exception {
        needsMounts();
        Path full = Files.createDirectory(folder.resolve("full"));
        String reports = full + "/report.json;" + full + "/report.html;" + full + "/new/report.csv";
        Jvm.Ended ended = same(Jvm.watched("config=" + full + "/config,dump=" + full + "/dump,report=" + reports)
                .among("mount -t tmpfs -o size=64k none " + full + " && echo jmx=true > " + full
                        + "/config && { cat /dev/zero > " + full + "/filler 2> /dev/null; test -s " + full
                        + "/config; }")
                .by("sh", "-c", "\"$@\"; code=$?; cd " + full + "; ls -R 1>&2; exit $code", "sh"));
        assertMoved(ended);
        for (String report : reports.split(";")) {
            assertThat(ended.said())
                    .filteredOn(line -> line.contains("cannot be written to " + report + ":"))
                    .hasSize(1);
        }
        assertThat(ended.said()).anyMatch(line -> line.startsWith("cannot dump class oldstyle/Program: "));
        assertThat(ended.err)
                .contains("\nfiller\n")
                .doesNotContain("\nProgram.class\n")
                .doesNotContain("\nreport.");
    }

    @Test
    @Tag("once")
    void whereTheOptionsCannotBeRead() throws Exception {
        byte[] noise = new byte[50_000];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (i * i >> 3);
        }
        List<Path> files = new ArrayList<>();
        files.add(folder.resolve("missing"));
        files.add(Files.createDirectory(folder.resolve("a folder")));
        files.add(Files.write(folder.resolve("escape"), "log=\\u00".getBytes(StandardCharsets.US_ASCII)));
        Path locked = Files.write(folder.resolve("locked"), new byte[] {'#'});
        assertThat(locked.toFile().setReadable(false, false)).isTrue();
        files.add(locked);
        for (Path file : files) {
            Jvm.Ended ended = same(unprivileged(Jvm.helped("config=" + file)));
            assertMoved(ended);
            assertThat(ended.said())
                    .filteredOn(line -> line.startsWith("the options of the file " + file + " are left out"))
                    .hasSize(1);
        }
        assertMoved(same(Jvm.helped("config=" + Files.write(folder.resolve("noise"), noise))));
    }

    /** Root may read what nobody may, unless it gives that up. */
    private static Jvm unprivileged(Jvm jvm) {
        return System.getProperty("user.name").equals("root")
                ? jvm.by("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
                : jvm;
    }

    @Test
    void whereThereIsNoMemoryForTheRewriter() throws Exception {
        Jvm.Ended ended = Jvm.watched("")
                .with("-Xmx16m", "-XX:+UseSerialGC")
                .running(Crowded.class, data, SIZE)
                .end();
        assertThat(ended.err).doesNotContain("VerifyError");
        assertThat(ended.out).as(ended.err).isEqualTo(plain + "there was room for the class" + System.lineSeparator());
        assertThat(ended.code).as(ended.err).isZero();
        // Java 8 may make an InternalError of it.
        assertThat(ended.said()).anyMatch(line -> line.startsWith("class oldstyle/Program stays as it is: java.lang."));
        assertThat(ended.err.split("\\R")).allMatch(line -> line.startsWith("[standpipe] "));
    }

    @Test
    void withoutTheModulesOfWhatWasAskedFor() throws Exception {
        assumeTrue(Jvm.RELEASE >= 11, "before there are no events, and up to 8 no modules");
        assertDoneWithout("jmx=true", "has no management bean: ");
        assertDoneWithout("jfr=true", "adds nothing to flight recordings, ");
    }

    private void assertDoneWithout(String option, String complaint) throws Exception {
        Jvm.Ended ended = Jvm.watched(option)
                .with("--limit-modules=java.base,java.instrument")
                .running(Program.class, data, SIZE)
                .end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).as(ended.err).isZero();
        assertMoved(ended);
        assertThat(ended.said())
                .filteredOn(line -> line.startsWith(complaint))
                .as(ended.err)
                .hasSize(1);
    }

    @Test
    @Tag("once")
    void whenTheJarLacksAPart() throws Exception {
        Path torn = folder.resolve("torn.jar");
        try (ZipFile whole = new ZipFile(Jvm.agentJar());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(torn))) {
            for (String name : new String[] {"Agent", "AttachHandler", "AgentClassLoader", "Log"}) {
                copy(whole, "dev/standpipe/agent/" + name + ".class", out);
            }
            copy(whole, "META-INF/MANIFEST.MF", out);
        }
        Jvm.Ended ended = Jvm.plain()
                .with("-javaagent:" + torn)
                .running(Program.class, data, SIZE)
                .end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.said())
                .singleElement()
                .asString()
                .startsWith("did not start, the program runs without it: ")
                .contains("dev/standpipe/agent/agent.classes is missing; the jar is damaged");
    }

    /** One of another release would have another doorway, and the engine must meet its own. */
    @Test
    void theDoorwayIsThatOfTheRuntimeWhichTheProgramBrings() throws Exception {
        String doorway = "dev/standpipe/runtime/link/java.io.Standpipe.bin";
        Path runtime = folder.resolve("runtime");
        try (ZipFile jar = new ZipFile(Jvm.agentJar())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().startsWith("dev/standpipe/runtime/") && !entry.isDirectory()) {
                    Path file = runtime.resolve(entry.getName());
                    Files.createDirectories(file.getParent());
                    Files.copy(jar.getInputStream(entry), file);
                }
            }
        }
        assertMoved(withRuntime(runtime));
        Files.write(runtime.resolve(doorway), new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        assertThat(withRuntime(runtime).said()).anyMatch(line -> line.startsWith("rewrites nothing in this JVM: "));
    }

    private Jvm.Ended withRuntime(Path runtime) throws Exception {
        Jvm.Ended ended = Jvm.helped("")
                .command(
                        "-cp",
                        runtime + File.pathSeparator + Jvm.classes(),
                        Program.class.getName(),
                        data.toString(),
                        String.valueOf(SIZE))
                .end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }

    private static void copy(ZipFile from, String name, ZipOutputStream to) throws IOException {
        to.putNextEntry(new ZipEntry(name));
        byte[] bytes = new byte[(int) from.getEntry(name).getSize()];
        new DataInputStream(from.getInputStream(from.getEntry(name))).readFully(bytes);
        to.write(bytes);
    }

    private String policy(String grants) throws IOException {
        return Files.write(folder.resolve("policy"), grants.getBytes(StandardCharsets.UTF_8))
                .toString();
    }

    private Jvm.Ended secured(String options, String grants) throws Exception {
        assumeTrue(Jvm.RELEASE < 24, "there are no security managers from 24 on");
        String everybody = "grant { permission java.io.FilePermission \"<<ALL FILES>>\", \"read,write\"; };\n";
        return same(Jvm.watched(options + "report=" + folder.resolve("report.json"))
                .with("-Djava.security.manager", "-Djava.security.policy=" + policy(everybody + grants)));
    }

    @Test
    void underASecurityManagerThatTrustsNobody() throws Exception {
        Jvm.Ended ended = secured("", "");
        assertThat(ended.said()).hasSize(1);
        assertThat(ended.said().get(0))
                .startsWith("did not start, the program runs without it: ")
                .endsWith("the policy must grant it java.security.AllPermission");
        assertThat(secured("log=quiet,", "").said()).isEmpty();
        assertThat(reports()).isEmpty();
    }

    @Test
    void underASecurityManagerThatTrustsTheAgent() throws Exception {
        Jvm.Ended ended = secured(
                "",
                "grant codeBase \"" + new File(Jvm.agentJar()).toURI()
                        + "\" { permission java.security.AllPermission; };\n");
        assertThat(ended.said()).anyMatch(line -> line.startsWith("5 of 5 loops"));
        assertThat(text(folder.resolve("report.json"))).contains("\"sitesRewritten\": 5");
    }

    @Test
    @Tag("once")
    void quietItSaysNothingWhateverGoesWrong() throws Exception {
        for (String options : Arrays.asList(
                "log=quiet,report=" + folder + ";" + data + "/r.json,nonsense,config=" + folder + ",dump=" + data,
                "log=quiet,rules=none,jfr=true,backend=jni")) {
            assertThat(same(Jvm.watched(options).with("-Djava.io.tmpdir=/proc")).said())
                    .isEmpty();
        }
    }

    @Test
    @Tag("once")
    void tellsOfEachClassToThoseWhoDebug() throws Exception {
        assertThat(same(Jvm.watched("log=debug")).said()).contains("rewrote oldstyle/Program");
        assertThat(same(Jvm.watched("")).said()).doesNotContain("rewrote oldstyle/Program");
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
