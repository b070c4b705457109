package dev.standpipe.io.collective;

import dev.standpipe.io.Layout;
import dev.standpipe.runtime.codec.Element;

/** An array, and where in the file its elements lie. */
final class Transfer {
    final Object array;
    final Element type;
    final int count;

    /** The first one's number in the view. */
    final long element;

    /** Where the layout begins. */
    final long base;

    final Layout layout;

    Transfer(Object array, int count, long element, long base, Layout layout) {
        this.array = array;
        this.type = Element.of(array);
        this.count = count;
        this.element = element;
        this.base = base;
        this.layout = layout;
    }
}
