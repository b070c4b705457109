package dev.standpipe.runtime.codec;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A native codec is held to {@link ViewCodec} before anybody's data goes through it. */
final class SelfCheck {
    private static final int SHORT = 70;
    private static final int[] LONGER = {300, 1031};
    private static final Codec VIEWS = new ViewCodec();

    private final Codec codec;
    private final Memory memory;

    private SelfCheck(Codec codec, Memory memory) {
        this.codec = codec;
        this.memory = memory;
    }

    /** What is wrong with it, or null. Without memory nobody has an address to give it. */
    static String fault(Codec codec, Memory memory) {
        SelfCheck check = new SelfCheck(codec, memory);
        for (Element type : Element.values()) {
            for (int n = 0; n <= SHORT; n++) {
                for (int at = 0; at < 8; at++) {
                    if (!check.agrees(type, n, at)) {
                        return "it fails its self-check: " + n + " of " + type + " at byte " + at;
                    }
                }
            }
            for (int n : LONGER) {
                if (!check.agrees(type, n, n & 7)) {
                    return "it fails its self-check: " + n + " of " + type;
                }
            }
        }
        return null;
    }

    private boolean agrees(Element type, int n, int at) {
        byte[] wire = wire((n << type.shift) + 16);
        int from = at & 3;
        Object expected = array(type, from + n + 2);
        VIEWS.decode(type, wire, at, expected, from, n);
        byte[] canonical = new byte[wire.length];
        VIEWS.encode(type, expected, from, n, canonical, at);

        Object array = array(type, from + n + 2);
        codec.decode(type, wire, at, array, from, n);
        byte[] encoded = new byte[wire.length];
        codec.encode(type, expected, from, n, encoded, at);
        return same(type, expected, array) && Arrays.equals(canonical, encoded) && (memory == null || agreesInMemory(type, n, at, from, wire, expected, canonical));
    }

    private boolean agreesInMemory(Element type, int n, int at, int from, byte[] wire, Object expected, byte[] canonical) {
        long heap = memory.base(byte[].class);
        long address = memory.allocate(wire.length);
        try {
            Object array = array(type, from + n + 2);
            memory.copy(wire, heap, null, address, wire.length);
            codec.decode(type, address + at, array, from, n);
            byte[] encoded = new byte[wire.length];
            memory.copy(encoded, heap, null, address, wire.length);
            codec.encode(type, expected, from, n, address + at);
            memory.copy(null, address, encoded, heap, wire.length);
            return same(type, expected, array) && Arrays.equals(canonical, encoded);
        } finally {
            memory.free(address);
        }
    }

    private static Object array(Element type, int length) {
        return Array.newInstance(type.arrayType.getComponentType(), length);
    }

    /** All bytes there are, and in the steps of 0x7F and 0xFF every kind of NaN. */
    private static byte[] wire(int length) {
        byte[] wire = new byte[length];
        for (int k = 0; k < length; k++) {
            wire[k] = (byte) (k % 11 < 3 ? 0x7F + (k % 7 << 5) : k % 11 == 3 ? 0xF1 : k * 37);
        }
        return wire;
    }

    /** With the payloads of NaNs, which the comparisons of {@link Arrays} do not look at. */
    private static boolean same(Element type, Object expected, Object array) {
        return Arrays.equals(bits(type, expected), bits(type, array));
    }

    private static byte[] bits(Element type, Object array) {
        int n = Array.getLength(array);
        ByteBuffer bits = ByteBuffer.allocate(n << type.shift);
        switch (type) {
            case FLOAT:
                bits.asFloatBuffer().put((float[]) array);
                break;
            case DOUBLE:
                bits.asDoubleBuffer().put((double[]) array);
                break;
            default:
                VIEWS.encode(type, array, 0, n, bits.array(), 0);
        }
        return bits.array();
    }
}
