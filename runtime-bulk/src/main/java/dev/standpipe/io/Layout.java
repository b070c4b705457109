package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Arrays;

/**
 * Where the elements of an array lie in a file: a row, every tenth record, a block of a matrix, places in a list, or
 * such things within one another. It begins with one element and grows:
 *
 * <pre>
 * Layout column = Layout.of(double.class).vector(rows, 1, columns);
 * Layout block = Layout.of(int.class).subarray(new int[] {256, 256}, new int[] {128, 64}, new int[] {0, 192});
 * Layout field = Layout.of(float.class).at(12).resized(64).contiguous(records);
 * </pre>
 *
 * <p>These are the derived datatypes of MPI, with offsets that begin at 0. The <b>elements</b> have an order, which is
 * that of the array. The <b>extent</b> is how far the next one is, where a layout is repeated; it begins with offset 0,
 * so that it ends behind the last element unless {@link #resized} or {@link #subarray} say otherwise. Offsets are
 * counted in bytes, from where the file pointer stands when the layout is used; distances between repetitions are
 * counted in extents of what is repeated.
 *
 * <p>A layout never changes and may be used by any number of threads. It takes memory for what it lists, and 24 bytes
 * for each piece once it is used if its elements do not lie in the order of the file.
 */
public final class Layout {
    /** Whoever is told of the pieces of a layout. */
    public interface PieceVisitor {
        /**
         * The next piece.
         *
         * @param offset where it begins
         * @param bytes how long it is, at least one element
         * @throws IOException whatever it likes; it is passed on
         */
        void piece(long offset, long bytes) throws IOException;
    }

    final Element type;
    private final Pattern pattern;
    private final long extent;
    private volatile Placement inFileOrder;

    private Layout(Element type, Pattern pattern, long extent) {
        this.type = type;
        this.pattern = pattern;
        this.extent = extent;
    }

    /**
     * One element.
     *
     * @param elementType {@code boolean.class}, {@code byte.class}, {@code char.class}, {@code short.class},
     *     {@code int.class}, {@code long.class}, {@code float.class} or {@code double.class}
     * @return its layout, as long as the element
     * @throws IllegalArgumentException if it is none of these
     */
    public static Layout of(Class<?> elementType) {
        Element type = elementType.isPrimitive() && elementType != void.class
                ? Element.of(Array.newInstance(elementType, 0))
                : null;
        if (type == null) {
            throw new IllegalArgumentException(elementType.getTypeName() + " is not a primitive type with a value");
        }
        return new Layout(type, Pattern.run(type.size), type.size);
    }

    /**
     * Layouts one after another in the array; in the file each begins at the same place, so give them places with
     * {@link #at}.
     *
     * @param parts at least one, all of the same element type
     * @return their union, as long as the longest
     * @throws IllegalArgumentException if there is none, or the types differ
     */
    public static Layout union(Layout... parts) {
        if (parts.length == 0) {
            throw new IllegalArgumentException("a union of no layouts has no element type");
        }
        long extent = 0;
        Pattern[] patterns = new Pattern[parts.length];
        for (int k = 0; k < parts.length; k++) {
            if (parts[k].type != parts[0].type) {
                throw new IllegalArgumentException("a layout of " + parts[0].elementType() + " and one of "
                        + parts[k].elementType() + " make no layout of one array");
            }
            patterns[k] = parts[k].pattern;
            extent = Math.max(extent, parts[k].extent);
        }
        return new Layout(parts[0].type, Pattern.listed(patterns, new long[parts.length]), extent);
    }

    /**
     * Repeats this, each where the one before ends.
     *
     * @param count how often
     * @return the row
     * @throws IllegalArgumentException if the count is negative, or no file is so long
     */
    public Layout contiguous(int count) {
        return repeated(Bounded.notNegative(count, "count"), extent);
    }

    /**
     * Blocks at equal distances: {@code vector(rows, 1, columns)} is a column of a matrix.
     *
     * @param count how many blocks
     * @param blocklength how many of this in each block
     * @param stride how many of this from the beginning of a block to the beginning of the next
     * @return the blocks; the extent ends with the last
     * @throws IllegalArgumentException if one of them is negative, or no file is so long
     */
    public Layout vector(int count, int blocklength, int stride) {
        Bounded.notNegative(stride, "stride");
        Layout block = contiguous(blocklength);
        return block.repeated(Bounded.notNegative(count, "count"), Bounded.product(stride, extent));
    }

    /**
     * Blocks of one length in places that are listed, in any order.
     *
     * @param blocklength how many of this in each block
     * @param displacements where each begins, in extents of this; they are copied
     * @return the blocks; the extent ends with the furthest
     * @throws IllegalArgumentException if one of them is negative, or no file is so long
     */
    public Layout indexed(int blocklength, long... displacements) {
        Layout[] blocks = new Layout[displacements.length];
        Arrays.fill(blocks, contiguous(blocklength));
        return indexed(blocks, displacements);
    }

    /**
     * Blocks in places that are listed, in any order.
     *
     * @param blocklengths how many of this in each block
     * @param displacements where each begins, in extents of this; they are copied
     * @return the blocks; the extent ends with the furthest
     * @throws IllegalArgumentException if one of them is negative, or one list is longer, or no file is so long
     */
    public Layout indexed(int[] blocklengths, long[] displacements) {
        if (blocklengths.length != displacements.length) {
            throw new IllegalArgumentException(
                    blocklengths.length + " lengths for " + displacements.length + " displacements");
        }
        Layout[] blocks = new Layout[blocklengths.length];
        for (int k = 0; k < blocks.length; k++) {
            blocks[k] = contiguous(blocklengths[k]);
        }
        return indexed(blocks, displacements);
    }

    private Layout indexed(Layout[] blocks, long[] displacements) {
        Pattern[] patterns = new Pattern[blocks.length];
        long[] offsets = new long[blocks.length];
        long end = 0;
        for (int k = 0; k < offsets.length; k++) {
            patterns[k] = blocks[k].pattern;
            offsets[k] = Bounded.product(Bounded.notNegative(displacements[k], "displacement"), extent);
            end = Math.max(end, Bounded.sum(offsets[k], blocks[k].extent));
        }
        return new Layout(type, Pattern.listed(patterns, offsets), end);
    }

    /**
     * A block of an array of any number of dimensions, of which the last is the one whose elements lie side by side, as
     * in C and Java. For Fortran's order give all three lists backwards.
     *
     * @param sizes the whole array
     * @param subsizes the block
     * @param starts where the block begins
     * @return the block; its extent is that of the whole array, so the next one is the same block of the next array
     * @throws IllegalArgumentException if the lists differ in length or are empty, if the block is not within the
     *     array, or no file is so long
     */
    public Layout subarray(int[] sizes, int[] subsizes, int[] starts) {
        if (sizes.length == 0 || sizes.length != subsizes.length || sizes.length != starts.length) {
            throw new IllegalArgumentException("sizes, subsizes and starts have " + sizes.length + ", "
                    + subsizes.length + " and " + starts.length + " dimensions");
        }
        Layout block = this;
        for (int d = sizes.length; --d >= 0; ) {
            if (starts[d] < 0 || subsizes[d] < 0 || subsizes[d] > sizes[d] - starts[d]) {
                throw new IllegalArgumentException("in dimension " + d + " the block has " + subsizes[d]
                        + " elements from " + starts[d] + " on, but the array has " + sizes[d]);
            }
            long each = block.extent;
            block = block.repeated(subsizes[d], each)
                    .at(Bounded.product(starts[d], each))
                    .resized(Bounded.product(sizes[d], each));
        }
        return block;
    }

    /**
     * The same further on.
     *
     * @param displacement by how many bytes
     * @return the layout there; its extent is longer by as much
     * @throws IllegalArgumentException if it is negative, or no file is so long
     */
    public Layout at(long displacement) {
        Bounded.notNegative(displacement, "displacement");
        return new Layout(type, Pattern.shifted(pattern, displacement), Bounded.sum(extent, displacement));
    }

    /**
     * The same with another extent, which may be shorter than the elements reach: then repetitions interleave.
     *
     * @param extent in bytes
     * @return the layout
     * @throws IllegalArgumentException if it is negative
     */
    public Layout resized(long extent) {
        return new Layout(type, pattern, Bounded.notNegative(extent, "extent"));
    }

    /**
     * Some of its elements, where they are.
     *
     * @param from the first
     * @param count how many
     * @return the layout of these alone, with the same extent
     * @throws IndexOutOfBoundsException if it has not so many
     */
    public Layout part(long from, long count) {
        if (from < 0 || count < 0 || count > elements() - from) {
            throw new IndexOutOfBoundsException(
                    count + " elements from " + from + " on, but the layout has " + elements());
        }
        Pattern some = count == 0 ? Pattern.NOTHING : pattern.partOrAll(from << type.shift, from + count << type.shift);
        return new Layout(type, some, extent);
    }

    private Layout repeated(long count, long stride) {
        Pattern all = Pattern.strided(pattern, count, stride);
        return new Layout(type, all, count == 0 ? 0 : Bounded.sum(Bounded.product(count - 1, stride), extent));
    }

    /**
     * What its elements are.
     *
     * @return the primitive type
     */
    public Class<?> elementType() {
        return type.arrayType.getComponentType();
    }

    /**
     * How many elements it has.
     *
     * @return the length of an array for it
     */
    public long elements() {
        return pattern.bytes >> type.shift;
    }

    /**
     * How far the next one would be.
     *
     * @return bytes
     */
    public long extent() {
        return extent;
    }

    /**
     * Tells of its pieces in the order of the elements; neighbours that touch are one.
     *
     * @param visitor is told
     * @throws IOException what the visitor throws
     */
    public void forEachPiece(PieceVisitor visitor) throws IOException {
        PieceJoiner joiner = new PieceJoiner(visitor);
        pattern.tell(0, 0, joiner);
        joiner.end();
    }

    Placement inFileOrder() throws IOException {
        if (pattern.isAscending) {
            return pattern;
        }
        Placement sorted = inFileOrder;
        return sorted != null ? sorted : (inFileOrder = Sorted.of(pattern));
    }

    boolean isInOrder() {
        return pattern.isAscending;
    }

    /** Says how many elements of which type, and the extent. */
    @Override
    public String toString() {
        return elements() + " " + elementType() + (elements() == 1 ? "" : "s") + " in " + extent + " bytes";
    }
}
