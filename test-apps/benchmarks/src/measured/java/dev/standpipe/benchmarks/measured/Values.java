package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import java.io.DataInput;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;

/** The data of every measurement: element k is a fixed function of k, so any program's result can be told right from wrong. */
public final class Values {
    /** Elements per step when arrays become bytes: small enough for the cache, a multiple of eight bytes for each type. */
    private static final int STEP = 8192;

    private Values() {}

    /** Elements {@code first…first+n} of the data. */
    public static Object array(Element element, long first, int n) {
        Object array = Array.newInstance(element.arrayType.getComponentType(), n);
        for (int i = 0; i < n; i++) {
            long bits = mix(first + i);
            switch (element) {
                case BYTE:
                    ((byte[]) array)[i] = (byte) bits;
                    break;
                case SHORT:
                    ((short[]) array)[i] = (short) bits;
                    break;
                case INT:
                    ((int[]) array)[i] = (int) bits;
                    break;
                case LONG:
                    ((long[]) array)[i] = bits;
                    break;
                case DOUBLE:
                    // finite: what a writer does to the payload of a NaN is the business of the proofs
                    ((double[]) array)[i] = (bits >>> 11) * 0x1p-53;
                    break;
                default:
                    throw new IllegalArgumentException(element + " is not measured");
            }
        }
        return array;
    }

    private static long mix(long k) {
        long z = (k + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        return z ^ z >>> 27;
    }

    /** Hash of {@code n} elements of an array as they stand on the wire. */
    public static long hash(Element element, Object array, int n) {
        ByteBuffer bytes = ByteBuffer.allocate(STEP * element.size);
        long hash = 0;
        for (int i = 0; i < n; i += STEP) {
            int k = Math.min(STEP, n - i);
            bytes.clear();
            Views.put(element, bytes, array, i, k);
            hash = hash(hash, bytes.array(), k * element.size);
        }
        return hash;
    }

    /** The same of elements {@code first…first+n} of the data, without ever holding them all. */
    public static long hash(Element element, long first, int n) {
        ByteBuffer bytes = ByteBuffer.allocate(STEP * element.size);
        long hash = 0;
        for (int i = 0; i < n; i += STEP) {
            int k = Math.min(STEP, n - i);
            bytes.clear();
            Views.put(element, bytes, array(element, first + i, k), 0, k);
            hash = hash(hash, bytes.array(), k * element.size);
        }
        return hash;
    }

    /** The same of the next {@code n} elements in a stream of the wire's bytes. */
    public static long hash(Element element, DataInput wire, int n) throws IOException {
        byte[] bytes = new byte[STEP * element.size];
        long hash = 0;
        for (int i = 0; i < n; i += STEP) {
            int k = Math.min(STEP, n - i) * element.size;
            wire.readFully(bytes, 0, k);
            hash = hash(hash, bytes, k);
        }
        return hash;
    }

    /** Goes on from {@code hash} over {@code n} bytes, eight at a time, the last eight padded with zeros. */
    private static long hash(long hash, byte[] bytes, int n) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        int at = 0;
        for (; at + 8 <= n; at += 8) {
            hash = hash * 31 + buffer.getLong(at);
        }
        if (at < n) {
            long last = 0;
            for (int shift = 56; at < n; at++, shift -= 8) {
                last |= (bytes[at] & 0xFFL) << shift;
            }
            hash = hash * 31 + last;
        }
        return hash;
    }

    /** So that a transfer that does nothing cannot pass for one that did. */
    public static void clear(Object array) {
        int n = Array.getLength(array);
        if (n > 0) {
            Object zeros = Array.newInstance(array.getClass().getComponentType(), Math.min(n, STEP));
            for (int i = 0; i < n; i += STEP) {
                System.arraycopy(zeros, 0, array, i, Math.min(STEP, n - i));
            }
        }
    }
}
