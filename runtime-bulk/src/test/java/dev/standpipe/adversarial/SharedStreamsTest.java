package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two threads with one stream between them: who gets what is chance, but nothing is lost and nothing comes twice. */
@Timeout(60)
class SharedStreamsTest {
    @Test
    @Tag("case-32")
    @DisplayName("32: two threads reading bytes from one buffered stream: each byte arrives once")
    void twoReadersOfBytes() throws Exception {
        byte[] data = Bits.bytes(400_000);
        long[] expected = counts(data, data.length);
        Run bulk = Run.bothWays(run -> {
            DataInputStream in = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(data), 511));
            byte[][] a = {new byte[data.length + 1], new byte[data.length + 1]};
            Run.End[] ended = twice(k -> run.readQuietly(in, a[k], 0, data.length + 1));
            assertThat(ended[0].thrown).isExactlyInstanceOf(EOFException.class);
            assertThat(ended[1].thrown).isExactlyInstanceOf(EOFException.class);
            long[] first = counts(a[0], ended[0].i);
            long[] second = counts(a[1], ended[1].i);
            for (int i = 0; i < 256; i++) {
                first[i] += second[i];
            }
            assertThat(first).isEqualTo(expected);
        });
        bulk.mustMove();
    }

    private static long[] counts(byte[] bytes, int n) {
        long[] counts = new long[256];
        for (int i = 0; i < n; i++) {
            counts[bytes[i] & 0xFF]++;
        }
        return counts;
    }

    private interface Half {
        Run.End go(int k) throws IOException;
    }

    private static Run.End[] twice(Half half) throws InterruptedException {
        Run.End[] ended = new Run.End[2];
        CountDownLatch together = new CountDownLatch(2);
        Threads[] threads = new Threads[2];
        for (int k = 0; k < 2; k++) {
            int which = k;
            threads[k] = Threads.start(() -> {
                together.countDown();
                together.await();
                ended[which] = half.go(which);
            });
        }
        threads[0].join();
        threads[1].join();
        return ended;
    }

    @ParameterizedTest
    @EnumSource(
            value = Loop.class,
            names = {"SHORT", "INT", "LONG", "DOUBLE"})
    @Tag("case-32")
    @DisplayName("32: two threads that together ask for all of one stream get all of it, and nothing is left")
    void twoReadersShareAllOfIt(Loop loop) throws Exception {
        int n = 20_000;
        Run bulk = Run.bothWays(run -> {
            for (int buffer : new int[] {61, 8192}) {
                DataInputStream in = new DataInputStream(
                        new BufferedInputStream(new ByteArrayInputStream(Bits.bytes(2 * n * loop.size)), buffer));
                Run.End[] ended = twice(k -> run.readQuietly(in, loop.array(n), 0, n));
                for (Run.End end : ended) {
                    assertThat(end.thrown).isNull();
                    assertThat(end.i).isEqualTo(n);
                }
                assertThat(in.read()).isEqualTo(-1);
            }
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-32")
    @DisplayName("32: two threads writing bytes to one buffered stream: each byte arrives once")
    void twoWritersOfBytes() throws Exception {
        byte[] data = Bits.bytes(100_000);
        Run bulk = Run.bothWays(run -> {
            ByteArrayOutputStream sink = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sink, 511));
            for (Run.End end : twice(k -> run.writeQuietly(out, data, 0, data.length))) {
                assertThat(end.thrown).isNull();
            }
            out.flush();
            long[] arrived = counts(sink.toByteArray(), sink.size());
            long[] once = counts(data, data.length);
            for (int i = 0; i < 256; i++) {
                assertThat(arrived[i]).isEqualTo(2 * once[i]);
            }
        });
        bulk.mustMove();
    }
}
