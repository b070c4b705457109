package dev.standpipe.proof;

/** Bytes to read and elements to write. */
final class Pattern {
    static final int FLAVOURS = 6;

    /** Elements at the edges of their types. */
    static final int EDGY = 5;

    private static final byte[] NANS = {
        0x7f,
        (byte) 0xa1,
        0x23,
        0x45,
        (byte) 0xff,
        (byte) 0xf4,
        0,
        9,
        0x7f,
        (byte) 0xf0,
        0,
        0,
        0,
        0,
        0,
        1,
        (byte) 0x80,
        0,
        0,
        0,
        0,
        0,
        0,
        0
    };
    private static final byte[] TRUTHS = {0, 1, 2, (byte) 0x80, (byte) 0xff};
    private static final byte[] LINES = {'a', '\n', 'b', '\r', 'c', '\r', '\n', 'd', 'e'};
    private static final byte[] EDGES = longs(
            0x7FF0000000000000L,
            0xFFF0000000000000L,
            0x7FF8000000000000L,
            0x7FEFFFFFFFFFFFFFL,
            1,
            Long.MIN_VALUE,
            Long.MAX_VALUE,
            -1,
            0x7F800000FF800000L,
            0x7F7FFFFF00000001L,
            0x4F000000CF000000L,
            0x5F000000DF000000L,
            0x4EFFFFFFCF000001L,
            0x43E0000000000000L,
            0xC3E0000000000000L,
            0x43DFFFFFFFFFFFFFL,
            0x41DFFFFFFFC00000L,
            0x41E0000000000000L,
            0xC1E0000000200000L,
            0x47EFFFFFF0000000L,
            0x36A0000000000000L,
            0x3FEFFFFFFFFFFFFFL,
            0xBFF8000000000000L,
            0x40EFFFE000000000L,
            0x008080000000FFFFL,
            0xFF007FFF80010001L,
            0x4B00000100FFFFFFL);

    private Pattern() {}

    static byte[] bytes(int flavour, int n) {
        byte[] bytes = new byte[n];
        for (int k = 0; k < n; k++) {
            bytes[k] = at(flavour, k);
        }
        return bytes;
    }

    static byte at(int flavour, int k) {
        switch (flavour) {
            case 0:
                return (byte) (k + 1);
            case 1:
                return (byte) (mix(k) >>> 24);
            case 2:
                return NANS[k % NANS.length];
            case 3:
                return TRUTHS[(k + k / 5) % TRUTHS.length];
            case EDGY:
                return EDGES[k % EDGES.length];
            default:
                return LINES[k % LINES.length];
        }
    }

    /** The bits of element {@code k}. */
    static long element(int flavour, int k, int size) {
        long bits = 0;
        for (int b = 0; b < size; b++) {
            bits = bits << 8 | at(flavour, k * size + b) & 0xFF;
        }
        return bits;
    }

    private static byte[] longs(long... values) {
        java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocate(8 * values.length);
        bytes.asLongBuffer().put(values);
        return bytes.array();
    }

    private static int mix(int k) {
        int x = (k + 1) * 0x9E3779B9;
        return (x ^ x >>> 15) * 0x85EBCA6B;
    }
}
