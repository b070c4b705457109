package dev.standpipe.runtime.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.CodecOfViews;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.codec.Memory;
import dev.standpipe.runtime.door.OpenDoor;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every format there is, in one piece and element by element, over memory and over none, in either order of bytes. */
class TranscoderTest {
    private static final int[] LENGTHS = {1, 2, 7, 33, 257, 1200};
    private static final int[] PLACES = {0, 1, 2, 4, 7};
    private static final int GUARD = 3;

    /** What a float has to keep, or must lose: NaNs with something in them, both zeros, the ends. */
    private static final long[] ODD = {
        0x7FF8000000000001L, 0xFFF0000000000123L, 0x7FC000017F800001L, 0x0100807FFF7F8001L, 0x8000000080000000L, -1
    };

    private final Random random = new Random(4711);

    static List<Format> formats() {
        List<Format> formats = new ArrayList<>();
        for (int how = 0; how < Format.JDK_ONLY; how++) {
            Format format = Format.of(how);
            if (format != null && format.how == how) {
                formats.add(format);
            }
        }
        assertThat(formats).hasSizeGreaterThan(100);
        return formats;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void readsWhatTheLoopReads(Format format) throws IOException {
        for (Codec codec : codecs()) {
            for (int n : LENGTHS) {
                for (int at : PLACES) {
                    byte[] bytes = bytes(at + n * format.size);
                    Object moved = array(format.array, n);
                    Object read = array(format.array, n);
                    readEach(format, bytes, at, read, n);
                    Transcoder transcoder = new Transcoder(codec);
                    transcoder.prepareFor(format);
                    transcoder.decode(format, Conversion.ofReads(format, n), bytes, at, moved, GUARD, n);
                    assertThat(bits(moved)).as("%s, %d from %d", format, n, at).isEqualTo(bits(read));
                    Object piece = array(format.array, n);
                    transcoder.decoder(format).decode(bytes, at, piece, GUARD, n);
                    assertThat(bits(piece))
                            .as("%s as a piece, %d from %d", format, n, at)
                            .isEqualTo(bits(read));
                    if (codec.reachesMemory()) {
                        assertThat(bits(readFromMemory(transcoder, format, bytes, at, n)))
                                .as("%s in memory, %d from %d", format, n, at)
                                .isEqualTo(bits(read));
                    }
                    byte[] turned = turned(format, bytes, at, n);
                    moved = array(format.array, n);
                    new Transcoder(codec.turned())
                            .decode(format, Conversion.ofReads(format, n), turned, at, moved, GUARD, n);
                    assertThat(bits(moved))
                            .as("%s turned, %d from %d", format, n, at)
                            .isEqualTo(bits(read));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void writesWhatTheLoopWrites(Format format) throws IOException {
        if (Format.ofWrites(format.how) == null || format.wire == Wire.UNSIGNED_BYTE) {
            return;
        }
        for (Codec codec : codecs()) {
            for (int n : LENGTHS) {
                for (int at : PLACES) {
                    Object a = array(format.array, n);
                    fill(format.array, a);
                    byte[] written = writeEach(format, a, at, n);
                    byte[] moved = new byte[written.length];
                    Transcoder transcoder = new Transcoder(codec);
                    transcoder.prepareFor(format);
                    transcoder.encode(format, Conversion.of(format, n), a, GUARD, n, moved, at);
                    assertThat(moved).as("%s, %d from %d", format, n, at).isEqualTo(written);
                    moved = new byte[written.length];
                    new Transcoder(codec.turned()).encode(format, Conversion.of(format, n), a, GUARD, n, moved, at);
                    assertThat(turned(format, moved, at, n))
                            .as("%s turned, %d from %d", format, n, at)
                            .isEqualTo(written);
                }
            }
        }
    }

    private static Object readFromMemory(Transcoder transcoder, Format format, byte[] bytes, int at, int n) {
        Memory memory = OpenDoor.memory();
        long address = memory.allocate(bytes.length);
        try {
            memory.copy(bytes, memory.base(byte[].class), null, address, bytes.length);
            Object moved = array(format.array, n);
            transcoder.decode(format, Conversion.ofReads(format, n), null, address + at, moved, GUARD, n);
            return moved;
        } finally {
            memory.free(address);
        }
    }

    private static List<Codec> codecs() {
        return Arrays.asList(Codecs.withMemory(OpenDoor.memory()), CodecOfViews.make());
    }

    private static void readEach(Format format, byte[] bytes, int at, Object a, int n) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, at, bytes.length - at));
        for (int i = GUARD; i < GUARD + n; i++) {
            if (format.composed) {
                Elements.readComposed(in, format, Conversion.of(format, 1), a, i);
            } else if (format.singleBytes) {
                Elements.readSingle(in, Conversion.of(format, 1), a, i);
            } else {
                Elements.readOne(in, format, format.wire, Conversion.of(format, 1), a, i);
            }
        }
    }

    private static byte[] writeEach(Format format, Object a, int at, int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(new byte[at]);
        DataOutputStream out = new DataOutputStream(bytes);
        for (int i = GUARD; i < GUARD + n; i++) {
            if (format.singleBytes) {
                Elements.writeSingle(out, format, format.how, Conversion.of(format, 1), a, i);
            } else {
                Elements.writeOne(out, format, format.how, Conversion.of(format, 1), a, i);
            }
        }
        return bytes.toByteArray();
    }

    private static Object array(Element type, int n) {
        return type.newArray(n + 2 * GUARD);
    }

    private byte[] bytes(int n) {
        byte[] bytes = new byte[n];
        random.nextBytes(bytes);
        for (int k = 0; k + 8 <= n; k += 8 * (1 + random.nextInt(4))) {
            long odd = ODD[random.nextInt(ODD.length)];
            for (int b = 0; b < 8; b++) {
                bytes[k + b] = (byte) (odd >>> 8 * b);
            }
        }
        return bytes;
    }

    private void fill(Element type, Object a) {
        byte[] bytes = bytes(type.size * Array.getLength(a));
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
            for (int i = 0; i < Array.getLength(a); i++) {
                Elements.readOne(in, Format.plain(type), Format.plain(type).wire, null, a, i);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] turned(Format format, byte[] bytes, int at, int n) {
        byte[] turned = bytes.clone();
        for (int k = 0; k < n * format.size; k++) {
            turned[at + k] = bytes[at + (k | format.size - 1) - (k & format.size - 1)];
        }
        return turned;
    }

    /** Of floats too: no two NaNs are the same here. */
    private static List<Long> bits(Object a) {
        List<Long> bits = new ArrayList<>();
        for (int i = 0; i < Array.getLength(a); i++) {
            Object value = Array.get(a, i);
            bits.add(
                    value instanceof Float
                            ? Float.floatToRawIntBits((Float) value)
                            : value instanceof Double
                                    ? Double.doubleToRawLongBits((Double) value)
                                    : value instanceof Character
                                            ? (Character) value
                                            : value instanceof Boolean
                                                    ? (Boolean) value ? 1 : 0
                                                    : ((Number) value).longValue());
        }
        return bits;
    }
}
