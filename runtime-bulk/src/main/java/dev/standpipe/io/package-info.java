/**
 * Whole arrays of primitives to and from streams and files, for programs that call it by hand.
 *
 * <p>{@link dev.standpipe.io.BulkDataInputStream}, {@link dev.standpipe.io.BulkDataOutputStream} and
 * {@link dev.standpipe.io.BulkRandomAccessFile} are the {@code java.io} classes of the same names with
 * {@code readArray} and {@code writeArray} added; {@link dev.standpipe.io.AsyncFile} starts such transfers and lets the
 * program compute meanwhile. A {@link dev.standpipe.io.Layout} says where the elements lie if not side by side. All use
 * the format of {@link java.io.DataInput} and {@link java.io.DataOutput}, big-endian, so files are exchanged with
 * programs that read and write one element at a time.
 *
 * <p>What holds for every {@code readArray} and {@code writeArray} here:
 * <ul>
 * <li>The array is one-dimensional and of {@code boolean}, {@code byte}, {@code char}, {@code short}, {@code int},
 *     {@code long}, {@code float} or {@code double}. Its type at run time decides; that it is declared as
 *     {@code Object} makes no difference.
 * <li>Arguments are checked before a byte moves: {@link java.lang.NullPointerException} for a null array,
 *     {@link java.lang.IllegalArgumentException} for anything that is not an array of primitives,
 *     {@link java.lang.IndexOutOfBoundsException} for a range that is not within the array.
 * <li>A count of 0 does nothing at all: the stream or file is not even asked.
 * </ul>
 */
package dev.standpipe.io;
