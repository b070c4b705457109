package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.Packed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import oldstyle.Ahead;
import oldstyle.Counting;
import oldstyle.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars that the command rewrote, in JVMs of their own. */
class RewriteIT {
    private static final String SIZE = "50000";

    @TempDir
    Path folder;

    private Path packed(Class<?> main) throws IOException {
        return new Packed()
                .text("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: " + main.getName() + "\r\n\r\n")
                .with(main)
                .at(folder.resolve("in.jar"));
    }

    private static Jvm.Ended rewrite(Jvm jvm, Path in, Path out, String... more) throws Exception {
        jvm.command("-jar", Jvm.agentJar(), "rewrite", in.toString(), "-o", out.toString())
                .command(more);
        Jvm.Ended ended = jvm.end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }

    private Path rewritten(Class<?> main, String... more) throws Exception {
        Path out = folder.resolve("out.jar");
        rewrite(Jvm.plain(), packed(main), out, more);
        return out;
    }

    private Jvm.Ended run(Path jar, Jvm jvm) throws Exception {
        return jvm.command("-jar", jar.toString(), folder.resolve("data").toString(), SIZE)
                .end();
    }

    @Test
    void doWhatTheyDidWithoutTheRuntimeAndWithItAndUnderTheAgent() throws Exception {
        Jvm.Ended plain = run(packed(Program.class), Jvm.plain());
        assertThat(plain.out).contains("the end after 50000");
        Path alone = rewritten(Program.class);
        assertThat(run(alone, Jvm.plain()).err)
                .contains("the runtime is missing")
                .hasLineCount(1);
        assertThat(run(alone, Jvm.plain()).out).isEqualTo(plain.out);
        Path whole = rewritten(Program.class, "--embed-runtime", "--add-opens");
        for (Jvm jvm : Arrays.asList(Jvm.plain(), Jvm.watched("log=quiet"))) {
            Jvm.Ended helped = run(whole, jvm);
            assertThat(helped.err).isEmpty();
            assertThat(helped.out).isEqualTo(plain.out);
        }
    }

    @Test
    void moveInBulk() throws Exception {
        assumeTrue(Files.isReadable(Paths.get("/proc/self/io")), "only Linux counts system calls");
        String[] plain = run(packed(Counting.class), Jvm.plain()).out.split("\\R");
        assertThat(Integer.parseInt(plain[0])).isGreaterThan(50_000);
        Path out = rewritten(Counting.class, "--embed-runtime", "--add-opens");
        for (Jvm jvm : Arrays.asList(Jvm.plain(), Jvm.watched("log=quiet"))) {
            String[] helped = run(out, jvm).out.split("\\R");
            assertThat(Integer.parseInt(helped[0])).isLessThan(2_000);
            assertThat(helped[1]).isEqualTo(plain[1]);
        }
    }

    /** Nobody tells how much, so by the classes: whoever has a thread read has a worker. */
    @Test
    void readAheadByASystemProperty() throws Exception {
        assumeTrue(Files.isDirectory(Paths.get("/proc/self/fd")), "files are read ahead on Linux only");
        byte[] bytes = new byte[16 << 20];
        new Random(3).nextBytes(bytes);
        Path data = Files.write(folder.resolve("data"), bytes);
        Files.setLastModifiedTime(data, FileTime.fromMillis(1_000_000_000_000L));
        String plain = run(packed(Ahead.class), Jvm.plain()).out;
        Path out = rewritten(Ahead.class, "--embed-runtime", "--add-opens");
        String worker = "java.util.concurrent.ThreadPoolExecutor$Worker ";
        String off = run(out, Jvm.plain().with("-verbose:class")).out;
        assertThat(off).contains(plain, " dev.standpipe.runtime.FileReads ").doesNotContain(worker, ".Tracks ");
        String ahead = run(out, Jvm.plain().with("-verbose:class", "-Dstandpipe.prefetch=ahead")).out;
        assertThat(ahead).contains(plain, worker, " dev.standpipe.runtime.Tracks ");
    }

    @Test
    void areTheSameWhoeverMadeThem() throws Exception {
        Path in = packed(Program.class);
        Path here = folder.resolve("here.jar");
        rewrite(Jvm.plain(), in, here, "--embed-runtime", "--add-opens");
        Path there = folder.resolve("there.jar");
        rewrite(
                Jvm.plain().with("-Duser.timezone=Asia/Tokyo", "-Duser.language=tr", "-Dfile.encoding=ISO-8859-1"),
                in,
                there,
                "--embed-runtime",
                "--add-opens");
        assertThat(Files.readAllBytes(there)).isEqualTo(Files.readAllBytes(here));
    }

    @Test
    void fitThroughLittleMemory() throws Exception {
        Path in = folder.resolve("large.jar");
        byte[] noise = new byte[1 << 20];
        new Random(1).nextBytes(noise);
        byte[] library = new Packed().with(Program.class).with("noise", noise).bytes();
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(in))) {
            for (int i = 0; i < 60; i++) {
                zip.putNextEntry(new ZipEntry("noise" + i));
                zip.write(noise);
            }
            for (int i = 0; i < 40; i++) {
                zip.putNextEntry(new ZipEntry("lib/l" + i + ".jar"));
                zip.write(library);
            }
            zip.putNextEntry(new ZipEntry("oldstyle/Program.class"));
            zip.write(Packed.classFile(Program.class));
        }
        assertThat(Files.size(in)).isGreaterThan(100L << 20);
        Path out = folder.resolve("out.jar");
        assertThat(rewrite(Jvm.plain().with("-Xmx24m"), in, out).out).contains("41 classes rewritten");
        assertThat(Files.size(out)).isGreaterThan(Files.size(in));
    }
}
