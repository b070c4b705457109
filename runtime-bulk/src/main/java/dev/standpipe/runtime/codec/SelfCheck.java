package dev.standpipe.runtime.codec;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A native codec is held to {@link ViewCodec} before anybody's data goes through it: every type, alignment and short
 * length, and two longer ones.
 */
final class SelfCheck {
    private static final int LONGEST = 1031;
    private static final int[] LENGTHS = lengths(70, 300, LONGEST);

    /** An element between two transfers, which has to stay as it is. */
    private static final int GAP = 1;

    private static final Codec VIEWS = new ViewCodec();

    private final Element type;
    private final int at;
    private final byte[] wire;
    private final Object values;

    /**
     * What comes of all transfers, one after the other: to look at it once for all of them is what makes the check
     * quick.
     */
    private final Object decoded;

    private final byte[] encoded;

    private SelfCheck(Element type, int at) {
        this.type = type;
        this.at = at;
        this.wire = wire((LONGEST << type.shift) + 8);
        this.values = array(LONGEST);
        this.decoded = array(all());
        this.encoded = new byte[(all() << type.shift) + 8];
        VIEWS.decode(type, wire, at, values, 0, LONGEST);
        byte[] canonical = new byte[LONGEST << type.shift];
        VIEWS.encode(type, values, 0, LONGEST, canonical, 0);
        int from = 0;
        for (int n : LENGTHS) {
            System.arraycopy(values, 0, decoded, from, n);
            System.arraycopy(canonical, 0, encoded, at + (from << type.shift), n << type.shift);
            from += n + GAP;
        }
    }

    /** What is wrong with it, or null. Without memory nobody has an address to give it. */
    static String fault(Codec codec, Memory memory) {
        for (Element type : Element.values()) {
            for (int at = 0; at < 8; at++) {
                SelfCheck check = new SelfCheck(type, at);
                if (!check.passesOnHeap(codec) || memory != null && !check.passesInMemory(codec, memory)) {
                    return "it fails its self-check for " + type + " at byte " + at;
                }
            }
        }
        return null;
    }

    private boolean passesOnHeap(Codec codec) {
        Object array = array(all());
        byte[] bytes = new byte[encoded.length];
        int from = 0;
        for (int n : LENGTHS) {
            codec.decode(type, wire, at, array, from, n);
            codec.encode(type, values, 0, n, bytes, at + (from << type.shift));
            from += n + GAP;
        }
        return same(array, bytes);
    }

    private boolean passesInMemory(Codec codec, Memory memory) {
        Object array = array(all());
        byte[] bytes = new byte[encoded.length];
        long heap = memory.base(byte[].class);
        long source = memory.allocate(wire.length);
        long target = memory.allocate(bytes.length);
        try {
            memory.copy(wire, heap, null, source, wire.length);
            memory.copy(bytes, heap, null, target, bytes.length);
            int from = 0;
            for (int n : LENGTHS) {
                codec.decode(type, source + at, array, from, n);
                codec.encode(type, values, 0, n, target + at + (from << type.shift));
                from += n + GAP;
            }
            memory.copy(null, target, bytes, heap, bytes.length);
        } finally {
            memory.free(source);
            memory.free(target);
        }
        return same(array, bytes);
    }

    private boolean same(Object array, byte[] bytes) {
        return Arrays.equals(encoded, bytes) && Arrays.equals(bits(decoded), bits(array));
    }

    /** With the payloads of NaNs, which the comparisons of {@link Arrays} do not look at. */
    private byte[] bits(Object array) {
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

    private Object array(int length) {
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

    private static int[] lengths(int upTo, int... more) {
        int[] lengths = new int[upTo + 1 + more.length];
        for (int n = 0; n <= upTo; n++) {
            lengths[n] = n;
        }
        System.arraycopy(more, 0, lengths, upTo + 1, more.length);
        return lengths;
    }

    private static int all() {
        int all = 0;
        for (int n : LENGTHS) {
            all += n + GAP;
        }
        return all;
    }
}
