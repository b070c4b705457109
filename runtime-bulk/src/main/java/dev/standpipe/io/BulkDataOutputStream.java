package dev.standpipe.io;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * A {@link DataOutputStream} that writes whole arrays.
 *
 * <p>{@link #size()} counts the bytes of an array like those of single elements: it grows when the stream beneath has
 * taken them, stays at {@link Integer#MAX_VALUE} once it has got there, and after an exception does not count the piece
 * of the array, at most 64 KiB, that was on its way. Some bytes of that piece may have been delivered nevertheless.
 *
 * <p>As the {@code writeInt} and its kin of a {@link DataOutputStream} do, {@code writeArray} calls the stream beneath,
 * field {@code out}, takes no lock, and does not pass through {@code write(int)} and {@code write(byte[], int, int)}: a
 * subclass that overrides those sees nothing of an array. It is not safe for use by several threads at once. Nothing is
 * flushed.
 *
 * @see BulkDataOutput
 */
public class BulkDataOutputStream extends DataOutputStream implements BulkDataOutput {
    /** Who has come to be {@code out} since it was looked at may keep what it is given: it gets bytes of its own. */
    private final class Counted extends OutputStream {
        private final OutputStream known;

        Counted(OutputStream known) {
            this.known = known;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            count(1);
        }

        @Override
        public void write(byte[] bytes, int at, int length) throws IOException {
            OutputStream to = out;
            if (to == known) {
                to.write(bytes, at, length);
            } else {
                to.write(Arrays.copyOfRange(bytes, at, at + length), 0, length);
            }
            count(length);
        }
    }

    /**
     * Writes to a stream.
     *
     * @param out where the bytes go
     */
    public BulkDataOutputStream(OutputStream out) {
        super(out);
    }

    @Override
    public void writeArray(Object array, int arrayoffset, int count) throws IOException {
        OutputStream known = out;
        Bulk.write(this, new Counted(known), Bulk.isPlain(known), array, arrayoffset, count);
    }

    private void count(int bytes) {
        int sum = written + bytes;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }
}
