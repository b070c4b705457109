package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.door.OpenDoor;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every codec does, whatever it is made of: the same as the element loops, and not a bit beside it. */
abstract class CodecContract {
    private static final int GUARD = 16;
    private static final int SHORTEST_LONG = 71;
    private static final int[] LONG = {1000, 4096, 5003};
    private static final int HUGE = 140_001;

    private final Memory memory = OpenDoor.memory();
    private Codec codec;

    /** Fresh for each test, so that its first transfers are those of a JVM that has just started. */
    abstract Codec codec();

    int transfersUntilCompiled() {
        return 6000;
    }

    @BeforeEach
    void freshCodec() {
        codec = codec();
    }

    @ParameterizedTest
    @EnumSource(Element.class)
    void everyShortLengthFromEveryAlignment(Element type) {
        for (int n = 0; n < SHORTEST_LONG; n++) {
            everyAlignment(type, n, 10);
        }
    }

    @ParameterizedTest
    @EnumSource(Element.class)
    void longTransfersFromEveryAlignment(Element type) {
        for (int n : LONG) {
            everyAlignment(type, n, 4);
        }
    }

    @ParameterizedTest
    @EnumSource(Element.class)
    void hugeTransfers(Element type) {
        byte[] wire = wire(type, HUGE + 3, 0);
        moves(type, wire, 3, HUGE, 1);
        moves(type, wire, 4, HUGE, 1);
    }

    @ParameterizedTest
    @EnumSource(Element.class)
    void theSameOnceItIsCompiled(Element type) {
        byte[] wire = wire(type, 600, 5);
        byte[] written = new byte[wire.length];
        Object array = ElementWise.array(type, 600);
        for (int time = transfersUntilCompiled(); time > 0; time--) {
            codec.decode(type, wire, 0, array, 0, 600);
            codec.encode(type, array, 0, 600, written, 0);
        }
        everyAlignment(type, 601, 2);
    }

    @Test
    void allCharsAndShorts() {
        byte[] wire = new byte[1 << 17];
        for (int v = 0; v < 1 << 16; v++) {
            wire[2 * v] = (byte) (v >> 8);
            wire[2 * v + 1] = (byte) v;
        }
        moves(Element.CHAR, wire, 0, 1 << 16, 1);
        moves(Element.SHORT, wire, 0, 1 << 16, 1);
    }

    @Test
    void allBytesAsBooleans() {
        byte[] wire = new byte[256];
        for (int v = 0; v < 256; v++) {
            wire[v] = (byte) v;
        }
        moves(Element.BOOLEAN, wire, 0, 256, 1);
    }

    @Test
    void aLoneNanIsFoundWhereverItIs() {
        for (int length : new int[] {1, 40, 1500}) {
            for (int k = 0; k < length; k += length > 100 ? 37 : 1) {
                float[] floats = new float[length];
                floats[k] = Float.intBitsToFloat(0xFF812345);
                writes(Element.FLOAT, floats);
                double[] doubles = new double[length];
                doubles[k] = Double.longBitsToDouble(0xFFF0000000000001L);
                writes(Element.DOUBLE, doubles);
            }
        }
    }

    @Test
    void infinityIsNoNan() {
        float[] floats = new float[200];
        Arrays.fill(floats, Float.NEGATIVE_INFINITY);
        writes(Element.FLOAT, floats);
        double[] doubles = new double[200];
        Arrays.fill(doubles, Double.POSITIVE_INFINITY);
        writes(Element.DOUBLE, doubles);
    }

    @Test
    void withoutMemoryThereAreNoAddresses() {
        assumeTrue(!codec.reachesMemory(), "it reaches memory");
        assertThatIllegalStateException().isThrownBy(() -> codec.decode(Element.INT, 4096, new int[1], 0, 1));
        assertThatIllegalStateException().isThrownBy(() -> codec.encode(Element.INT, new int[1], 0, 1, 4096));
    }

    private void everyAlignment(Element type, int n, int starts) {
        for (int at = 0; at < 8; at++) {
            moves(type, wire(type, n + 1, n * 8 + at), at, n, starts);
        }
    }

    /**
     * Decodes {@code n} elements, and encodes what came of it, at several places of an array and in all forms the
     * codec has.
     */
    private void moves(Element type, byte[] wire, int at, int n, int starts) {
        Object values = ElementWise.array(type, n);
        ElementWise.decode(type, wire, at, values, 0, n);
        byte[] wanted = ElementWise.encode(type, values, 0, n);
        for (int from = 0; from < starts; from++) {
            Object array = guarded(type, from + n + GUARD);
            System.arraycopy(values, 0, array, from, n);
            reads(type, wire, at, array, from, n);
            writes(type, array, from, n, wanted, at);
        }
    }

    private void reads(Element type, byte[] wire, int at, Object expected, int from, int n) {
        byte[] bits = ElementWise.bits(memory, type, expected);
        byte[] given = wire.clone();
        Object array = guarded(type, from + n + GUARD);
        codec.decode(type, given, at, array, from, n);
        same("decoded", type, at, from, n, bits, ElementWise.bits(memory, type, array));
        same("source of decoding", type, at, from, n, wire, given);

        if (codec.reachesMemory()) {
            long address = memory.allocate(wire.length);
            memory.copy(wire, memory.base(byte[].class), null, address, wire.length);
            array = guarded(type, from + n + GUARD);
            codec.decode(type, address + at, array, from, n);
            memory.free(address);
            same("decoded from memory", type, at, from, n, bits, ElementWise.bits(memory, type, array));
        }
    }

    private void writes(Element type, Object array) {
        int n = Array.getLength(array);
        for (int at = 0; at < 2; at++) {
            writes(type, array, 0, n, ElementWise.encode(type, array, 0, n), at);
        }
    }

    private void writes(Element type, Object array, int from, int n, byte[] wanted, int at) {
        byte[] untouched = new byte[at + wanted.length + GUARD];
        Arrays.fill(untouched, (byte) 0x5A);
        byte[] expected = untouched.clone();
        System.arraycopy(wanted, 0, expected, at, wanted.length);
        byte[] given = ElementWise.bits(memory, type, array);

        byte[] bytes = untouched.clone();
        codec.encode(type, array, from, n, bytes, at);
        same("encoded", type, at, from, n, expected, bytes);
        same("source of encoding", type, at, from, n, given, ElementWise.bits(memory, type, array));

        if (codec.reachesMemory()) {
            bytes = untouched.clone();
            long address = memory.allocate(bytes.length);
            memory.copy(bytes, memory.base(byte[].class), null, address, bytes.length);
            codec.encode(type, array, from, n, address + at);
            memory.copy(null, address, bytes, memory.base(byte[].class), bytes.length);
            memory.free(address);
            same("encoded to memory", type, at, from, n, expected, bytes);
        }
    }

    private static void same(String what, Element type, int at, int from, int n, byte[] expected, byte[] actual) {
        if (!Arrays.equals(expected, actual)) {
            assertThat(actual)
                    .as("%s: %d of %s, byte %d, element %d", what, n, type, at, from)
                    .isEqualTo(expected);
        }
    }

    /** No element of it is 0, so one that was touched beside the transfer shows. */
    private Object guarded(Element type, int length) {
        Object array = ElementWise.array(type, length);
        byte[] ones = new byte[length << type.shift];
        Arrays.fill(ones, (byte) 1);
        memory.copy(ones, memory.base(byte[].class), array, memory.base(type.arrayType), ones.length);
        return array;
    }

    /**
     * Random, with an odd value now and then: a NaN of every kind, an infinity, a zero of either sign, a boolean that
     * is not 1.
     */
    private static byte[] wire(Element type, int n, long seed) {
        Random random = new Random(seed);
        byte[] wire = new byte[(n << type.shift) + GUARD];
        random.nextBytes(wire);
        byte[][] odd = ODD[Math.min(type.size, 8)];
        for (int k = 0; k + type.size <= wire.length; k += type.size) {
            if (random.nextInt(type.size == 1 ? 3 : 200) == 0) {
                System.arraycopy(odd[random.nextInt(odd.length)], 0, wire, k, type.size);
            }
        }
        return wire;
    }

    private static final byte[][][] ODD = new byte[9][][];

    static {
        ODD[1] = odd(1, 0, 1, 2, 0x80, 0xFF);
        ODD[2] = odd(2, 0, 1, 0x80, 0x7FFF, 0x8000, 0xFFFF);
        ODD[4] = odd(
                4,
                0,
                0x80000000L,
                0x7F800000,
                0xFF800000L,
                0x7F800001,
                0x7FA12345,
                0x7FC00000,
                0x7FFFFFFF,
                0xFF800001L,
                0xFFC00000L,
                0xFFF4ABCDL);
        ODD[8] = odd(
                8,
                0,
                Long.MIN_VALUE,
                0x7FF0000000000000L,
                0xFFF0000000000000L,
                0x7FF0000000000001L,
                0x7FF4000000000000L,
                0x7FF8000000000000L,
                Long.MAX_VALUE,
                0xFFF0000000000001L,
                0xFFF8000000000000L,
                -1L);
    }

    private static byte[][] odd(int size, long... values) {
        byte[][] odd = new byte[values.length][size];
        for (int v = 0; v < values.length; v++) {
            for (int k = 0; k < size; k++) {
                odd[v][k] = (byte) (values[v] >> 8 * (size - 1 - k));
            }
        }
        return odd;
    }
}
