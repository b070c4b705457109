package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two threads that meet in a pipe can tell by its monitor when each element is stored or fetched. */
@Timeout(60)
class PipesTest {
    private static final int N = 64;
    private static final int GROUP = 4;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-17")
    @DisplayName("17: what is written next depends on the element just stored")
    void feedbackIntoReading(boolean buffered) throws Exception {
        Run bulk = Run.bothWays(run -> {
            PipedInputStream pipe = new PipedInputStream(16);
            DataOutputStream out = new DataOutputStream(new PipedOutputStream(pipe));
            int[] a = new int[N];
            Threads writer = Threads.start(() -> {
                for (int k = 0; k < N; k += GROUP) {
                    int previous = k < GROUP ? 1 : a[k - GROUP + 1];
                    for (int j = 0; j < GROUP; j++) {
                        out.writeInt(previous * 31 + k + j);
                    }
                    out.flush();
                    while (pipe.available() > 0) {
                        Thread.yield();
                    }
                }
                out.close();
            });
            InputStream in = buffered ? new BufferedInputStream(pipe, 8) : pipe;
            run.read(new DataInputStream(in), a, 0, N);
            writer.join();
        });
        bulk.mustMoveIf(buffered);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-17")
    @DisplayName("17: what is fetched next depends on the element that has just arrived")
    void feedbackIntoWriting(boolean buffered) throws Exception {
        Run bulk = Run.bothWays(run -> {
            PipedOutputStream pipe = new PipedOutputStream();
            DataInputStream in = new DataInputStream(new PipedInputStream(pipe, 4 * GROUP));
            int[] a = Bits.ints(N);
            Threads reader = Threads.start(() -> {
                for (int k = 0; k < N; k += GROUP) {
                    int sum = 0;
                    for (int j = 0; j < GROUP - 1; j++) {
                        sum = sum * 31 + in.readInt();
                    }
                    for (int j = 4 * GROUP; j < 5 * GROUP && k + j < N; j++) {
                        a[k + j] += sum;
                    }
                    run.note("arrived", k, sum, in.readInt());
                }
            });
            OutputStream out = buffered ? new BufferedOutputStream(pipe, 4 * GROUP) : pipe;
            DataOutputStream data = new DataOutputStream(out);
            Run.End ended = run.writeQuietly(data, a, 0, N);
            data.flush();
            reader.join();
            assertThat(ended.i).isEqualTo(N);
            run.note(a);
        });
        bulk.mustMoveIf(buffered);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-17")
    @DisplayName("17: a writer that dies without closing is noticed at the element that it left unfinished")
    void writerDies(boolean buffered) throws Exception {
        Run bulk = Run.bothWays(run -> {
            PipedInputStream pipe = new PipedInputStream(64);
            PipedOutputStream out = new PipedOutputStream(pipe);
            Threads.start(() -> out.write(Bits.bytes(10))).join();
            DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(pipe, 8) : pipe);
            Run.End ended = run.read(in, new int[5], 0, 5);
            assertThat(ended.i).isEqualTo(2);
            assertThat(ended.thrown).isExactlyInstanceOf(IOException.class).hasMessage("Write end dead");
            run.read(in, new int[5], 0, 5);
        });
        bulk.mustMoveIf(buffered);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-17")
    @DisplayName("17: an interrupt while waiting for the writer arrives once")
    void interruptedWhileWaiting(boolean buffered) throws Exception {
        Run bulk = Run.bothWays(run -> {
            PipedInputStream pipe = new PipedInputStream(64);
            PipedOutputStream out = new PipedOutputStream(pipe);
            out.write(Bits.bytes(10));
            Threads.start(() -> {
                        DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(pipe, 8) : pipe);
                        Thread.currentThread().interrupt();
                        Run.End ended = run.read(in, new int[5], 0, 5);
                        assertThat(ended.i).isEqualTo(2);
                        assertThat(ended.thrown).isExactlyInstanceOf(InterruptedIOException.class);
                        run.note("interrupted", Thread.currentThread().isInterrupted());
                        out.write(Bits.bytes(20));
                        run.read(in, new int[5], 0, 5);
                        out.close();
                    })
                    .join();
        });
        bulk.mustMoveIf(buffered);
    }
}
