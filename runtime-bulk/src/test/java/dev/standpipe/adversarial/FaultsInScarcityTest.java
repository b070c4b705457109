package dev.standpipe.adversarial;

import dev.standpipe.proof.theft.Faulty;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Hardly any stack, hardly any memory: whatever a stream has thrown reaches the loop, as without a transfer. */
@Tag("slow")
@Timeout(100)
class FaultsInScarcityTest {
    private static final int FRAMES = 200;
    private static final int GOOD = 102;
    private static final int N = 100;

    @TempDir
    Path dir;

    @Test
    void endOfTheStackInterpreted() throws Exception {
        Fork.run("", FaultsInScarcityTest.class, "overflow", dir, "-Xint", "-Xss512k");
    }

    @Test
    void endOfTheStackCompiled() throws Exception {
        Fork.run("", FaultsInScarcityTest.class, "overflow", dir, "-Xcomp", "-Xss512k");
    }

    @Test
    void heapFull() throws Exception {
        Fork.run(
                "",
                FaultsInScarcityTest.class,
                "exhaust",
                dir,
                "-Xmx12m",
                "-Xms12m",
                "-XX:+UseSerialGC",
                "-XX:-UseTLAB");
    }

    /** A loop over a stream that fails, made where there was room. */
    private static final class Attempt {
        private final Faulty stream = new Faulty(GOOD, "fault");
        private final DataInputStream in = stream.asLoopsReadIt();
        private final int[] a = new int[N];
        private int i;
        private boolean isSeen;
        private Throwable other;

        /** From 21 on a buffer is not allocated before it is needed, and then there may be no memory for it. */
        Attempt filled() throws IOException {
            in.mark(1);
            in.read();
            in.reset();
            return this;
        }

        void run() {
            try {
                loop();
            } catch (IOException x) {
                if (x == stream.fault) {
                    isSeen = true;
                } else {
                    other = x;
                }
            } catch (StackOverflowError | OutOfMemoryError scarcity) {
                other = scarcity;
            }
        }

        private void loop() throws IOException {
            long moved = Standpipe.readArray(in, a, i, N, Loop.INT.how, 0);
            i = (int) moved;
            Standpipe.check(moved);
            for (; i < N; i++) {
                a[i] = in.readInt();
            }
        }

        void mustNotHaveLostIt(String where) {
            if (stream.isThrown() && !isSeen || isSeen && i != GOOD / 4) {
                throw new AssertionError(
                        where + ": thrown " + stream.isThrown() + ", seen " + isSeen + " at " + i, other);
            }
        }
    }

    private static List<Attempt> attempts() throws IOException {
        List<Attempt> all = new ArrayList<>();
        for (int k = 0; k < FRAMES; k++) {
            all.add(new Attempt().filled());
        }
        return all;
    }

    private static int next;

    static void overflow(Path dir) throws IOException {
        int seen = 0;
        new Attempt().run();
        for (int round = 0; round < 20; round++) {
            List<Attempt> all = attempts();
            next = 0;
            descend(all);
            for (int k = 0; k < FRAMES; k++) {
                all.get(k).mustNotHaveLostIt(k + " frames from the bottom");
                seen += all.get(k).isSeen ? 1 : 0;
            }
        }
        mustHaveHappened(seen);
    }

    /** Goes down until the stack is full, and runs a loop on the way back. */
    private static void descend(List<Attempt> all) {
        try {
            descend(all);
        } catch (StackOverflowError bottom) {
            next = 0;
        }
        if (next < FRAMES) {
            all.get(next++).run();
        }
    }

    static void exhaust(Path dir) throws IOException {
        int seen = 0;
        new Attempt().run();
        for (int spare = 0; spare < 6; spare++) {
            List<Attempt> all = attempts();
            Object[] hoard = ScarcityTest.hoard();
            for (int k = 1; k <= spare; k++) {
                hoard[k] = null;
            }
            for (int k = 0; k < FRAMES; k++) {
                all.get(k).run();
            }
            hoard[0] = null;
            for (int k = 0; k < FRAMES; k++) {
                all.get(k).mustNotHaveLostIt("with the heap full, loop " + k);
                seen += all.get(k).isSeen ? 1 : 0;
            }
        }
        mustHaveHappened(seen);
    }

    private static void mustHaveHappened(int seen) {
        if (seen < FRAMES) {
            throw new AssertionError("only " + seen + " loops came to their fault");
        }
    }
}
