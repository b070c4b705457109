package dev.standpipe.io;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

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
    /** What is counted goes where {@code out} was when the array began: only that is known to keep no buffer. */
    private final class Counted extends OutputStream {
        private final OutputStream to;

        Counted(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int b) throws IOException {
            to.write(b);
            count(1);
        }

        @Override
        public void write(byte[] bytes, int at, int length) throws IOException {
            to.write(bytes, at, length);
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
        OutputStream to = out;
        Bulk.write(this, new Counted(to), Bulk.isPlain(to), array, arrayoffset, count);
    }

    private void count(int bytes) {
        int sum = written + bytes;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }
}
