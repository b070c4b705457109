package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.util.Arrays;

/** A file in memory, with a transfer buffer of any length, whose requests come short or fail where they are told to. */
final class MemoryFile extends TransferBuffer {
    private final byte[] scratch;
    private byte[] content;

    /** The most that one request moves. */
    int most = Integer.MAX_VALUE;

    /** Bytes that cannot be read. */
    int badFrom;

    int badTo;

    /** Before this many bytes writes fail. */
    int writable = Integer.MAX_VALUE;

    int requests;
    long bytesRead;

    MemoryFile(byte[] content, int length) {
        this.content = content.clone();
        this.scratch = new byte[length];
    }

    byte[] content() {
        return content;
    }

    @Override
    int length() {
        return scratch.length;
    }

    @Override
    int read(long position, int at, int bytes) throws IOException {
        requests++;
        if (position < badTo && position + bytes > badFrom) {
            if (position >= badFrom) {
                throw new IOException("bad");
            }
            bytes = (int) (badFrom - position);
        }
        int n = (int) Math.min(Math.min(bytes, most), content.length - position);
        if (n <= 0) {
            return -1;
        }
        System.arraycopy(content, (int) position, scratch, at, n);
        bytesRead += n;
        return n;
    }

    @Override
    int write(long position, int at, int bytes) throws IOException {
        requests++;
        int n = Math.min(Math.min(bytes, most), writable);
        if (n <= 0) {
            throw new IOException("full");
        }
        writable -= n;
        if (position + n > content.length) {
            content = Arrays.copyOf(content, (int) position + n);
        }
        System.arraycopy(scratch, at, content, (int) position, n);
        return n;
    }

    @Override
    void decode(Element type, int at, Object array, int from, int n) {
        codec.decode(type, scratch, at, array, from, n);
    }

    @Override
    void encode(Element type, Object array, int from, int n, int at) {
        codec.encode(type, array, from, n, scratch, at);
    }

    @Override
    void gather(int at, int length, int count, int stride, int to) {
        for (int k = 0; k < count; k++) {
            System.arraycopy(scratch, at + k * stride, scratch, to + k * length, length);
        }
    }

    @Override
    void clear(int at, int bytes) {
        Arrays.fill(scratch, at, at + bytes, (byte) 0);
    }

    @Override
    public void close() {}
}
