package dev.standpipe.io;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * A {@link RandomAccessFile} that reads and writes whole arrays.
 *
 * <p>The file pointer moves over exactly the bytes of the elements. When the file ends before the array is full, it
 * stands at the end of the file; after any other exception it stands behind the last byte that the operating system has
 * transferred, which may be inside an element: take it from {@link #getFilePointer()}.
 *
 * <p>The bytes pass through {@code read(byte[], int, int)} and {@code write(byte[], int, int)} of this object, at most
 * 64 KiB at a time, so a subclass that overrides these sees them; where the engine is there and nothing is overridden,
 * straight from and to the system, at most 512 KiB at a time. In the modes {@code "rws"} and {@code "rwd"} each
 * such piece, not each element, is forced to the device before the next. It is not safe for use by several threads at
 * once: they share the file pointer.
 *
 * @see BulkDataInput
 * @see BulkDataOutput
 */
public class BulkRandomAccessFile extends RandomAccessFile implements BulkDataInput, BulkDataOutput {
    private final boolean plain = getClass() == BulkRandomAccessFile.class;

    private final InputStream in = new InputStream() {
        @Override
        public int read() throws IOException {
            return BulkRandomAccessFile.this.read();
        }

        @Override
        public int read(byte[] bytes, int at, int length) throws IOException {
            return BulkRandomAccessFile.this.read(bytes, at, length);
        }
    };

    private final OutputStream out = new OutputStream() {
        @Override
        public void write(int b) throws IOException {
            BulkRandomAccessFile.this.write(b);
        }

        @Override
        public void write(byte[] bytes, int at, int length) throws IOException {
            BulkRandomAccessFile.this.write(bytes, at, length);
        }
    };

    /**
     * Opens a file by name.
     *
     * @param name the file
     * @param mode {@code "r"}, {@code "rw"}, {@code "rws"} or {@code "rwd"}, as for a {@link RandomAccessFile}
     * @throws FileNotFoundException as there
     */
    public BulkRandomAccessFile(String name, String mode) throws FileNotFoundException {
        super(name, mode);
    }

    /**
     * Opens a file.
     *
     * @param file the file
     * @param mode {@code "r"}, {@code "rw"}, {@code "rws"} or {@code "rwd"}, as for a {@link RandomAccessFile}
     * @throws FileNotFoundException as there
     */
    public BulkRandomAccessFile(File file, String mode) throws FileNotFoundException {
        super(file, mode);
    }

    @Override
    public void readArray(Object array, int arrayoffset, int count) throws IOException {
        Bulk.read(this, in, plain, array, arrayoffset, count);
    }

    @Override
    public void writeArray(Object array, int arrayoffset, int count) throws IOException {
        Bulk.write(this, out, plain, array, arrayoffset, count);
    }
}
