package dev.standpipe.adversarial;

import dev.standpipe.io.AsyncFile;
import dev.standpipe.io.AsyncFileRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Hardly any stack, hardly any memory: the loop that could do its work still can. */
@Tag("slow")
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

    @Test
    @Tag("case-28")
    @DisplayName("28: what the loop's own calls need is not initialised first, and in vain, at the end of a stack")
    void endOfTheStackBeforeAnyElementWasRead() throws Exception {
        Fork.run("", ScarcityTest.class, "overflowFirst", dir, "-Xint", "-Xss512k");
    }

    static void overflowFirst(Path dir) throws Exception {
        Files.write(dir.resolve("data"), Probe.DATA);
        for (int stack = 0; stack < Probe.STACKS; stack++) {
            try (Probe rewritten = new Probe(dir, stack, true)) {
                rewritten.loop();
                rewritten.mustHaveItAll();
                rewritten.descend(0);
            }
        }
        new DataOutputStream(new ByteArrayOutputStream()).writeInt(1);
        new DataInputStream(new ByteArrayInputStream(new byte[8])).readLong();
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

    @Test
    @Tag("case-28")
    @DisplayName(
            "28: a transfer in the background that finds the heap full fails or succeeds, and its file can be closed")
    void heapFullInTheBackground() throws Exception {
        Fork.run("", ScarcityTest.class, "exhaustBackground", dir, SMALL_HEAP);
    }

    static void exhaustBackground(Path dir) throws Exception {
        Files.write(dir.resolve("data"), Probe.DATA);
        byte[] a = new byte[Probe.DATA.length];
        try (AsyncFile file = new AsyncFile(dir.resolve("data").toFile(), "r")) {
            file.readArray(a).done();
            for (int round = 0; round < 20; round++) {
                List<AsyncFileRequest> reads = new ArrayList<>(200);
                Object[] hoard = hoard();
                for (int spare = 0; spare < round; spare++) {
                    hoard[1 + spare] = null;
                }
                try {
                    while (reads.size() < 200) {
                        file.seek(0);
                        reads.add(file.readArray(a));
                    }
                } catch (OutOfMemoryError full) {
                    // no more of them
                }
                letRun();
                Arrays.fill(hoard, null);
                mustEnd(reads);
            }
        }
    }

    private static void letRun() throws InterruptedException {
        try {
            Thread.sleep(30);
        } catch (OutOfMemoryError full) {
            // long enough
        }
    }

    private static void mustEnd(List<AsyncFileRequest> reads) {
        for (AsyncFileRequest read : reads) {
            try {
                if (!read.done(10_000)) {
                    throw new AssertionError(read + " never ends");
                }
            } catch (IOException outOfMemory) {
                read.clearException();
            }
        }
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

    /**
     * Takes what memory there is, down to the last few bytes; element [0] holds it all but a little, and the others
     * that.
     */
    static Object[] hoard() {
        Object[] all = new Object[20];
        for (int k = 1; k < all.length; k++) {
            all[k] = new byte[500];
        }
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
