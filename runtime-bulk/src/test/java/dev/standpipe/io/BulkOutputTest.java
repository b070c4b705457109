package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.io.Receivers.Sink;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.Scratch;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("by-hand")
class BulkOutputTest {
    @TempDir
    Path dir;

    @ParameterizedTest
    @EnumSource
    void writesWhatTheLoopWrites(Sink sink) throws IOException {
        for (Element type : Element.values()) {
            int chunk = Scratch.LENGTH >> type.shift;
            for (int n : new int[] {0, 1, 2, 3, 17, 200, chunk - 1, chunk, chunk + 1, 2 * chunk + 7}) {
                Object a = Loop.random(type, n + 3, n);
                byte[] before = Loop.bits(a);
                assertThat(sink.bytes(dir, out -> out.writeArray(a, 2, n)))
                        .as("%s %s", type, n)
                        .isEqualTo(Loop.written(a, 2, n));
                assertThat(Loop.bits(a)).as("the array itself").isEqualTo(before);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOverloadOfEveryTypeDoesTheSame(Sink sink) throws Exception {
        for (Element type : Element.values()) {
            Object a = Loop.random(type, 5, 3);
            for (Class<?> declared : new Class<?>[] {type.arrayType, Object.class}) {
                assertThat(sink.bytes(dir, out -> invoke(out, new Class<?>[] {declared}, a)))
                        .isEqualTo(Loop.written(a, 0, 5));
                assertThat(sink.bytes(
                                dir, out -> invoke(out, new Class<?>[] {declared, int.class, int.class}, a, 1, 3)))
                        .isEqualTo(Loop.written(a, 1, 3));
            }
        }
    }

    private static void invoke(BulkDataOutput out, Class<?>[] declared, Object... arguments) {
        try {
            BulkDataOutput.class.getMethod("writeArray", declared).invoke(out, arguments);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** A stream whose count can be set beforehand. */
    private static final class Counting extends BulkDataOutputStream {
        Counting(OutputStream out, int written) {
            super(out);
            this.written = written;
        }
    }

    private static final class CountingLoop extends DataOutputStream {
        CountingLoop(int written) {
            super(new ByteArrayOutputStream());
            this.written = written;
        }
    }

    @Test
    void sizeCountsAsForTheLoopUpToItsLimit() throws IOException {
        for (Element type : Element.values()) {
            for (int n : new int[] {0, 1, 2, 20_000}) {
                Object a = Loop.random(type, n, n);
                for (int room : new int[] {0, 1, 5, 16, 40_000, Integer.MAX_VALUE}) {
                    Counting out = new Counting(new ByteArrayOutputStream(), Integer.MAX_VALUE - room);
                    CountingLoop loop = new CountingLoop(Integer.MAX_VALUE - room);
                    out.writeArray(a);
                    Loop.write(loop, a, 0, n);
                    assertThat(out.size()).as("%s %s %s", type, n, room).isEqualTo(loop.size());
                }
            }
        }
    }

    @Test
    void passesAFaultOnAndCountsOnlyWhatWasDelivered() throws IOException {
        int[] a = (int[]) Loop.random(Element.INT, 50_000, 1);
        byte[] all = Loop.written(a, 0, a.length);
        for (int before : new int[] {0, 1, 65_535, 65_536, 65_537, 131_072, 199_999}) {
            IOException fault = new IOException("full");
            Odd.Output full = new Odd.Output(before, fault);
            BulkDataOutputStream out = new BulkDataOutputStream(full);
            assertThatThrownBy(() -> out.writeArray(a)).isSameAs(fault);
            assertThat(full.taken.toByteArray()).isEqualTo(Arrays.copyOf(all, before));
            assertThat(out.size()).isEqualTo(before / Scratch.LENGTH * Scratch.LENGTH);
        }
    }

    @Test
    void whatAStreamKeepsShowsNothingOfLaterTransfers() throws IOException {
        Odd.Output keeper = new Odd.Output(0, null);
        int[] sevens = new int[10_000];
        Arrays.fill(sevens, 0x07070707);
        for (int round = 0; round < 10; round++) {
            try (BulkDataOutputStream out = new BulkDataOutputStream(
                    new FileOutputStream(dir.resolve("f").toFile()))) {
                out.writeArray(sevens);
            }
            if (round == 4) {
                new BulkDataOutputStream(keeper).writeArray(new int[10_000]);
                byte[] mine = new byte[10_000];
                new BulkDataOutputStream(keeper).writeArray(mine);
                assertThat(keeper.seen).noneMatch(kept -> kept == mine);
            }
        }
        assertThat(keeper.seen).hasSize(2).allSatisfy(kept -> {
            for (byte b : kept) {
                assertThat(b).isZero();
            }
        });
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.SECONDS)
    void takesNoLockAndLeavesItsOwnWriteAlone() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BulkDataOutputStream out = new BulkDataOutputStream(bytes) {
            @Override
            public void write(byte[] b, int at, int length) {
                throw new AssertionError("writeInt does not call it either");
            }
        };
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch written = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            synchronized (out) {
                held.countDown();
                try {
                    written.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        holder.start();
        held.await();
        out.writeArray(new int[] {1, 2});
        written.countDown();
        holder.join();
        assertThat(bytes.toByteArray()).containsExactly(0, 0, 0, 1, 0, 0, 0, 2);
    }

    @Test
    void nothingIsFlushed() throws IOException {
        BulkDataOutputStream out = new BulkDataOutputStream(new ByteArrayOutputStream() {
            @Override
            public void flush() {
                throw new AssertionError("not asked for");
            }
        });
        out.writeArray(new double[20_000]);
        assertThat(out.size()).isEqualTo(160_000);
    }
}
