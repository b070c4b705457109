package dev.standpipe.io;

import java.io.DataOutput;
import java.io.IOException;

/**
 * Writes whole arrays of primitives: {@code out.writeArray(a, from, n)} for
 * {@code for (int i = 0; i < n; i++) out.writeInt(a[from + i]);}, and so for all eight types.
 *
 * <p>The bytes are those of the loop: big-endian, booleans 1 or 0, every floating-point NaN in its canonical form.
 *
 * <p>An exception of the output is passed on as it is. The output has then taken the elements in their order up to some
 * point; how many, and whether the last one is whole, is what the output says of itself.
 *
 * <p>Each element is read from the array once, in pieces of at most 64 KiB, shortly before that piece is written. No
 * other thread should change the array meanwhile.
 */
public interface BulkDataOutput extends DataOutput {
    /**
     * Writes {@code count} elements of {@code array}, beginning with {@code array[arrayoffset]}.
     *
     * @param array an array of primitives
     * @param arrayoffset index of the first element
     * @param count how many elements; 0 does nothing
     * @throws NullPointerException if {@code array} is null
     * @throws IllegalArgumentException if {@code array} is not a one-dimensional array of primitives
     * @throws IndexOutOfBoundsException if the range is not within the array
     * @throws IOException if the output fails
     */
    void writeArray(Object array, int arrayoffset, int count) throws IOException;

    /**
     * Writes all of {@code array}.
     *
     * @param array an array of primitives
     * @throws IOException as {@link #writeArray(Object, int, int)} does
     */
    default void writeArray(Object array) throws IOException {
        writeArray(array, 0, Span.whole(array));
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(boolean[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(boolean[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(byte[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(byte[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(char[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(char[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(short[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(short[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(int[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(int[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(long[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(long[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(float[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(float[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #writeArray(Object)}.
     *
     * @param array is written
     * @throws IOException as there
     */
    default void writeArray(double[] array) throws IOException {
        writeArray((Object) array);
    }

    /**
     * Same as {@link #writeArray(Object, int, int)}.
     *
     * @param array holds the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void writeArray(double[] array, int arrayoffset, int count) throws IOException {
        writeArray((Object) array, arrayoffset, count);
    }
}
