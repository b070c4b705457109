package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.rewrite.Rewriter;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import oldstyle.Portions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A jar that brings the runtime, of which it unpacks the beginning first, and the rest when there is work for it. */
class EmbeddedRuntimeIT {
    private static final int PORTION = 1000;
    private static final String FEW = "10";
    private static final String ENOUGH = "600";
    private static final String ENGINE = "dev.standpipe.runtime.engine.Engine ";

    @TempDir
    Path folder;

    private Path data;

    @BeforeEach
    void write() throws IOException {
        byte[] bytes = new byte[4 * PORTION];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31 ^ i >> 7);
        }
        data = Files.write(folder.resolve("data"), bytes);
    }

    @Test
    void startsNoEngineForALittle() throws Exception {
        Path jar = jar("a.jar", EmbeddedRuntime.jar());
        List<String> first = beginning();
        Matcher loaded = Pattern.compile("dev.standpipe.runtime[.\\w$]*")
                .matcher(answers(jar, FEW).get(1));
        int number = 0;
        for (; loaded.find(); number++) {
            assertThat(first).contains(loaded.group().replace('.', '/') + ".class");
        }
        assertThat(number).isGreaterThan(5);
        assertThat(answers(jar, FEW, ENOUGH, FEW).get(3)).contains(ENGINE);
    }

    /** The answers, and what was loaded up to the end. */
    private List<String> answers(Path jar, String... orders) throws Exception {
        List<String> plain = run(Jvm.plain(), Jvm.classes(), orders);
        List<String> answers = run(opened().with("-verbose:class"), jar.toString(), orders);
        assertThat(answers.subList(0, orders.length)).isEqualTo(plain.subList(0, orders.length));
        return answers;
    }

    private List<String> run(Jvm jvm, String classPath, String... orders) throws Exception {
        Process process = start(jvm, classPath);
        try (OutputStream to = process.getOutputStream()) {
            for (String order : orders) {
                to.write((order + "\n").getBytes(StandardCharsets.US_ASCII));
            }
        }
        Jvm.Ended ended = Jvm.Ended.of(process);
        assertThat(ended.err).isEmpty();
        List<String> said = new ArrayList<>();
        for (String line : ended.out.split("\\R")) {
            if (line.matches("-?\\d+")) {
                said.add(line);
            }
        }
        said.add(ended.out);
        return said;
    }

    private Process start(Jvm jvm, String classPath) throws IOException {
        return jvm.command("-cp", classPath, Portions.class.getName(), data.toString(), Integer.toString(PORTION))
                .start();
    }

    private static Jvm opened() {
        return Jvm.RELEASE < 9 ? Jvm.plain() : Jvm.plain().with("--add-opens=java.base/java.io=ALL-UNNAMED");
    }

    /** The program, rewritten. */
    private Path jar(String name, byte[] runtime) throws IOException {
        Path jar = folder.resolve(name);
        LoaderUnit unit = new LoaderUnit(Rewriter.standard());
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            try (InputStream in = Portions.class.getResourceAsStream("Portions.class")) {
                put(
                        zip,
                        "oldstyle/Portions.class",
                        unit.rewrite(StandIn.all(in)).classFile());
            }
            put(zip, StandIn.in("oldstyle/") + ".class", StandIn.classFile(StandIn.in("oldstyle/")));
            put(zip, EmbeddedRuntime.NAME, runtime);
        }
        return jar;
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
    }

    /** As programs are deployed while they run. */
    @Test
    void leavesTheLoopsAloneOnceItsJarIsAnother() throws Exception {
        byte[] other = EmbeddedRuntime.jar();
        other[other.length / 2] ^= 1;
        for (byte[] later : new byte[][] {null, other}) {
            Path jar = jar("a.jar", EmbeddedRuntime.jar());
            Process process = start(opened(), jar.toString());
            BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream()));
            try (OutputStream orders = process.getOutputStream()) {
                String few = answer(FEW, orders, out);
                Files.delete(jar);
                if (later != null) {
                    Files.move(jar("b.jar", later), jar);
                }
                answer(ENOUGH, orders, out);
                assertThat(answer(FEW, orders, out)).isEqualTo(few);
            }
            Jvm.Ended ended = Jvm.Ended.of(process);
            assertThat(ended.err)
                    .contains("do their own work: the rest of the runtime is gone, or of another release")
                    .hasLineCount(1);
            assertThat(ended.code).isZero();
        }
    }

    /** On Linux, whose processes tell what they have open. */
    @Test
    void opensNoJarBehindItsOwn() throws Exception {
        assumeTrue(Files.isReadable(Paths.get("/proc/self/fd")));
        Path jar = jar("a.jar", EmbeddedRuntime.jar());
        Path behind = jar("b.jar", EmbeddedRuntime.jar());
        Path runtime = jar("standpipe-runtime-bulk-0.jar", EmbeddedRuntime.jar());
        for (Path next : new Path[] {behind, runtime}) {
            Process process = start(opened(), jar + File.pathSeparator + next);
            BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream()));
            try (OutputStream orders = process.getOutputStream()) {
                answer(FEW, orders, out);
                assertThat(isOpenSomewhere(jar)).isTrue();
                assertThat(isOpenSomewhere(next)).isEqualTo(next == runtime);
            }
            assertThat(Jvm.Ended.of(process).err).isEmpty();
        }
    }

    private static boolean isOpenSomewhere(Path file) throws IOException {
        for (Path process : list(Paths.get("/proc"))) {
            for (Path open : list(process.resolve("fd"))) {
                try {
                    if (Files.readSymbolicLink(open).equals(file.toRealPath())) {
                        return true;
                    }
                } catch (IOException closedMeanwhile) {
                    // nor is it ours
                }
            }
        }
        return false;
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.collect(Collectors.toList());
        } catch (IOException | UncheckedIOException notOurs) {
            return Collections.emptyList();
        }
    }

    private static String answer(String times, OutputStream orders, BufferedReader out) throws IOException {
        orders.write((times + "\n").getBytes(StandardCharsets.US_ASCII));
        orders.flush();
        return out.readLine();
    }

    private static List<String> beginning() throws IOException {
        List<String> first = new ArrayList<>();
        byte[] beginning = Arrays.copyOf(EmbeddedRuntime.jar(), StandInTemplate.BEGINNING);
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(beginning))) {
            for (ZipEntry entry; (entry = zip.getNextEntry()) != null; zip.closeEntry()) {
                first.add(entry.getName());
            }
        } catch (IOException cutOff) {
            first.remove(first.size() - 1);
        }
        assertThat(first).contains("dev/standpipe/runtime/link/java.io.Standpipe.bin");
        return first;
    }
}
