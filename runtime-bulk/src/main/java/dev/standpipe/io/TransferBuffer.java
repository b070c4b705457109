package dev.standpipe.io;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.PositionalIo;
import dev.standpipe.runtime.file.Scratch;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * Memory through which elements go between an array and any place of a file: outside the heap, straight to and from the
 * system, where the engine is there; else a byte array and a channel.
 */
public abstract class TransferBuffer implements AutoCloseable {
    final Codec codec = Codecs.chosen();

    private TransferBuffer() {}

    /**
     * For so many bytes, of which it may hold fewer at once. The descriptor may be null, and the channel is used only
     * where there is no other way.
     */
    public static TransferBuffer to(FileDescriptor fd, FileChannel channel, long bytes) {
        TransferBuffer quick = fd != null && Switch.isOn() ? Quick.to(fd) : null;
        return quick != null ? quick : new ByChannel(channel, bytes);
    }

    /** How many bytes it holds. */
    public abstract int length();

    /**
     * Reads to where {@code at} bytes lie before. Returns the number of bytes, or less than 1 at the end of the file.
     */
    public abstract int read(long position, int at, int bytes) throws IOException;

    /** Writes what lies behind {@code at} bytes. Returns the number of bytes that went out. */
    public abstract int write(long position, int at, int bytes) throws IOException;

    /** To the array, from the first byte on. */
    public abstract void decode(Element type, Object array, int from, int n);

    /** From the array, to the first byte on. */
    public abstract void encode(Element type, Object array, int from, int n);

    @Override
    public abstract void close();

    private static final class Quick extends TransferBuffer {
        private final FileDescriptor fd;
        private final long borrowed;
        private final long scratch;

        private Quick(FileDescriptor fd, long borrowed) {
            this.fd = fd;
            this.borrowed = borrowed;
            this.scratch = OffHeap.aligned(borrowed);
        }

        static TransferBuffer to(FileDescriptor fd) {
            if (!PositionalIo.reads()
                    || !PositionalIo.writes()
                    || !Codecs.chosen().reachesMemory()) {
                return null;
            }
            long borrowed = OffHeap.borrow();
            return borrowed == 0 ? null : new Quick(fd, borrowed);
        }

        @Override
        public int length() {
            return OffHeap.SIZE;
        }

        @Override
        public int read(long position, int at, int bytes) throws IOException {
            return PositionalIo.read(fd, scratch + at, bytes, position);
        }

        @Override
        public int write(long position, int at, int bytes) throws IOException {
            return PositionalIo.write(fd, scratch + at, bytes, position);
        }

        @Override
        public void decode(Element type, Object array, int from, int n) {
            codec.decode(type, scratch, array, from, n);
        }

        @Override
        public void encode(Element type, Object array, int from, int n) {
            codec.encode(type, array, from, n, scratch);
        }

        @Override
        public void close() {
            OffHeap.giveBack(borrowed);
        }
    }

    private static final class ByChannel extends TransferBuffer {
        private final FileChannel channel;
        private final byte[] scratch;

        ByChannel(FileChannel channel, long bytes) {
            this.channel = channel;
            this.scratch = Scratch.borrow(bytes);
        }

        @Override
        public int length() {
            return scratch.length;
        }

        @Override
        public int read(long position, int at, int bytes) throws IOException {
            return channel.read(ByteBuffer.wrap(scratch, at, bytes), position);
        }

        @Override
        public int write(long position, int at, int bytes) throws IOException {
            return channel.write(ByteBuffer.wrap(scratch, at, bytes), position);
        }

        @Override
        public void decode(Element type, Object array, int from, int n) {
            codec.decode(type, scratch, 0, array, from, n);
        }

        @Override
        public void encode(Element type, Object array, int from, int n) {
            codec.encode(type, array, from, n, scratch, 0);
        }

        @Override
        public void close() {
            Scratch.giveBack(scratch);
        }
    }
}
