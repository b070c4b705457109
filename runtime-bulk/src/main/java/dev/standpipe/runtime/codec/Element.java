package dev.standpipe.runtime.codec;

import java.lang.reflect.Array;

/** The eight primitive types as elements of an array: their width on the wire and the array that holds them. */
public enum Element {
    BOOLEAN(1, boolean[].class),
    BYTE(1, byte[].class),
    CHAR(2, char[].class),
    SHORT(2, short[].class),
    INT(4, int[].class),
    LONG(8, long[].class),
    FLOAT(4, float[].class),
    DOUBLE(8, double[].class);

    private static final Element[] ALL = values();

    /** Bytes of one element, on the wire and in memory. */
    public final int size;

    /** Base-2 logarithm of {@link #size}. */
    public final int shift;

    public final Class<?> arrayType;

    Element(int size, Class<?> arrayType) {
        this.size = size;
        this.shift = Integer.numberOfTrailingZeros(size);
        this.arrayType = arrayType;
    }

    /** A new array of this type. */
    public Object newArray(int length) {
        return Array.newInstance(arrayType.getComponentType(), length);
    }

    /** The element type of a primitive array, or null for anything else, null included. */
    public static Element of(Object array) {
        if (array != null) {
            Class<?> type = array.getClass();
            for (Element element : ALL) {
                if (element.arrayType == type) {
                    return element;
                }
            }
        }
        return null;
    }

    public boolean floating() {
        return this == FLOAT || this == DOUBLE;
    }
}
