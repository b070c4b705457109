package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.standpipe.io.Receivers.Source;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.Scratch;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("by-hand")
class BulkInputTest {
    @TempDir
    Path dir;

    @ParameterizedTest
    @EnumSource
    void readsWhatTheLoopReads(Source source) throws IOException {
        for (Element type : Element.values()) {
            int chunk = Scratch.LENGTH >> type.shift;
            for (int n : new int[] {0, 1, 2, 3, 17, 200, chunk - 1, chunk, chunk + 1, 2 * chunk + 7}) {
                byte[] bytes = Loop.randomBytes(n * type.size + 5, n);
                Object expected = Loop.random(type, n + 3, n);
                Object actual = Loop.random(type, n + 3, n);
                Loop.read(new DataInputStream(new ByteArrayInputStream(bytes)), expected, 2, n);
                BulkDataInput in = source.over(bytes, dir);
                in.readArray(actual, 2, n);
                assertThat(Loop.bits(actual)).as("%s %s", type, n).isEqualTo(Loop.bits(expected));
                assertThat(in.readUnsignedByte()).as("what follows").isEqualTo(bytes[bytes.length - 5] & 255);
                ((Closeable) in).close();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOverloadOfEveryTypeDoesTheSame(Source source) throws Exception {
        for (Element type : Element.values()) {
            byte[] bytes = Loop.randomBytes(5 * type.size, 1);
            Object whole = Loop.array(type, 5);
            Object part = Loop.random(type, 5, 7);
            Loop.read(new DataInputStream(new ByteArrayInputStream(bytes)), whole, 0, 5);
            Loop.read(new DataInputStream(new ByteArrayInputStream(bytes)), part, 1, 3);
            for (Class<?> declared : new Class<?>[] {type.arrayType, Object.class}) {
                Object a = Loop.array(type, 5);
                BulkDataInput in = source.over(bytes, dir);
                BulkDataInput.class.getMethod("readArray", declared).invoke(in, a);
                ((Closeable) in).close();
                assertThat(Loop.bits(a)).isEqualTo(Loop.bits(whole));

                Object b = Loop.random(type, 5, 7);
                in = source.over(bytes, dir);
                BulkDataInput.class
                        .getMethod("readArray", declared, int.class, int.class)
                        .invoke(in, b, 1, 3);
                ((Closeable) in).close();
                assertThat(Loop.bits(b)).isEqualTo(Loop.bits(part));
            }
        }
    }

    @Test
    void whatTheInputSaysOfItsEndIsPassedOn() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(Loop.randomBytes(4000, 1));
        }
        byte[] cut = Arrays.copyOf(packed.toByteArray(), 2000);
        assertThatThrownBy(() -> new BulkDataInputStream(new GZIPInputStream(new ByteArrayInputStream(cut)))
                        .readArray(new int[1000]))
                .isInstanceOf(EOFException.class)
                .hasMessage("Unexpected end of ZLIB input stream");
    }

    @Test
    void anEndThatTheInputThrowsIsPassedOnWhateverMadeIt() throws IOException {
        EOFException old = new EOFException();
        EndsBy.Throwing[] ways = {
            () -> {
                throw old;
            },
            () -> {
                throw new EOFException();
            },
            () -> new DataInputStream(new ByteArrayInputStream(new byte[3])).readInt()
        };
        for (EndsBy.Throwing way : ways) {
            for (int left = 0; left < 9; left++) {
                for (boolean buffered : new boolean[] {false, true}) {
                    EndsBy input = new EndsBy(left, way);
                    int[] a = {-1, -1, -1};
                    BulkDataInputStream in = new BulkDataInputStream(buffered ? new BufferedInputStream(input) : input);
                    Throwable end = catchThrowable(() -> in.readArray(a));
                    assertThat(input.thrown).as("asked once").hasSize(1);
                    assertThat(end).isSameAs(input.thrown.get(0));
                    assertThat(Arrays.copyOf(a, left / 4)).isEqualTo(new int[left / 4]);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void endsAtEveryByteAsTheLoopDoes(Source source) throws IOException {
        for (Element type : Element.values()) {
            for (int length = 0; length < 4 * type.size; length++) {
                byte[] bytes = Loop.randomBytes(length, length);
                Object expected = Loop.random(type, 6, 1);
                Object actual = Loop.random(type, 6, 1);
                assertThatThrownBy(
                                () -> Loop.read(new DataInputStream(new ByteArrayInputStream(bytes)), expected, 1, 4))
                        .isInstanceOf(EOFException.class);
                BulkDataInput in = source.over(bytes, dir);
                assertThatThrownBy(() -> in.readArray(actual, 1, 4))
                        .isExactlyInstanceOf(EOFException.class)
                        .hasMessageContaining(" " + length / type.size + " of 4");
                assertThat(Loop.bits(actual)).as("%s ends at %s", type, length).isEqualTo(Loop.bits(expected));
                assertThatThrownBy(in::readByte).isInstanceOf(EOFException.class);
                if (in instanceof BulkRandomAccessFile) {
                    assertThat(((BulkRandomAccessFile) in).getFilePointer()).isEqualTo(length);
                }
                ((Closeable) in).close();
            }
        }
    }

    @Test
    void passesAFaultAtAnyByteOnOnceWithTheWholeElementsStored() {
        for (Element type : Element.values()) {
            for (int at = 0; at < 4 * type.size; at++) {
                byte[] bytes = Loop.randomBytes(9 * type.size, at);
                IOException fault = new IOException("worn out");
                Object expected = Loop.random(type, 4, 1);
                Object actual = Loop.random(type, 4, 1);
                DataInputStream loop = new DataInputStream(new Odd.Input(bytes, at, at, null));
                BulkDataInputStream in = new BulkDataInputStream(new Odd.Input(bytes, at, at, fault));
                int whole = at / type.size;
                assertThatThrownBy(() -> in.readArray(actual)).isSameAs(fault);
                try {
                    Loop.read(loop, expected, 0, whole);
                    assertThat(Loop.bits(actual)).as("%s fails at %s", type, at).isEqualTo(Loop.bits(expected));
                    assertThat(in.readByte())
                            .as("only what was delivered is consumed")
                            .isEqualTo(bytes[at]);
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    @Test
    void asksForNoMoreThanItNeeds() throws IOException {
        Odd.Input beneath = new Odd.Input(new byte[1000], 3);
        new BulkDataInputStream(beneath).readArray(new long[9]);
        assertThat(beneath.largestRequest).isEqualTo(72);
    }

    @Test
    void aStreamThatReturnsNothingIsAskedForASingleByte() throws IOException {
        InputStream lazy = new InputStream() {
            private int next;

            @Override
            public int read() {
                return next < 6 ? next++ : -1;
            }

            @Override
            public int read(byte[] b, int at, int length) {
                return 0;
            }
        };
        short[] a = new short[3];
        BulkDataInputStream in = new BulkDataInputStream(lazy);
        in.readArray(a);
        assertThat(a).containsExactly((short) 0x0001, (short) 0x0203, (short) 0x0405);
        assertThatThrownBy(() -> in.readArray(a)).isInstanceOf(EOFException.class);
    }

    @Test
    void aStreamThatReturnsMoreThanAskedForIsNotBelieved() {
        InputStream liar = new InputStream() {
            @Override
            public int read() {
                return 0;
            }

            @Override
            public int read(byte[] b, int at, int length) {
                return length + 1;
            }
        };
        assertThatThrownBy(() -> new BulkDataInputStream(liar).readArray(new int[2]))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("9 bytes");
    }

    @Test
    void whatAStreamKeepsShowsNothingOfLaterTransfers() throws IOException {
        byte[] bytes = new byte[40_000];
        Arrays.fill(bytes, (byte) 7);
        Path file = Files.write(dir.resolve("f"), bytes);
        Odd.Input keeper = new Odd.Input(new byte[40_000], 1);
        int[] a = new int[10_000];
        for (int round = 0; round < 10; round++) {
            try (BulkDataInputStream in = new BulkDataInputStream(new FileInputStream(file.toFile()))) {
                in.readArray(a);
            }
            if (round == 4) {
                new BulkDataInputStream(keeper).readArray(new int[10_000]);
            }
        }
        assertThat(keeper.seen).isNotEmpty().allSatisfy(kept -> {
            for (byte b : kept) {
                assertThat(b).isZero();
            }
        });
    }

    @Test
    void bytesAreReadOverTheirOwnSource() throws IOException {
        byte[] a = {1, 2, 3, 4, 5};
        new BulkDataInputStream(new ByteArrayInputStream(a)).readArray(a, 1, 4);
        assertThat(a).containsExactly(1, 1, 2, 3, 4);
    }

    @Test
    void itsOwnReadIsNotPartOfIt() throws IOException {
        BulkDataInputStream in = new BulkDataInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4})) {
            @Override
            public int read() {
                throw new AssertionError("readInt does not call it either");
            }
        };
        int[] a = new int[1];
        in.readArray(a);
        assertThat(a).containsExactly(0x01020304);
    }

    @Test
    void singleReadsAndArraysMix() throws IOException {
        byte[] bytes = Loop.randomBytes(100, 5);
        BulkDataInputStream in = new BulkDataInputStream(new ByteArrayInputStream(bytes));
        DataInputStream loop = new DataInputStream(new ByteArrayInputStream(bytes));
        for (int round = 0; round < 5; round++) {
            short[] a = new short[round];
            short[] b = new short[round];
            in.readArray(a);
            Loop.read(loop, b, 0, round);
            assertThat(a).isEqualTo(b);
            assertThat(in.readLong()).isEqualTo(loop.readLong());
            assertThat(in.skipBytes(3)).isEqualTo(loop.skipBytes(3));
        }
    }
}
