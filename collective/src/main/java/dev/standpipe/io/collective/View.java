package dev.standpipe.io.collective;

import dev.standpipe.io.Layout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;

/** A layout that repeats itself from some place of a file on. */
final class View {
    final long displacement;
    final Layout layout;

    View(long displacement, Layout layout) {
        if (displacement < 0) {
            throw new IllegalArgumentException("negative displacement " + displacement);
        }
        if (layout.elements() == 0) {
            throw new IllegalArgumentException("a view needs an element");
        }
        requireOrder(layout);
        this.displacement = displacement;
        this.layout = layout;
    }

    private static void requireOrder(Layout layout) {
        long[] firstAndEnd = {-1, 0};
        try {
            layout.forEachPiece((offset, bytes) -> {
                requireOrder(offset, firstAndEnd[1]);
                firstAndEnd[0] = firstAndEnd[0] < 0 ? offset : firstAndEnd[0];
                firstAndEnd[1] = offset + bytes;
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        requireOrder(firstAndEnd[0] + layout.extent(), firstAndEnd[1]);
    }

    private static void requireOrder(long offset, long end) {
        if (offset < end) {
            throw new IllegalArgumentException("the elements of a view lie in the order of the file: there is one at "
                    + offset + " behind one that ends at " + end);
        }
    }

    /** From that element on as many as the array has. */
    Transfer transfer(long element, Object array) {
        if (element < 0) {
            throw new IllegalArgumentException("negative position " + element);
        }
        if (array.getClass().getComponentType() != layout.elementType()) {
            throw new IllegalArgumentException("a view of " + layout.elementType() + "s for "
                    + array.getClass().getTypeName());
        }
        int count = Array.getLength(array);
        long tile = element / layout.elements();
        long within = element % layout.elements();
        long tiles = (within + count + layout.elements() - 1) / layout.elements();
        if (tiles > Integer.MAX_VALUE || tile > Long.MAX_VALUE / Math.max(1, layout.extent())) {
            throw new IllegalArgumentException("no file is so long");
        }
        long base = displacement + tile * layout.extent();
        return new Transfer(
                array, count, element, base, layout.contiguous((int) tiles).part(within, count));
    }
}
