package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oldstyle.Derived;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** A program that finds its classes in the cache, or something else in its place, does what it always does. */
@Tag("slow")
class CacheIT {
    private static final int SIZE = 2_000;

    @TempDir
    Path folder;

    private Path cache;
    private String plain;

    @BeforeEach
    void runWithoutTheAgent() throws Exception {
        cache = folder.resolve("cache");
        plain = Jvm.plain().running(Program.class, folder.resolve("data"), SIZE).end().out;
    }

    private Jvm.Ended run(Jvm jvm) throws Exception {
        Jvm.Ended ended =
                jvm.running(Program.class, folder.resolve("data"), SIZE).end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.err).contains("5 of 5 loops", "10,000 elements").doesNotContain("\tat ");
        return ended;
    }

    private Jvm.Ended run(String options) throws Exception {
        return run(Jvm.watched("cache=" + cache + ",report=" + report() + options));
    }

    private Path report() {
        return folder.resolve("report.json");
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private int hits() throws IOException {
        return Integer.parseInt(text(report()).replaceAll("(?s).*\"classesFromCache\": (\\d+).*", "$1"));
    }

    private List<Path> files() throws IOException {
        if (!Files.exists(cache)) {
            return Collections.emptyList();
        }
        try (Stream<Path> files = Files.list(cache)) {
            return files.collect(Collectors.toList());
        }
    }

    /** All that does not depend on the clock. */
    private String told() throws IOException {
        return text(report())
                .replaceAll("\"(classesFromCache|transformMillis|nanos|pid)\": \\d+", "")
                .replaceAll("\"(started|ended|name|command)\": \"(?:[^\"\\\\]|\\\\.)*\"", "");
    }

    @Test
    void theSecondRunNeedsNoRewriter() throws Exception {
        run("");
        assertThat(hits()).isZero();
        String first = told();
        assertThat(files()).hasSize(1);
        byte[] kept = Files.readAllBytes(files().get(0));
        Jvm.Ended ended = Jvm.watched("cache=" + cache + ",report=" + report())
                .with("-verbose:class")
                .running(Program.class, folder.resolve("data"), SIZE)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(hits()).isEqualTo(1);
        assertThat(told()).isEqualTo(first);
        assertThat(ended.out)
                .contains("dev.standpipe.cache.Verdict", "dev.standpipe.runtime.engine.Engine")
                .doesNotContain("dev.standpipe.inside.rewriter.asm", "dev.standpipe.inside.rewriter.Rewriter")
                .doesNotContain("dev.standpipe.inside.rewriter.summary", "dev.standpipe.inside.rewriter.rule.");
        assertThat(Files.readAllBytes(files().get(0))).isEqualTo(kept);
    }

    /** As an engine starts the tasks of a job. */
    @Test
    @Tag("once")
    void aFolderOfItsOwnMakesNoOtherProgram() throws Exception {
        for (int task = 0; task < 2; task++) {
            Path container = folder.resolve("container_" + task);
            String path =
                    String.join(File.pathSeparator, "" + container, "" + container.resolve("job.jar"), Jvm.classes());
            Jvm.Ended ended = Jvm.watched("cache=" + cache + ",report=" + report())
                    .command("-cp", path, Program.class.getName(), "" + folder.resolve("data"), "" + SIZE)
                    .end();
            assertThat(ended.out).as(ended.err).isEqualTo(plain);
            assertThat(hits()).isEqualTo(task);
        }
        assertThat(files()).hasSize(1);
    }

    @Test
    void theClassIsTheSame() throws Exception {
        List<byte[]> after = new ArrayList<>();
        for (String run : new String[] {"first", "second"}) {
            Path dump = folder.resolve(run);
            run(",dump=" + dump);
            after.add(Files.readAllBytes(dump.resolve("after/oldstyle/Program.class")));
        }
        assertThat(hits()).isEqualTo(1);
        assertThat(after.get(1)).isEqualTo(after.get(0));
    }

    @Test
    @Tag("once")
    void otherOptionsAndOtherJarsAreOthers() throws Exception {
        run("");
        run(",prefetch=ahead");
        assertThat(hits()).isZero();
        run(",disable=ReadToEnd");
        assertThat(hits()).isZero();
        run(",rules=ReadArray:WriteArray");
        assertThat(hits()).isZero();
        assertThat(files()).hasSize(4);
        Path other = Files.copy(Paths.get(Jvm.agentJar()), folder.resolve("standpipe.jar"));
        if (Jvm.RELEASE == 8) {
            // there the JVM adds the jar to the class path, which makes it another program
            run(Jvm.plain().with("-javaagent:" + other + "=cache=" + cache + ",report=" + report()));
        }
        run(Jvm.plain().with("-javaagent:" + other + "=cache=" + cache + ",report=" + report()));
        assertThat(hits()).as("the same jar at another place").isEqualTo(1);
        try (RandomAccessFile jar = new RandomAccessFile(other.toFile(), "rw")) {
            // the time of an entry in the directory, of which nobody takes notice
            jar.seek(jar.length() - 22 + 16);
            int start = Integer.reverseBytes(jar.readInt());
            jar.seek(start + 12L);
            int time = jar.read();
            jar.seek(start + 12L);
            jar.write(time ^ 1);
        }
        run(Jvm.plain().with("-javaagent:" + other + "=cache=" + cache + ",report=" + report()));
        assertThat(hits()).as("another jar at the same place").isZero();
    }

    @Test
    @Tag("once")
    void whatIsDamagedIsWrittenAnew() throws Exception {
        run("");
        Path file = files().get(0);
        byte[] whole = Files.readAllBytes(file);
        byte[] flipped = whole.clone();
        flipped[whole.length / 2] ^= 4;
        for (byte[] damaged :
                new byte[][] {{}, Arrays.copyOf(whole, whole.length / 2), flipped, "something else".getBytes()}) {
            Files.write(file, damaged);
            assertThat(run("").said()).noneMatch(line -> line.contains("cache"));
            assertThat(hits()).isZero();
            assertThat(Files.size(file)).isEqualTo(whole.length);
            run("");
            assertThat(hits()).isEqualTo(1);
        }
    }

    @Test
    @Tag("once")
    void aFolderThatOthersMayWriteToIsNotUsed() throws Exception {
        run("");
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThat(run("").said()).contains("does not use the cache " + cache + ": other users may write to it");
        assertThat(hits()).isZero();
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwx------"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), cache);
        assertThat(run(Jvm.helped("cache=" + link)).said())
                .contains("does not use the cache " + link + ": it is a symbolic link");
    }

    /** What was found out with one JDK may be wrong with the other, and nothing tells them apart. */
    @Test
    void aChangedJdkIsNotKnown() throws Exception {
        run("");
        Path changes = Files.createDirectory(folder.resolve("changes"));
        String flag = Jvm.RELEASE == 8 ? "-Xbootclasspath/p:" + changes : "--patch-module=java.base=" + changes;
        Jvm.Ended ended =
                run(Jvm.watched("cache=" + cache + ",report=" + report()).with(flag));
        assertThat(ended.said())
                .contains("does not use the cache " + cache + ": the program changes classes of the JDK");
        assertThat(hits()).isZero();
    }

    @Test
    @Tag("once")
    void aFileSystemOfTheProgramsOwnIsNotStarted() throws Exception {
        List<String> without = saidWithOtherFiles("");
        List<String> with = new ArrayList<>(saidWithOtherFiles("cache=" + cache));
        assertThat(with.remove("does not use the cache " + cache + ": the program brings a file system of its own"))
                .isTrue();
        assertThat(with).isEqualTo(without);
        assertThat(cache).doesNotExist();
    }

    private List<String> saidWithOtherFiles(String options) throws Exception {
        Jvm.Ended ended = Jvm.watched(options)
                .with("-Djava.nio.file.spi.DefaultFileSystemProvider=no.such.Provider")
                .running(Derived.class, folder.resolve("data"))
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended.said();
    }

    @Test
    @Tag("once")
    void aSmallHeapIsNotFilled() throws Exception {
        for (int i = 0; i < 2; i++) {
            run(Jvm.watched("cache=" + cache + ",report=" + report()).with("-Xmx12m"));
            assertThat(hits()).isEqualTo(i);
        }
        Files.write(files().get(0), new byte[8 << 20]);
        run(Jvm.watched("cache=" + cache + ",report=" + report()).with("-Xmx12m", "-XX:+ExitOnOutOfMemoryError"));
        assertThat(hits()).isZero();
    }

    private static void needsMounts() throws Exception {
        Process unshare = new ProcessBuilder("sh", "-c", "unshare --mount mount -t tmpfs none /mnt").start();
        assumeTrue(Jvm.Ended.of(unshare).code == 0, "file systems of one's own take root and unshare");
    }

    @Test
    @Tag("once")
    void whereNothingCanBeWritten() throws Exception {
        needsMounts();
        Files.createDirectory(
                cache, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        String full = "mount -t tmpfs -o size=4k,mode=700 none " + cache + " && head -c 4096 /dev/zero > " + cache
                + "/theirs";
        for (String mounts : new String[] {full, "mount -t tmpfs -o ro,mode=700 none " + cache}) {
            Jvm.Ended ended = run(Jvm.helped("cache=" + cache).among(mounts));
            assertThat(ended.said())
                    .as(mounts)
                    .anyMatch(line -> line.startsWith("could not write to the cache " + cache + ": "));
        }
        assertThat(files()).isEmpty();
    }

    @Test
    @Tag("once")
    void manyAtOnce() throws Exception {
        List<Process> running = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            running.add(Jvm.watched("cache=" + cache)
                    .running(Program.class, folder.resolve("data" + i), SIZE)
                    .start());
        }
        for (Process one : running) {
            assertThat(Jvm.Ended.of(one).out).isEqualTo(plain);
        }
        assertThat(files()).hasSize(1);
        run("");
        assertThat(hits()).isEqualTo(1);
    }

    /** What was found out about a class follows also from others. */
    @Test
    @Tag("once")
    void anotherSuperclassIsAnotherClass() throws Exception {
        Path classes = Files.createDirectories(folder.resolve("classes/oldstyle"));
        for (String name : new String[] {"Derived.class", "Derived$Stream.class"}) {
            Files.copy(Paths.get(Jvm.classes(), "oldstyle", name), classes.resolve(name));
        }
        Path stream = classes.resolve("Derived$Stream.class");
        byte[] before = Files.readAllBytes(stream);
        assertThat(hitsOfDerived()).isZero();
        assertThat(hitsOfDerived()).isEqualTo(1);
        ClassWriter other = new ClassWriter(0);
        new ClassReader(before).accept(other, 0);
        other.visitField(Opcodes.ACC_PRIVATE, "more", "I", null, null).visitEnd();
        Files.write(stream, other.toByteArray());
        assertThat(hitsOfDerived()).isZero();
        assertThat(hitsOfDerived()).isEqualTo(1);
        Files.write(stream, before);
        assertThat(hitsOfDerived()).as("both are kept").isEqualTo(1);
    }

    private int hitsOfDerived() throws Exception {
        Jvm.Ended ended = Jvm.watched("cache=" + cache + ",report=" + report())
                .command(
                        "-cp",
                        folder.resolve("classes").toString(),
                        "oldstyle.Derived",
                        folder.resolve("data").toString())
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.err).contains("1 of 1 loop");
        return hits();
    }

    @Test
    @Tag("once")
    void aDryRunNeitherReadsNorWrites() throws Exception {
        Jvm.Ended ended = Jvm.watched("dryrun=true,cache=" + cache)
                .running(Program.class, folder.resolve("data"), SIZE)
                .end();
        assertThat(ended.out).isEqualTo(plain);
        assertThat(files()).isEmpty();
    }
}
