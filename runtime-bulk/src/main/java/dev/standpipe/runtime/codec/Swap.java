package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.jvm.JavaVersion;

/** What happens to a long full of elements on its way between the wire's byte order and the machine's. */
final class Swap {
    /**
     * From 21 on C2 makes vector code of {@code reverseBytes}, a while before that of masks and shifts only; without
     * vectors {@code reverseBytes} is the faster one.
     */
    private static final boolean MASKS = JavaVersion.RUNNING >= 17 && JavaVersion.RUNNING < 21;

    private static final long BYTES = 0x00FF00FF00FF00FFL;
    private static final long SHORTS = 0x0000FFFF0000FFFFL;

    static final long NO_NAN = 0;
    static final long FLOAT_NAN = 0x8000000080000000L;
    static final long DOUBLE_NAN = 0x8000000000000000L;

    private Swap() {}

    /** Initialises this class. */
    static void prepare() {}

    /** Each byte to 1, or 0 if it was 0. */
    static long ones(long v) {
        long low = 0x7F7F7F7F7F7F7F7FL;
        return ((v & low) + low | v) >>> 7 & 0x0101010101010101L;
    }

    static long shorts(long v) {
        return v >>> 8 & BYTES | (v & BYTES) << 8;
    }

    static long ints(long v) {
        return Long.rotateLeft(Long.reverseBytes(v), 32);
    }

    static long longs(long v) {
        return Long.reverseBytes(v);
    }

    /** As {@link #ints}, where C2 is to make vector code. */
    static long manyInts(long v) {
        return MASKS ? maskedInts(v) : ints(v);
    }

    static long manyLongs(long v) {
        return MASKS ? Long.rotateLeft(maskedInts(v), 32) : longs(v);
    }

    private static long maskedInts(long v) {
        long pairs = shorts(v);
        return pairs >>> 16 & SHORTS | (pairs & SHORTS) << 16;
    }

    /** Has a bit of {@link #NO_NAN}, so never. */
    static long noNans(long v) {
        return 0;
    }

    /** Has a bit of {@link #FLOAT_NAN} for each half that is a NaN. */
    static long floatNans(long v) {
        return (v & 0x7FFFFFFF7FFFFFFFL) + 0x007FFFFF007FFFFFL;
    }

    /** Has the bit of {@link #DOUBLE_NAN} for a NaN. */
    static long doubleNans(long v) {
        return (v & Long.MAX_VALUE) + 0x000FFFFFFFFFFFFFL;
    }
}
