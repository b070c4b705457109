package dev.standpipe.zip;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.util.zip.ZipException;

/** A stretch of a file: all of it, or an archive that lies uncompressed in another. */
public final class Bytes {
    private static final int PIECE = 1 << 16;

    private final FileChannel file;
    private final long start;
    private final long size;

    public Bytes(FileChannel file, long start, long size) {
        this.file = file;
        this.start = start;
        this.size = size;
    }

    public static Bytes of(FileChannel file) throws IOException {
        return new Bytes(file, 0, file.size());
    }

    public long size() {
        return size;
    }

    public Bytes slice(long from, long length) throws ZipException {
        if (from < 0 || length < 0 || from > size - length) {
            throw new ZipException("it ends too early");
        }
        return new Bytes(file, start + from, length);
    }

    /** In the byte order of archives, ready to be read. */
    public ByteBuffer read(long from, int length) throws IOException {
        Bytes part = slice(from, length);
        ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        while (bytes.hasRemaining()) {
            if (file.read(bytes, part.start + bytes.position()) < 0) {
                throw new ZipException("it became shorter while it was read");
            }
        }
        bytes.flip();
        return bytes;
    }

    public void copyTo(WritableByteChannel out) throws IOException {
        for (long from = 0; from < size; from += PIECE) {
            for (ByteBuffer piece = read(from, (int) Math.min(PIECE, size - from)); piece.hasRemaining(); ) {
                out.write(piece);
            }
        }
    }
}
