package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.lang.reflect.Array;

/** The checks that come before the first byte: the array is one of primitives, and the elements asked for are in it. */
final class Span {
    private Span() {}

    static int whole(Object array) {
        elements(array);
        return Array.getLength(array);
    }

    static Element check(Object array, int offset, int count) {
        Element type = elements(array);
        int length = Array.getLength(array);
        // Not offset + count > length: that sum overflows.
        if (offset < 0 || count < 0 || count > length - offset) {
            throw new IndexOutOfBoundsException(
                    "offset " + offset + " and count " + count + ", but the array has " + length + " elements");
        }
        return type;
    }

    static Element check(Object array, int offset, Layout layout) {
        Element type = elements(array);
        if (type != layout.type) {
            throw new IllegalArgumentException("a layout of " + layout.elementType() + "s for "
                    + array.getClass().getTypeName());
        }
        int length = Array.getLength(array);
        if (offset < 0 || offset > length || layout.elements() > length - offset) {
            throw new IndexOutOfBoundsException("offset " + offset + " and a layout of " + layout.elements()
                    + " elements, but the array has " + length);
        }
        return type;
    }

    private static Element elements(Object array) {
        if (array == null) {
            throw new NullPointerException("the array is null");
        }
        Element type = Element.of(array);
        if (type == null) {
            throw new IllegalArgumentException(array.getClass().getTypeName()
                    + " cannot be transferred; an array of boolean, byte, char, short, int, long, float or double can");
        }
        return type;
    }
}
