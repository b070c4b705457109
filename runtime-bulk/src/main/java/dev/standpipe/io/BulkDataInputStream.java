package dev.standpipe.io;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A {@link DataInputStream} that reads whole arrays.
 *
 * <p>It takes from the stream beneath exactly the bytes that the elements need, so single reads and array reads can be
 * mixed freely. A {@link java.io.BufferedInputStream} beneath is right for single reads and small arrays; large arrays
 * need none.
 *
 * <p>As a {@link DataInputStream} does, it calls the stream beneath, field {@code in}, and never its own
 * {@code read()}, {@code skip} or {@code mark}: a subclass that overrides those sees nothing of an array. It is not
 * safe for use by several threads at once: two of them that read at a time would each get pieces of the other's
 * elements.
 *
 * @see BulkDataInput
 */
public class BulkDataInputStream extends DataInputStream implements BulkDataInput {
    /**
     * Reads from a stream.
     *
     * @param in where the bytes come from
     */
    public BulkDataInputStream(InputStream in) {
        super(in);
    }

    @Override
    public void readArray(Object array, int arrayoffset, int count) throws IOException {
        InputStream from = in;
        Bulk.read(this, from, Bulk.isPlain(from), array, arrayoffset, count);
    }
}
