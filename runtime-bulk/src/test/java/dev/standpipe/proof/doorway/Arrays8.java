package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.codec.Element;
import java.lang.reflect.Array;

/** Arrays of the eight primitive types, by their bits. */
final class Arrays8 {
    private Arrays8() {}

    static Object filled(Element type, int length) {
        Object array = type.newArray(length);
        for (int k = 0; k < length; k++) {
            long bits = 0x0102030405060708L * (k & 7) + k;
            set(array, k, type == Element.BOOLEAN ? bits & 1 : bits);
        }
        return array;
    }

    private static void set(Object array, int k, long bits) {
        if (array instanceof byte[]) {
            ((byte[]) array)[k] = (byte) (bits & 0x7F);
        } else if (array instanceof boolean[]) {
            ((boolean[]) array)[k] = bits != 0;
        } else if (array instanceof char[]) {
            ((char[]) array)[k] = (char) bits;
        } else if (array instanceof short[]) {
            ((short[]) array)[k] = (short) bits;
        } else if (array instanceof int[]) {
            ((int[]) array)[k] = (int) bits;
        } else if (array instanceof long[]) {
            ((long[]) array)[k] = bits;
        } else if (array instanceof float[]) {
            ((float[]) array)[k] = Float.intBitsToFloat((int) bits);
        } else {
            ((double[]) array)[k] = Double.longBitsToDouble(bits);
        }
    }

    static long bits(Object array, int k) {
        if (array instanceof byte[]) {
            return ((byte[]) array)[k];
        }
        if (array instanceof boolean[]) {
            return ((boolean[]) array)[k] ? 1 : 0;
        }
        if (array instanceof char[]) {
            return ((char[]) array)[k];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[k];
        }
        if (array instanceof int[]) {
            return ((int[]) array)[k];
        }
        if (array instanceof long[]) {
            return ((long[]) array)[k];
        }
        return array instanceof float[]
                ? Float.floatToRawIntBits(((float[]) array)[k])
                : Double.doubleToRawLongBits(((double[]) array)[k]);
    }

    static Object copy(Object array) {
        int length = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    /** Where the two differ in [from, to), or -1. */
    static int difference(Object one, Object other, int from, int to) {
        for (int k = from; k < to; k++) {
            if (bits(one, k) != bits(other, k)) {
                return k;
            }
        }
        return -1;
    }

    static boolean isPrimitive(Object array) {
        return Element.of(array) != null;
    }
}
