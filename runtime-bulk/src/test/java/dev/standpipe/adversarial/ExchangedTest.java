package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.io.BulkDataOutputStream;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What another thread exchanges in a stream, or sees of it, while a loop goes over it. */
@Timeout(60)
class ExchangedTest {
    private static final int ONES = 0x01010101;
    private static final long MILLIS = 400;

    private static byte[] ones(int length) {
        byte[] ones = new byte[length];
        Arrays.fill(ones, (byte) 1);
        return ones;
    }

    private static void forAWhile(Threads.Task look) throws Exception {
        long end = System.nanoTime() + MILLIS * 1_000_000;
        while (System.nanoTime() < end) {
            look.run();
        }
    }

    private static final class Redirected extends DataInputStream {
        Redirected(InputStream in) {
            super(in);
        }

        void to(InputStream other) {
            in = other;
        }
    }

    private static final class RedirectedOutput extends DataOutputStream {
        RedirectedOutput(OutputStream out) {
            super(out);
        }

        void to(OutputStream other) {
            out = other;
        }
    }

    /** All JDKs lock a subclass by its monitor. */
    private static final class Buffer extends BufferedInputStream {
        Buffer(InputStream in) throws IOException {
            super(in, 64);
            mark(1);
            read();
            reset();
        }
    }

    private static final class BufferOut extends BufferedOutputStream {
        BufferOut(OutputStream out) {
            super(out, 64);
        }
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: a loop that waits for the lock of a stream takes no more than an element of it, if it was "
            + "exchanged meanwhile")
    void inputExchangedWhileTheLoopWaits() throws Exception {
        Run.bothWays(run -> {
            for (InputStream old : new InputStream[] {
                new ByteArrayInputStream(ones(40)), new Buffer(new ByteArrayInputStream(ones(40)))
            }) {
                Redirected in = new Redirected(old);
                int[] a = new int[10];
                Threads loop;
                synchronized (old) {
                    loop = Threads.start(() -> run.readQuietly(in, a, 0, a.length));
                    assertThat(loop.isStuck()).isTrue();
                    in.to(new ByteArrayInputStream(new byte[40]));
                }
                loop.join();
                assertThat(old.available()).isGreaterThanOrEqualTo(36);
                assertThat(Arrays.copyOfRange(a, 1, 10)).containsOnly(0);
            }
        });
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: the same of a loop that writes")
    void outputExchangedWhileTheLoopWaits() throws Exception {
        Run.bothWays(run -> {
            for (boolean buffered : new boolean[] {false, true}) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);
                OutputStream old = buffered ? new BufferOut(bytes) : bytes;
                ByteArrayOutputStream other = new ByteArrayOutputStream(64);
                RedirectedOutput out = new RedirectedOutput(old);
                Threads loop;
                synchronized (old) {
                    loop = Threads.start(() -> run.writeQuietly(out, new int[10], 0, 10));
                    assertThat(loop.isStuck()).isTrue();
                    out.to(other);
                }
                loop.join();
                old.flush();
                assertThat(bytes.size()).isLessThanOrEqualTo(4);
                assertThat(bytes.size() + other.size()).isEqualTo(40);
                assertThat(out.size()).isEqualTo(40);
            }
        });
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: the same of rounds that are staged")
    void inputExchangedWhileStagingWaits() throws Exception {
        InputStream old = new ByteArrayInputStream(ones(40));
        Redirected in = new Redirected(old);
        byte[] staged = new byte[40];
        Threads loop;
        synchronized (old) {
            loop = Threads.start(() -> Standpipe.stage(in, staged, 5, 8, 0));
            assertThat(loop.isStuck()).isTrue();
            in.to(new ByteArrayInputStream(new byte[40]));
        }
        loop.join();
        assertThat(old.available()).isGreaterThanOrEqualTo(36);
        assertThat(Arrays.copyOfRange(staged, 4, 40)).containsOnly(0);
    }

    private static final class Keeping extends OutputStream {
        private final List<byte[]> kept = new ArrayList<>();
        private final List<byte[]> then = new ArrayList<>();

        @Override
        public void write(int b) {
            throw new AssertionError("in pieces only");
        }

        @Override
        public void write(byte[] bytes, int at, int length) {
            kept.add(bytes);
            then.add(bytes.clone());
        }
    }

    private static final class RedirectedBulk extends BulkDataOutputStream {
        RedirectedBulk(OutputStream out) {
            super(out);
        }

        void to(OutputStream other) {
            out = other;
        }
    }

    @Test
    @Tag("case-32")
    @DisplayName(
            "32: a stream that comes while an array is written by hand gets what is left, and no array that others "
                    + "use too")
    void outputExchangedWhileAnArrayIsWrittenByHand() throws Exception {
        ByteArrayOutputStream old = new ByteArrayOutputStream();
        Keeping other = new Keeping();
        RedirectedBulk out = new RedirectedBulk(old);
        int[] a = Bits.ints(100_000);
        Threads writing;
        synchronized (old) {
            writing = Threads.start(() -> out.writeArray(a));
            assertThat(writing.isStuck()).isTrue();
            out.to(other);
        }
        writing.join();
        try (BulkDataOutputStream later = new BulkDataOutputStream(new ByteArrayOutputStream())) {
            later.writeArray(new int[100_000]);
        }
        long after = other.kept.stream().mapToLong(piece -> piece.length).sum();
        assertThat(after).isPositive();
        assertThat(old.size() + after).isEqualTo(400_000);
        for (int k = 0; k < other.kept.size(); k++) {
            assertThat(other.kept.get(k)).isEqualTo(other.then.get(k));
        }
    }

    private static final class Reused extends ByteArrayInputStream {
        Reused() {
            super(new byte[0]);
        }

        void over(byte[] bytes) {
            buf = bytes;
            count = bytes.length;
            mark = 0;
            pos = 0;
        }
    }

    @Test
    @Tag("case-32")
    @DisplayName("32: an array that is exchanged without the lock is not read beyond its end")
    void bytesExchangedWithoutTheLock() throws Exception {
        Run.bothWays(run -> {
            Reused bytes = new Reused();
            AtomicBoolean done = new AtomicBoolean();
            Threads exchanging = Threads.start(() -> {
                byte[][] both = {ones(16), ones(4000)};
                for (int k = 0; !done.get(); k ^= 1) {
                    bytes.over(both[k]);
                }
            });
            forAWhile(() -> {
                int[] a = new int[1000];
                run.readQuietly(new DataInputStream(bytes), a, 0, a.length);
                for (int value : a) {
                    assertThat(value == 0 || value == ONES).isTrue();
                }
            });
            done.set(true);
            exchanging.join();
        });
    }

    @Test
    @Tag("case-32")
    @DisplayName("32: who holds the lock of a byte array sees no counter that lags by more than an element")
    void countedUnderTheLock() throws Exception {
        Run.bothWays(run -> {
            AtomicBoolean done = new AtomicBoolean();
            DataOutputStream[] current = new DataOutputStream[1];
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(8000);
            current[0] = new DataOutputStream(bytes);
            Threads writing = Threads.start(() -> {
                int[] a = new int[20];
                while (!done.get()) {
                    synchronized (bytes) {
                        bytes.reset();
                        current[0] = new DataOutputStream(bytes);
                    }
                    for (int k = 0; k < 100; k++) {
                        run.writeQuietly(current[0], a, 0, a.length);
                    }
                }
            });
            forAWhile(() -> {
                synchronized (bytes) {
                    assertThat(current[0].size()).isGreaterThanOrEqualTo(bytes.size() - 4);
                }
            });
            done.set(true);
            writing.join();
        });
    }
}
