package dev.standpipe.adversarial;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Hardly any stack, hardly any memory: the loop that could do its work still can. */
@Timeout(100)
class ScarcityTest {
    private static final String[] SMALL_HEAP = {"-Xmx12m", "-Xms12m", "-XX:+UseSerialGC", "-XX:-UseTLAB"};

    @TempDir
    Path dir;

    @Test
    @Tag("case-28")
    @DisplayName("28: at the end of the stack a loop succeeds, or overflows, as it did; what it has stored is right")
    void endOfTheStack() throws Exception {
        Fork.run("", ScarcityTest.class, "overflow", dir, "-Xint", "-Xss512k");
    }

    @Test
    @Tag("case-28")
    @DisplayName("28: the same before anything of the engine has run once")
    void endOfTheStackCold() throws Exception {
        Fork.run("", ScarcityTest.class, "overflowCold", dir, "-Xint", "-Xss512k");
    }

    static void overflow(Path dir) throws Exception {
        prepare(dir, true);
        overflow(dir, true);
    }

    /** What is used for the first time takes more stack, so here it only has to be right, and to work later. */
    static void overflowCold(Path dir) throws Exception {
        prepare(dir, false);
        overflow(dir, false);
        mustMoveAgain(dir);
    }

    private static void overflow(Path dir, boolean warm) throws Exception {
        for (int stack = 0; stack < Probe.STACKS; stack++) {
            try (Probe original = new Probe(dir, stack, false);
                    Probe rewritten = new Probe(dir, stack, true)) {
                original.descend(0);
                rewritten.descend(0);
                rewritten.mustNotBeWrong();
                if (warm) {
                    rewritten.mustNotDoWorseThan(original);
                }
            }
        }
    }

    @Test
    @Tag("case-28")
    @DisplayName("28: with the heap full, no loop runs out of memory that did not before")
    void heapFull() throws Exception {
        Fork.run("", ScarcityTest.class, "exhaust", dir, SMALL_HEAP);
    }

    @Test
    @Tag("case-28")
    @DisplayName(
            "28: the same before anything of the engine has run once; when there is memory again, elements are carried")
    void heapFullCold() throws Exception {
        Fork.run("", ScarcityTest.class, "exhaustCold", dir, SMALL_HEAP);
    }

    static void exhaust(Path dir) throws Exception {
        prepare(dir, true);
        exhaustNow(dir);
    }

    static void exhaustCold(Path dir) throws Exception {
        prepare(dir, false);
        exhaustNow(dir);
        mustMoveAgain(dir);
    }

    private static void exhaustNow(Path dir) throws Exception {
        Probe[] probes = new Probe[Probe.STACKS];
        for (int stack = 0; stack < Probe.STACKS; stack++) {
            probes[stack] = new Probe(dir, stack, true);
        }
        Throwable[] failed = new Throwable[Probe.STACKS];
        Object[] hoard = hoard();
        for (int stack = 0; stack < Probe.STACKS; stack++) {
            try {
                probes[stack].loop();
            } catch (Throwable e) {
                failed[stack] = e;
            }
        }
        hoard[0] = null;
        for (int stack = 0; stack < Probe.STACKS; stack++) {
            if (failed[stack] != null) {
                throw new AssertionError("stack " + stack + " at " + probes[stack].i, failed[stack]);
            }
            probes[stack].mustHaveItAll();
            probes[stack].close();
        }
    }

    /** Runs every loop once as it was written, and if it is to be warm, rewritten too. */
    private static void prepare(Path dir, boolean warm) throws Exception {
        Files.write(dir.resolve("data"), Probe.DATA);
        for (int stack = 0; stack < Probe.STACKS; stack++) {
            try (Probe original = new Probe(dir, stack, false);
                    Probe rewritten = new Probe(dir, stack, true)) {
                original.loop();
                rewritten.link();
                if (warm) {
                    rewritten.loop();
                    rewritten.mustHaveItAll();
                }
            }
        }
    }

    /** Whatever could not be initialised then must not fail for ever after. */
    private static void mustMoveAgain(Path dir) throws Exception {
        Run.bothWays(run -> {
                    try (RandomAccessFile raf =
                            new RandomAccessFile(dir.resolve("data").toFile(), "r")) {
                        run.read(raf, new int[Probe.N], 0, Probe.N);
                        run.read(
                                new DataInputStream(new ByteArrayInputStream(Probe.DATA)),
                                new int[Probe.N],
                                0,
                                Probe.N);
                    }
                })
                .mustMove();
    }

    /** Takes what memory there is, down to the last few bytes; element [0] holds it all. */
    private static Object[] hoard() {
        Object[] all = {null};
        List<byte[]> kept = new ArrayList<>(100_000);
        all[0] = kept;
        for (int size = 1 << 20; size >= 16; size /= 2) {
            try {
                while (kept.size() < 100_000) {
                    kept.add(new byte[size]);
                }
            } catch (OutOfMemoryError full) {
                continue;
            }
        }
        return all;
    }
}
