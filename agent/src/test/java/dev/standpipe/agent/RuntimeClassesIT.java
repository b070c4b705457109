package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import oldstyle.Meanwhile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The runtime comes to the class path's loader all at once, and is what it would be if that had found it. */
class RuntimeClassesIT {
    private static final String PACK = "dev/standpipe/agent/engine.classes";
    private static final String AT_ONCE =
            "dev\\.standpipe\\.runtime\\.wire\\.Format (source:|from) __JVM_DefineClass__";
    private static final String READ = Integer.toString(Arrays.hashCode(new int[20_000]));
    private static final String WELL = "[] on true, of one place true";

    @TempDir
    Path folder;

    private Path data;

    @BeforeEach
    void write() throws IOException {
        data = Files.write(folder.resolve("data"), new byte[80_000]);
    }

    @Test
    void comeAtOnce() throws Exception {
        Jvm.Ended ended = ended(Jvm.helped("").with("-verbose:class"), "none");
        assertThat(ended.out).containsPattern(AT_ONCE).contains(READ, WELL);
    }

    @Test
    void areTheProgramsWhoHasUsedThemBefore() throws Exception {
        assertThat(ended(Jvm.helped(""), "first").out.split("\\R")).containsExactly(READ, WELL);
    }

    /** Whoever defines a class that another thread is about to define would end that with an error. */
    @RepeatedTest(20)
    void areTheSameForThreadsThatLoadThemMeanwhile(RepetitionInfo repetition) throws Exception {
        String later = Integer.toString(4 * repetition.getCurrentRepetition());
        assertThat(ended(Jvm.helped("").unverified(), later).out.split("\\R")).containsExactly(READ, WELL);
    }

    /** Perhaps of another release: the program's come first. */
    @Test
    void areTheProgramsWhereItBringsThem() throws Exception {
        Path others = folder.resolve("others");
        try (ZipFile jar = new ZipFile(Jvm.agentJar())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().startsWith("dev/standpipe/runtime/") && !entry.isDirectory()) {
                    Path file = others.resolve(entry.getName());
                    Files.createDirectories(file.getParent());
                    try (InputStream in = jar.getInputStream(entry)) {
                        Files.copy(in, file);
                    }
                }
            }
        }
        Jvm.Ended ended = Jvm.helped("")
                .with("-verbose:class")
                .command(
                        "-cp",
                        others + File.pathSeparator + Jvm.classes(),
                        Meanwhile.class.getName(),
                        data.toString(),
                        Jvm.agentJar(),
                        "none")
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.out).contains(READ, WELL).doesNotContainPattern(AT_ONCE);
    }

    @Test
    void comeOneByOneWhereTheJarHasNoPack() throws Exception {
        Path torn = folder.resolve("torn.jar");
        try (ZipFile whole = new ZipFile(Jvm.agentJar());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(torn))) {
            for (ZipEntry entry : Collections.list(whole.entries())) {
                if (!entry.getName().equals(PACK)) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    copy(whole, entry, out);
                }
            }
        }
        Jvm.Ended ended = ended(Jvm.plain().with("-javaagent:" + torn + "=backend=java", "-verbose:class"), "none");
        assertThat(ended.out).contains(READ, WELL).doesNotContainPattern(AT_ONCE);
    }

    private static void copy(ZipFile jar, ZipEntry entry, OutputStream out) throws IOException {
        byte[] chunk = new byte[8192];
        try (InputStream in = jar.getInputStream(entry)) {
            for (int n; (n = in.read(chunk)) >= 0; ) {
                out.write(chunk, 0, n);
            }
        }
    }

    private Jvm.Ended ended(Jvm jvm, String when) throws Exception {
        Jvm.Ended ended = jvm.running(Meanwhile.class, data.toString(), Jvm.agentJar(), when)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }
}
