package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locks that others hold, streams that others close, interrupts that are meant for somebody else. */
@Timeout(60)
class ThreadsTest {
    @TempDir
    Path dir;

    private interface Opening {
        Closeable open(Path file) throws IOException;
    }

    @Test
    @Tag("case-18")
    @DisplayName("18: an interrupt that is pending before the loop is pending after it, and the file stays open")
    void pendingInterrupt() throws Exception {
        Opening[] stacks = {
            file -> new RandomAccessFile(file.toFile(), "rw"),
            file -> new DataInputStream(new FileInputStream(file.toFile())),
            file -> new DataInputStream(new BufferedInputStream(new FileInputStream(file.toFile()))),
            file -> new DataOutputStream(new FileOutputStream(file.toFile())),
            file -> new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file.toFile()))),
        };
        for (Opening stack : stacks) {
            Run bulk = Run.bothWays(run -> {
                Path file = Files.write(dir.resolve("data"), Bits.bytes(100_000));
                Threads.start(() -> {
                            try (Closeable stream = stack.open(file)) {
                                Thread.currentThread().interrupt();
                                transfer(run, stream);
                                run.note("interrupted", Thread.currentThread().isInterrupted());
                                transfer(run, stream);
                                run.note("interrupted", Thread.interrupted());
                                transfer(run, stream);
                            }
                        })
                        .join();
                run.note(Files.readAllBytes(file));
            });
            bulk.mustMove();
        }
    }

    private static void transfer(Run run, Closeable stream) {
        if (stream instanceof DataInput) {
            assertThat(run.read((DataInput) stream, new int[3000], 0, 3000).thrown)
                    .isNull();
        }
        if (stream instanceof DataOutput) {
            assertThat(run.write((DataOutput) stream, Bits.ints(3000), 0, 3000).thrown)
                    .isNull();
        }
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: whoever holds the monitor of the data stream does not hold up the loop")
    void monitorOfTheDataStreamHeld() throws Exception {
        int[] a = Bits.ints(3000);
        Run bulk = Run.bothWays(run -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes, 100));
            DataInputStream in =
                    new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(Bits.bytes(12_000)), 100));
            synchronized (out) {
                Threads.start(() -> run.write(out, a, 0, a.length)).join();
            }
            synchronized (in) {
                Threads.start(() -> run.read(in, new int[3000], 0, 3000)).join();
            }
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-19")
    @DisplayName(
            "19: whoever holds the monitor of the buffered stream holds up the loop where the JDK locks by monitor")
    void monitorOfTheBufferHeld(boolean writing) throws Exception {
        Run bulk = Run.bothWays(run -> {
            BufferedInputStream buffer = new BufferedInputStream(new ByteArrayInputStream(Bits.bytes(1000)), 200);
            buffer.read();
            BufferedOutputStream sink = new BufferedOutputStream(new Sink(run), 200);
            Threads loop;
            synchronized (writing ? sink : buffer) {
                loop = Threads.start(() -> {
                    if (writing) {
                        run.write(new DataOutputStream(sink), Bits.ints(100), 0, 100);
                    } else {
                        run.read(new DataInputStream(buffer), new int[100], 0, 100);
                    }
                });
                run.note("held up", loop.isStuck());
            }
            loop.join();
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: while another thread fills the buffer, the loop waits with everyone else")
    void bufferBeingFilled() throws Exception {
        Run bulk = Run.bothWays(run -> {
            CountDownLatch asked = new CountDownLatch(1);
            CountDownLatch answer = new CountDownLatch(1);
            Leaf leaf = new Leaf(run, Bits.bytes(600)).atMost(100).onRead(call -> {
                if (call == 2) {
                    asked.countDown();
                    uninterrupted(answer);
                }
            });
            BufferedInputStream buffer = new BufferedInputStream(leaf, 64);
            buffer.mark(200);
            assertThat(buffer.skip(64)).isEqualTo(64);
            Threads filling = Threads.start(() -> assertThat(buffer.read()).isNotNegative());
            uninterrupted(asked);
            Threads loop = Threads.start(() -> run.read(new DataInputStream(buffer), new int[50], 0, 50));
            run.note("held up", loop.isStuck());
            answer.countDown();
            filling.join();
            loop.join();
        });
        bulk.mustMove();
    }

    private static void uninterrupted(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: a thread closes the buffered stream, or the file beneath it, while the buffer is being filled")
    void closedInTheMiddle() throws Exception {
        Path file = Files.write(dir.resolve("data"), Bits.bytes(1000));
        for (boolean closeFile : new boolean[] {false, true}) {
            Run bulk = Run.bothWays(run -> {
                try (FileInputStream leaf = new FileInputStream(file.toFile())) {
                    BufferedInputStream[] buffer = new BufferedInputStream[1];
                    buffer[0] =
                            new BufferedInputStream(closing(leaf, () -> (closeFile ? leaf : buffer[0]).close()), 64);
                    run.read(new DataInputStream(buffer[0]), new int[200], 0, 200);
                    run.read(new DataInputStream(buffer[0]), new long[20], 0, 20);
                }
            });
            bulk.mustMove();
        }
    }

    /** Has another thread close something after the third read. */
    private static InputStream closing(FileInputStream file, Threads.Task close) {
        return new InputStream() {
            private int calls;

            @Override
            public int read() throws IOException {
                return file.read();
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                int n = file.read(b, off, len);
                if (++calls == 3) {
                    try {
                        Threads.start(close).join();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
                return n;
            }

            @Override
            public int available() throws IOException {
                return file.available();
            }
        };
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: files and streams that were closed before the loop complain in their own words")
    void closedBefore() throws Exception {
        Opening[] stacks = {
            file -> new RandomAccessFile(file.toFile(), "rw"),
            file -> new DataInputStream(new FileInputStream(file.toFile())),
            file -> new DataInputStream(new BufferedInputStream(new FileInputStream(file.toFile()))),
            file -> new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(new byte[40]))),
            file -> new DataOutputStream(new FileOutputStream(file.toFile())),
            file -> new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file.toFile()), 8)),
        };
        for (Opening stack : stacks) {
            Run.bothWays(run -> {
                Closeable stream = stack.open(Files.write(dir.resolve("data"), Bits.bytes(1000)));
                stream.close();
                if (stream instanceof DataInput) {
                    run.read((DataInput) stream, new int[30], 0, 30);
                }
                if (stream instanceof DataOutput) {
                    run.write((DataOutput) stream, Bits.ints(30), 0, 30);
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-19")
    @DisplayName(
            "19: a file closed at any moment of a long loop: elements before the index are right, the others untouched")
    void closedAtAnyMoment(boolean buffered) throws Exception {
        byte[] data = Bits.bytes(1 << 23);
        Path file = Files.write(dir.resolve("data"), data);
        int[] expected = new int[data.length / 4];
        ByteBuffer.wrap(data).asIntBuffer().get(expected);
        Run.bothWays(run -> {
            for (int round = 0; run.prefixed && round < 15; round++) {
                FileInputStream leaf = new FileInputStream(file.toFile());
                DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(leaf) : leaf);
                int[] a = new int[expected.length];
                int wait = round * 40_000;
                Threads closing = Threads.start(() -> {
                    long started = System.nanoTime();
                    while (System.nanoTime() - started < wait) {
                        Thread.yield();
                    }
                    leaf.close();
                });
                Run.End ended = run.readQuietly(in, a, 0, a.length);
                closing.join();
                for (int i = 0; i < a.length; i++) {
                    if (a[i] != (i < ended.i ? expected[i] : 0)) {
                        throw new AssertionError("element " + i + " of " + ended.i + " is " + a[i]);
                    }
                }
                if (ended.i < a.length) {
                    assertThat(ended.thrown).isExactlyInstanceOf(IOException.class);
                }
            }
        });
    }
}
