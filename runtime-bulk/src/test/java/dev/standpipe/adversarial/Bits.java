package dev.standpipe.adversarial;

import java.lang.reflect.Array;
import java.util.Random;

/** Arrays as the bits they hold, so that no NaN equals another by courtesy, and data that differ in every byte. */
final class Bits {
    private static final int SHOWN = 24;

    private Bits() {}

    private interface Reader {
        long bits(int i);
    }

    static String text(Object value) {
        if (value == null || !value.getClass().isArray() || value instanceof Object[]) {
            return String.valueOf(value);
        }
        Reader reader = reader(value);
        int length = Array.getLength(value);
        StringBuilder text = new StringBuilder().append(length).append(" x [");
        long hash = 0;
        for (int i = 0; i < length; i++) {
            long bits = reader.bits(i);
            hash = hash * 31 + bits;
            if (i < SHOWN) {
                text.append(i == 0 ? "" : " ").append(Long.toHexString(bits));
            }
        }
        return text.append(length > SHOWN ? " … hash " + Long.toHexString(hash) : "")
                .append(']')
                .toString();
    }

    private static Reader reader(Object array) {
        switch (Loop.over(array)) {
            case BOOLEAN:
                return i -> ((boolean[]) array)[i] ? 1 : 0;
            case BYTE:
                return i -> ((byte[]) array)[i] & 0xFF;
            case CHAR:
                return i -> ((char[]) array)[i];
            case SHORT:
                return i -> ((short[]) array)[i] & 0xFFFF;
            case INT:
                return i -> ((int[]) array)[i] & 0xFFFFFFFFL;
            case LONG:
                return i -> ((long[]) array)[i];
            case FLOAT:
                return i -> Float.floatToRawIntBits(((float[]) array)[i]) & 0xFFFFFFFFL;
            default:
                return i -> Double.doubleToRawLongBits(((double[]) array)[i]);
        }
    }

    /** The same bytes every time, and no two places alike for long. */
    static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    static int[] ints(int length) {
        return new Random(length).ints(length).toArray();
    }

    /** An array of the loop's type whose elements all differ from their neighbours. */
    static Object array(Loop loop, int length) {
        Object array = loop.array(length);
        Random random = new Random(length);
        for (int i = 0; i < length; i++) {
            set(loop, array, i, random.nextLong());
        }
        return array;
    }

    private static void set(Loop loop, Object array, int i, long bits) {
        switch (loop) {
            case BOOLEAN:
                Array.setBoolean(array, i, (bits & 1) != 0);
                break;
            case BYTE:
                Array.setByte(array, i, (byte) bits);
                break;
            case CHAR:
                Array.setChar(array, i, (char) bits);
                break;
            case SHORT:
                Array.setShort(array, i, (short) bits);
                break;
            case INT:
                Array.setInt(array, i, (int) bits);
                break;
            case LONG:
                Array.setLong(array, i, bits);
                break;
            case FLOAT:
                Array.setFloat(array, i, Float.intBitsToFloat((int) bits));
                break;
            default:
                Array.setDouble(array, i, Double.longBitsToDouble(bits));
                break;
        }
    }
}
