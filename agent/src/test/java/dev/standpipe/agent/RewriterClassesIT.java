package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the rewriter's classes are, and what comes of it when they cannot be there. */
class RewriterClassesIT {
    private static final String SIZE = "1000";

    @TempDir
    Path folder;

    private String data;
    private String plain;

    @BeforeEach
    void runWithoutAgent() throws Exception {
        data = folder.resolve("cells").toString();
        plain = Jvm.plain().running(Program.class, data, SIZE).end().out;
        assertThat(plain).isNotEmpty();
    }

    @Test
    void areAmongTheJvmsOwn() throws Exception {
        String log = Jvm.watched("")
                .with("-verbose:class")
                .running(Program.class, data, SIZE)
                .end()
                .out;
        assertThat(log)
                .containsPattern("dev\\.standpipe\\.inside\\.rewriter\\.Rewriter (source:|from) __JVM_DefineClass__")
                .containsPattern("dev\\.standpipe\\.inside\\.rewriter\\.report\\.Finding (source:|from) __JVM_Define")
                .doesNotContain("dev.standpipe.rewrite.Rewriter ", "dev.standpipe.inside.asm.");
    }

    /** Programs may use the rewriter themselves, of another release. */
    @Test
    void areNotThoseOfTheProgram() throws Exception {
        Path others = folder.resolve("others");
        for (String name : new String[] {"rewrite/Rewriter", "rewrite/Prefilter", "inside/asm/ClassReader"}) {
            Path file = others.resolve("dev/standpipe/" + name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, new byte[] {1, 2, 3});
        }
        Jvm.Ended ended = Jvm.watched("")
                .command("-cp", others + File.pathSeparator + Jvm.classes(), Program.class.getName(), data, SIZE)
                .end();
        assertMoved(ended);
    }

    @Test
    void comeToTheAgentWhereTheJvmIsClosed() throws Exception {
        assertMoved(without("jdk/BootClasses.class"));
    }

    @Test
    void aJarWithoutThemRewritesNothing() throws Exception {
        Jvm.Ended ended = without("rewriter.classes");
        assertSame(ended);
        assertThat(ended.said()).anyMatch(line -> line.contains("rewriter.classes is missing; the jar is damaged"));
    }

    private Jvm.Ended without(String file) throws Exception {
        Path torn = folder.resolve("torn.jar");
        try (ZipFile whole = new ZipFile(Jvm.agentJar());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(torn))) {
            for (ZipEntry entry : Collections.list(whole.entries())) {
                if (!entry.getName().equals("dev/standpipe/agent/" + file)) {
                    copy(whole, entry, out);
                }
            }
        }
        return Jvm.plain()
                .with("-javaagent:" + torn)
                .running(Program.class, data, SIZE)
                .end();
    }

    private static void copy(ZipFile whole, ZipEntry entry, ZipOutputStream out) throws IOException {
        out.putNextEntry(new ZipEntry(entry.getName()));
        byte[] chunk = new byte[8192];
        try (InputStream in = whole.getInputStream(entry)) {
            for (int n; (n = in.read(chunk)) >= 0; ) {
                out.write(chunk, 0, n);
            }
        }
    }

    private void assertMoved(Jvm.Ended ended) {
        assertSame(ended);
        assertThat(ended.said()).as(ended.err).anyMatch(line -> line.contains("moved in"));
    }

    private void assertSame(Jvm.Ended ended) {
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).as(ended.err).isZero();
    }
}
