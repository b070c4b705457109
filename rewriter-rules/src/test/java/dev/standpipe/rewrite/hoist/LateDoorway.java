package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.summary.WireType;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Plays the doorway of a runtime that is as late as it may be: elements that may come later come when they are waited for, and till then there is rubbish in the
 * array. So does what goes wrong with the device, as an end of file does not.
 */
public final class LateDoorway {
    /** What is still to come, by array. */
    private static final Map<Object, Debt> DEBTS = new IdentityHashMap<>();

    private static Throwable fault;

    /** Arrays that were waited for while there was something to wait for. */
    static int waited;

    private LateDoorway() {}

    private static final class Debt {
        private final int first;
        private final Object values;
        private final IOException failure;

        Debt(int first, Object values, IOException failure) {
            this.first = first;
            this.values = values;
            this.failure = failure;
        }
    }

    /** How many arrays were never waited for; forgets them. */
    static int unpaid() {
        int unpaid = DEBTS.size();
        DEBTS.clear();
        return unpaid;
    }

    private static long read(Object in, Object array, int first, int end, int how) {
        if (array == null || first < 0 || first >= end || first >= Array.getLength(array)) {
            return first;
        }
        if (DEBTS.containsKey(array)) {
            throw new AssertionError("an array is read into before it was waited for");
        }
        int last = Math.min(end, Array.getLength(array));
        Object values = Array.newInstance(array.getClass().getComponentType(), last - first);
        int at = 0;
        fault = null;
        try {
            for (; at < last - first; at++) {
                Array.set(values, at, converted(element((DataInput) in, how & 15), values));
            }
        } catch (Throwable e) {
            fault = e;
        }
        boolean late = (how & Format.LATER) != 0
                && last == end
                && (fault == null || fault instanceof IOException && !(fault instanceof EOFException));
        if (late) {
            DEBTS.put(array, new Debt(first, values, (IOException) fault));
            for (int k = first; k < last; k++) {
                Array.set(array, k, converted(77, array));
            }
            fault = null;
            return end;
        }
        System.arraycopy(values, 0, array, first, at);
        return first + at | (fault == null ? 0 : 1L << 32);
    }

    private static Number element(DataInput in, int wire) throws IOException {
        switch (WireType.values()[wire]) {
            case BYTE:
                return in.readByte();
            case SHORT:
                return in.readShort();
            case INT:
                return in.readInt();
            case LONG:
                return in.readLong();
            case FLOAT:
                return in.readFloat();
            case DOUBLE:
                return in.readDouble();
            default:
                throw new AssertionError("not played here");
        }
    }

    private static Object converted(Number value, Object array) {
        if (array instanceof byte[]) {
            return value.byteValue();
        }
        if (array instanceof short[]) {
            return value.shortValue();
        }
        if (array instanceof int[]) {
            return value.intValue();
        }
        if (array instanceof long[]) {
            return value.longValue();
        }
        return array instanceof float[] ? (Object) value.floatValue() : (Object) value.doubleValue();
    }

    public static long readArray(Object in, byte[] a, int first, int end, int how, int site) {
        return read(in, a, first, end, how);
    }

    public static long readArray(Object in, short[] a, int first, int end, int how, int site) {
        return read(in, a, first, end, how);
    }

    public static long readArray(Object in, int[] a, int first, int end, int how, int site) {
        return read(in, a, first, end, how);
    }

    public static long readArray(Object in, long[] a, int first, int end, int how, int site) {
        return read(in, a, first, end, how);
    }

    public static long readArray(Object in, float[] a, int first, int end, int how, int site) {
        return read(in, a, first, end, how);
    }

    public static long readArray(Object in, double[] a, int first, int end, int how, int site) {
        return read(in, a, first, end, how);
    }

    public static void check(long moved) {
        if (moved >>> 32 != 0) {
            LateDoorway.<RuntimeException>raise(fault);
        }
    }

    public static void settle(Object array) throws IOException {
        Debt debt = DEBTS.remove(array);
        if (debt != null) {
            waited++;
            if (debt.failure != null) {
                throw debt.failure;
            }
            System.arraycopy(debt.values, 0, array, debt.first, Array.getLength(debt.values));
        }
    }

    public static int end(int first, long rounds) {
        long room = Integer.MAX_VALUE - (long) first;
        return rounds <= 0 ? first : rounds >= room ? Integer.MAX_VALUE : (int) (first + rounds);
    }

    public static int within(int rounds, Object array, int first, int stride) {
        int inside = 0;
        for (long at = first;
                array != null && inside < rounds && at >= 0 && at < Array.getLength(array);
                at += stride) {
            inside++;
        }
        return inside;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable fault) throws T {
        throw (T) fault;
    }
}
