package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import java.nio.ByteBuffer;

/** Arrays through the typed views of a buffer: what NIO offers to those who write the bulk transfer by hand. */
final class Views {
    private Views() {}

    /** Takes {@code n} elements from the start of {@code bytes}. */
    static void get(Element element, ByteBuffer bytes, Object array, int from, int n) {
        switch (element) {
            case BYTE:
                bytes.get((byte[]) array, from, n);
                break;
            case SHORT:
                bytes.asShortBuffer().get((short[]) array, from, n);
                break;
            case INT:
                bytes.asIntBuffer().get((int[]) array, from, n);
                break;
            case LONG:
                bytes.asLongBuffer().get((long[]) array, from, n);
                break;
            case DOUBLE:
                bytes.asDoubleBuffer().get((double[]) array, from, n);
                break;
            default:
                throw new IllegalArgumentException(element + " is not measured");
        }
    }

    /** Puts {@code n} elements at the start of {@code bytes}. */
    static void put(Element element, ByteBuffer bytes, Object array, int from, int n) {
        switch (element) {
            case BYTE:
                bytes.put((byte[]) array, from, n);
                break;
            case SHORT:
                bytes.asShortBuffer().put((short[]) array, from, n);
                break;
            case INT:
                bytes.asIntBuffer().put((int[]) array, from, n);
                break;
            case LONG:
                bytes.asLongBuffer().put((long[]) array, from, n);
                break;
            case DOUBLE:
                bytes.asDoubleBuffer().put((double[]) array, from, n);
                break;
            default:
                throw new IllegalArgumentException(element + " is not measured");
        }
    }
}
