package dev.standpipe.io;

import java.io.EOFException;
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

    /**
     * Reads what lies in the file as {@code layout} says, seen from the file pointer, which then moves by its extent:
     * as if its pieces were read one after another, in the order of the file. Small holes are read in passing.
     *
     * <p>If the file ends early, all elements that lie wholly before its end are stored, and no others. After another
     * fault it is those before the fault. The pointer stays then, and a fault in a hole is none. Any other writer of
     * the file is seen as by single reads, each at some time during this call.
     *
     * @param array an array of primitives; its first elements are filled, as many as the layout has
     * @param layout where they lie
     * @throws NullPointerException if one of them is null
     * @throws IllegalArgumentException if {@code array} is not a one-dimensional array of what the layout is of
     * @throws IndexOutOfBoundsException if the array has fewer elements than the layout
     * @throws java.io.EOFException if the file ends before one of its pieces does
     * @throws IOException if the file is closed, or the system reports an error
     */
    public void readArray(Object array, Layout layout) throws IOException {
        move(Errand.of(Errand.Way.READ, array, 0, layout));
    }

    /**
     * Writes the first elements of {@code array} to where {@code layout} says, seen from the file pointer, which then
     * moves by its extent: as if its pieces were written one after another, in the order of the file. Those that touch
     * go out together, and the holes between them are left alone, so each piece takes a call of the system.
     *
     * <p>If that fails the pointer stays, and the pieces before the fault are in the file.
     *
     * @param array an array of primitives
     * @param layout where they go
     * @throws NullPointerException if one of them is null
     * @throws IllegalArgumentException if {@code array} is not a one-dimensional array of what the layout is of, or if
     *     pieces of the layout overlap
     * @throws IndexOutOfBoundsException if the array has fewer elements than the layout
     * @throws IOException if the file is closed or open for reading only, or the system reports an error
     */
    public void writeArray(Object array, Layout layout) throws IOException {
        move(Errand.of(Errand.Way.WRITE, array, 0, layout));
    }

    /**
     * As {@link #writeArray(Object, Layout)}, but where the holes between pieces are small up to 512 KiB are read, the
     * pieces put in their places, and all of it is written back. That part of the file is locked meanwhile, as
     * {@link java.nio.channels.FileChannel#lock(long, long, boolean)} does, so that others who write here by this
     * method, in this JVM or another, lose nothing, be it with threads or processes.
     *
     * <p><b>Whoever writes into a hole by any other way, and does not lock it, may lose what he writes.</b> Nor is
     * there such a lock on all file systems of a network. And since the system lets go of all locks of a process on a
     * file when the process closes any descriptor of it, the file may not be opened a second time and closed meanwhile.
     *
     * @param array an array of primitives
     * @param layout where they go
     * @throws IllegalArgumentException as there
     * @throws IndexOutOfBoundsException as there
     * @throws IOException as there, and if the program has locked some of it by itself, or the system has no locks
     */
    public void writeArraySieved(Object array, Layout layout) throws IOException {
        move(Errand.of(Errand.Way.REWRITE, array, 0, layout));
    }

    private void move(Errand errand) throws IOException {
        long start = getFilePointer();
        if (errand.isTooFar(start)) {
            throw errand.writes()
                    ? new IOException("no file reaches that far beyond " + start)
                    : new EOFException("no file reaches that far");
        }
        if (errand.placement.bytes == 0) {
            seek(start + errand.extent);
            return;
        }
        Placement placement = errand.placement;
        long target = start;
        try (TransferBuffer ferry = TransferBuffer.to(this, plain, placement.end - placement.first)) {
            errand.run(ferry, start, errand.way == Errand.Way.REWRITE ? getChannel() : null, Permit.ALWAYS);
            target = start + errand.extent;
        } finally {
            if (getFilePointer() != target) {
                seek(target);
            }
        }
    }
}
