package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Element;

/**
 * What one element is on the wire: named after the method of {@code DataInput} or {@code DataOutput} that carries it.
 */
public enum Wire {
    BOOLEAN(Element.BOOLEAN),
    BYTE(Element.BYTE),
    UNSIGNED_BYTE(Element.BYTE),
    CHAR(Element.CHAR),
    SHORT(Element.SHORT),
    UNSIGNED_SHORT(Element.CHAR),
    INT(Element.INT),
    LONG(Element.LONG),
    FLOAT(Element.FLOAT),
    DOUBLE(Element.DOUBLE),
    /** By {@code read()} and {@code write(int)} of any stream: at its end comes -1, and no exception. */
    SINGLE_BYTE(Element.BYTE);

    private static final Wire[] ALL = values();

    /** The element type with the same bits. */
    final Element bits;

    Wire(Element bits) {
        this.bits = bits;
    }

    /** Whether {@code array} holds exactly what this carries, so that no conversion is left. */
    boolean isPlainFor(Element array) {
        return bits == array && this != UNSIGNED_BYTE;
    }

    /** Whether that is a number of whole bytes for both of them, and a cast keeps the bits that {@code array} has. */
    boolean isWholeFor(Element array) {
        return isWhole(bits) && isWhole(array);
    }

    private static boolean isWhole(Element type) {
        return !type.floating() && type != Element.BOOLEAN;
    }

    /** Of those that are bytes. */
    boolean signed() {
        return this != UNSIGNED_BYTE && this != SINGLE_BYTE;
    }

    boolean floating() {
        return bits.floating();
    }

    static Wire of(Element element) {
        for (Wire wire : ALL) {
            if (wire.bits == element) {
                return wire;
            }
        }
        throw new IllegalArgumentException("no element is of type " + element);
    }
}
