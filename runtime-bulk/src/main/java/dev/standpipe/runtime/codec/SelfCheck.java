package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.Element;
import java.lang.reflect.Array;
import java.util.Arrays;

/** A native codec is held to {@link ViewCodec} before anybody's data goes through it. */
final class SelfCheck {
    private static final int SHORT = 70;
    private static final int[] LONGER = {300, 1031};
    private static final Codec VIEWS = new ViewCodec();

    private final Codec codec;

    private SelfCheck(Codec codec) {
        this.codec = codec;
    }

    /** What is wrong with it, or null. */
    static String fault(Codec codec) {
        SelfCheck check = new SelfCheck(codec);
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
        Object expected = Array.newInstance(type.arrayType.getComponentType(), from + n + 2);
        VIEWS.decode(type, wire, at, expected, from, n);
        Object array = Array.newInstance(type.arrayType.getComponentType(), from + n + 2);
        codec.decode(type, wire, at, array, from, n);
        byte[] encoded = new byte[wire.length];
        codec.encode(type, expected, from, n, encoded, at);
        byte[] canonical = new byte[wire.length];
        VIEWS.encode(type, expected, from, n, canonical, at);
        return Arrays.equals(bits(type, expected), bits(type, array)) && Arrays.equals(canonical, encoded);
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
    private static byte[] bits(Element type, Object array) {
        int n = Array.getLength(array);
        if (type == Element.FLOAT || type == Element.DOUBLE) {
            java.nio.ByteBuffer bits = java.nio.ByteBuffer.allocate(n << type.shift);
            if (type == Element.FLOAT) {
                bits.asFloatBuffer().put((float[]) array);
            } else {
                bits.asDoubleBuffer().put((double[]) array);
            }
            return bits.array();
        }
        byte[] bytes = new byte[n << type.shift];
        VIEWS.encode(type, array, 0, n, bytes, 0);
        return bytes;
    }
}
