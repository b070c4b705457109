package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Streams over the channel of a file, which interrupts close and which others use too. */
@Timeout(60)
class ChannelsTest {
    private static final int ROUNDS = 300;
    private static final int BYTES = 1 << 20;

    @TempDir
    Path dir;

    private interface Opening {
        Closeable open(Path file) throws IOException;
    }

    private static final Opening[] STACKS = {
        file -> new DataInputStream(Files.newInputStream(file)),
        file -> new DataInputStream(Channels.newInputStream(FileChannel.open(file, StandardOpenOption.READ))),
        file -> new DataOutputStream(Files.newOutputStream(file)),
        file -> new DataOutputStream(Files.newOutputStream(file, StandardOpenOption.APPEND)),
        file -> new DataOutputStream(Channels.newOutputStream(FileChannel.open(file, StandardOpenOption.WRITE))),
    };

    @Test
    @Tag("case-18")
    @DisplayName(
            "18: an interrupt that is pending before the loop closes the channels that it used to close, and no other")
    void pendingInterrupt() throws Exception {
        for (Opening stack : STACKS) {
            Run.bothWays(run -> {
                        Path file = Files.write(dir.resolve("data"), Bits.bytes(100_000));
                        Threads.start(() -> {
                                    Closeable stream = stack.open(file);
                                    transfer(run, stream);
                                    Thread.currentThread().interrupt();
                                    transfer(run, stream);
                                    run.note("interrupted", Thread.interrupted());
                                    transfer(run, stream);
                                    stream.close();
                                })
                                .join();
                        run.note(Files.readAllBytes(file));
                    })
                    .mustMove();
        }
    }

    private static void transfer(Run run, Closeable stream) {
        if (stream instanceof DataInput) {
            run.read((DataInput) stream, new int[3000], 0, 3000);
        }
        if (stream instanceof DataOutput) {
            run.write((DataOutput) stream, Bits.ints(3000), 0, 3000);
            run.note("size", ((DataOutputStream) stream).size());
        }
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: closed before the loop, or opened for the other direction: it complains in its own words")
    void closedBefore() throws Exception {
        for (Opening stack : STACKS) {
            Run.bothWays(run -> {
                Closeable stream = stack.open(Files.write(dir.resolve("data"), Bits.bytes(1000)));
                stream.close();
                transfer(run, stream);
            });
        }
        Run.bothWays(run -> {
            Path file = Files.write(dir.resolve("data"), Bits.bytes(1000));
            try (FileChannel read = FileChannel.open(file, StandardOpenOption.READ);
                    FileChannel written = FileChannel.open(file, StandardOpenOption.WRITE)) {
                transfer(run, new DataInputStream(Channels.newInputStream(written)));
                transfer(run, new DataOutputStream(Channels.newOutputStream(read)));
            }
        });
    }

    @Test
    @Tag("case-23")
    @DisplayName("23: a channel of the program's own is asked for as much as ever, and so is a file of /proc")
    void othersChannels() throws Exception {
        Path file = Files.write(dir.resolve("data"), Bits.bytes(4000));
        Run.bothWays(run -> {
                    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                        InputStream in = Channels.newInputStream(new ReadableByteChannel() {
                            @Override
                            public int read(ByteBuffer to) throws IOException {
                                run.note("asked for", to.remaining());
                                return channel.read(to);
                            }

                            @Override
                            public boolean isOpen() {
                                return channel.isOpen();
                            }

                            @Override
                            public void close() {}
                        });
                        run.read(new DataInputStream(in), new int[200], 0, 200);
                    }
                })
                .mustNotMove();
        Run.bothWays(run -> {
                    try (InputStream in = Files.newInputStream(Paths.get("/proc/self/mem"))) {
                        run.read(new DataInputStream(in), new int[200], 0, 200);
                    }
                })
                .mustNotMove();
    }

    @Test
    @Tag("case-21")
    @DisplayName("21: the channel and the stream over it go on where the other has come to")
    void sharedPosition() throws Exception {
        Path file = Files.write(dir.resolve("data"), Bits.bytes(50_000));
        Run.bothWays(run -> {
                    try (RandomAccessFile own = new RandomAccessFile(file.toFile(), "rw")) {
                        FileChannel channel = own.getChannel();
                        DataInputStream in = new DataInputStream(Channels.newInputStream(channel));
                        DataOutputStream out = new DataOutputStream(Channels.newOutputStream(channel));
                        run.read(in, new int[1000], 0, 1000);
                        run.note(channel.position(), own.getFilePointer());
                        channel.position(30_001);
                        run.read(in, new long[100], 0, 100);
                        run.write(out, Bits.ints(500), 0, 500);
                        own.seek(48_001);
                        run.read(in, new int[1000], 0, 1000);
                        run.note(channel.position(), channel.size());
                        channel.position(1L << 33);
                        run.read(in, new int[100], 0, 100);
                    }
                    run.note(Files.readAllBytes(file));
                })
                .mustMove();
    }

    @Test
    @Tag("case-19")
    @DisplayName(
            "19: interrupted or closed at any moment of a long loop that reads: elements before the index are right")
    void endedWhileReading() throws Exception {
        byte[] data = Bits.bytes(BYTES);
        Path file = Files.write(dir.resolve("data"), data);
        int[] expected = new int[BYTES / 4];
        ByteBuffer.wrap(data).asIntBuffer().get(expected);
        AtomicIntegerArray seen = new AtomicIntegerArray(2);
        Run.bothWays(run -> {
            for (int round = 0; run.prefixed && isToGoOn(round, seen); round++) {
                boolean interrupts = round % 2 == 0;
                FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                int[] a = new int[expected.length];
                Run.End ended = whileRunning(
                        channel,
                        interrupts,
                        delay(round, 3_000),
                        () -> run.readQuietly(new DataInputStream(Channels.newInputStream(channel)), a, 0, a.length));
                for (int i = 0; i < a.length; i++) {
                    if (a[i] != (i < ended.i ? expected[i] : 0)) {
                        throw new AssertionError("element " + i + " of " + ended.i + " is " + a[i]);
                    }
                }
                mustHaveEnded(ended, a.length, interrupts, seen);
            }
        });
        assertThat(seen.get(0)).as("interrupted in the middle").isPositive();
        assertThat(seen.get(1)).as("closed in the middle").isPositive();
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: the same of one that writes: the file has at most an element more than the index says")
    void endedWhileWriting() throws Exception {
        Path file = dir.resolve("data");
        int[] a = Bits.ints(BYTES / 4);
        AtomicIntegerArray seen = new AtomicIntegerArray(2);
        Run.bothWays(run -> {
            for (int round = 0; run.prefixed && isToGoOn(round, seen); round++) {
                boolean interrupts = round % 2 == 0;
                Files.deleteIfExists(file);
                FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                DataOutputStream out = new DataOutputStream(Channels.newOutputStream(channel));
                Run.End ended = whileRunning(
                        channel, interrupts, delay(round, 4_000), () -> run.writeQuietly(out, a, 0, a.length));
                long more = Files.size(file) - 4L * ended.i;
                assertThat(more).isBetween(0L, ended.thrown == null ? 0L : 4L);
                assertThat(out.size()).isEqualTo(4 * ended.i);
                int[] written = new int[ended.i];
                ByteBuffer.wrap(Files.readAllBytes(file)).asIntBuffer().get(written);
                assertThat(Arrays.equals(written, Arrays.copyOf(a, ended.i))).isTrue();
                mustHaveEnded(ended, a.length, interrupts, seen);
            }
        });
        assertThat(seen.get(0)).as("interrupted in the middle").isPositive();
        assertThat(seen.get(1)).as("closed in the middle").isPositive();
    }

    /** Where a thread comes late to its processor, it takes more rounds to meet the middle. */
    private static boolean isToGoOn(int round, AtomicIntegerArray seen) {
        return round < ROUNDS || round < 10 * ROUNDS && (seen.get(0) == 0 || seen.get(1) == 0);
    }

    /** Later by so many nanoseconds each round, and by less each time it begins anew. */
    private static int delay(int round, int nanos) {
        return round % ROUNDS * nanos / (1 + round / ROUNDS);
    }

    private interface Loop {
        Run.End run();
    }

    private static Run.End whileRunning(FileChannel channel, boolean interrupts, int nanos, Loop loop)
            throws Exception {
        AtomicReference<Thread> reader = new AtomicReference<>();
        AtomicReference<Run.End> ended = new AtomicReference<>();
        Threads running = Threads.start(() -> {
            reader.set(Thread.currentThread());
            ended.set(loop.run());
            // an interrupt closes the channel for a request that is under way, and that request says so
            assertThat(ended.get().thrown == null && interrupts && !channel.isOpen())
                    .isFalse();
        });
        while (reader.get() == null) {
            Thread.yield();
        }
        long from = System.nanoTime();
        while (System.nanoTime() - from < nanos) {
            Thread.yield();
        }
        if (interrupts) {
            reader.get().interrupt();
        } else {
            channel.close();
        }
        running.join();
        channel.close();
        return ended.get();
    }

    private static void mustHaveEnded(Run.End ended, int n, boolean interrupted, AtomicIntegerArray seen) {
        if (ended.i == n) {
            assertThat(ended.thrown).isNull();
        } else if (interrupted) {
            assertThat(ended.thrown).isExactlyInstanceOf(ClosedByInterruptException.class);
            seen.incrementAndGet(0);
        } else {
            assertThat(ended.thrown).isInstanceOf(ClosedChannelException.class);
            seen.incrementAndGet(1);
        }
    }

    @Test
    @Tag("case-32")
    @DisplayName("32: two threads that read one stream lose no byte, and none is read twice")
    void twoThreads() throws Exception {
        int n = 400_000;
        int[] all = new int[n];
        for (int i = 0; i < n; i++) {
            all[i] = i;
        }
        Path file = dir.resolve("data");
        Run.bothWays(run -> {
            try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
                run.writeQuietly(out, all, 0, n);
            }
            assertThat(Files.size(file)).isEqualTo(4L * n);
            if (!run.prefixed) {
                return;
            }
            try (InputStream in = Files.newInputStream(file)) {
                int[][] halves = {new int[n / 2], new int[n / 2]};
                Threads other = Threads.start(() -> run.readQuietly(new DataInputStream(in), halves[1], 0, n / 2));
                Run.End ended = run.readQuietly(new DataInputStream(in), halves[0], 0, n / 2);
                other.join();
                assertThat(ended.thrown).isNull();
                long bytes = 0;
                for (int[] half : halves) {
                    for (int x : half) {
                        bytes += (x & 0xFF) + (x >> 8 & 0xFF) + (x >> 16 & 0xFF);
                    }
                }
                for (int x : all) {
                    bytes -= (x & 0xFF) + (x >> 8 & 0xFF) + (x >> 16 & 0xFF);
                }
                assertThat(bytes).isZero();
                assertThat(in.read()).isEqualTo(-1);
            }
        });
    }
}
