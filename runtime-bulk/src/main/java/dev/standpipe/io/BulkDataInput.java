package dev.standpipe.io;

import java.io.DataInput;
import java.io.IOException;

/**
 * Reads whole arrays of primitives: {@code in.readArray(a, from, n)} for
 * {@code for (int i = 0; i < n; i++) a[from + i] = in.readInt();}, and so for all eight types.
 *
 * <p>The array ends up with what the loop would have stored: big-endian, booleans true unless the byte is 0,
 * floating-point values with the payload of a NaN kept. Exactly the bytes of those elements are consumed, and elements
 * outside the range are not touched.
 *
 * <p>When the input ends early, an {@link java.io.EOFException} is thrown as the loop does: whole elements that had
 * arrived are in the array, the other elements are as they were, and everything up to the end of the input is consumed,
 * the first bytes of an unfinished element included. The same holds for any other exception of the input: it is passed
 * on as it is, whole elements that had arrived are stored, and how much has been consumed beyond them is the input's
 * affair.
 *
 * <p>If the array is itself the place the bytes come from, such as the array of a {@link java.io.ByteArrayInputStream},
 * each piece of at most 64 KiB is taken out before it is stored. No other thread may use the array while it is being
 * filled if it needs more than what unsynchronized access gives.
 */
public interface BulkDataInput extends DataInput {
    /**
     * Reads {@code count} elements into {@code array}, beginning at {@code array[arrayoffset]}.
     *
     * @param array an array of primitives
     * @param arrayoffset index of the first element
     * @param count how many elements; 0 does nothing
     * @throws NullPointerException if {@code array} is null
     * @throws IllegalArgumentException if {@code array} is not a one-dimensional array of primitives
     * @throws IndexOutOfBoundsException if the range is not within the array
     * @throws java.io.EOFException if the input ends early
     * @throws IOException if the input fails
     */
    void readArray(Object array, int arrayoffset, int count) throws IOException;

    /**
     * Fills {@code array}.
     *
     * @param array an array of primitives
     * @throws IOException as {@link #readArray(Object, int, int)} does
     */
    default void readArray(Object array) throws IOException {
        readArray(array, 0, Span.whole(array));
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(boolean[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(boolean[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(byte[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(byte[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(char[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(char[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(short[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(short[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(int[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(int[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(long[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(long[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(float[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(float[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }

    /**
     * Same as {@link #readArray(Object)}.
     *
     * @param array is filled
     * @throws IOException as there
     */
    default void readArray(double[] array) throws IOException {
        readArray((Object) array);
    }

    /**
     * Same as {@link #readArray(Object, int, int)}.
     *
     * @param array receives the elements
     * @param arrayoffset index of the first element
     * @param count how many elements
     * @throws IOException as there
     */
    default void readArray(double[] array, int arrayoffset, int count) throws IOException {
        readArray((Object) array, arrayoffset, count);
    }
}
