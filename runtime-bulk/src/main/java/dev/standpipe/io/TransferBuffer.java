package dev.standpipe.io;

import dev.standpipe.runtime.ByHand;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.PositionalIo;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.file.Strides;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/**
 * Memory through which elements go between an array and any place of a file: outside the heap, straight to and from the
 * system, where the engine is there; else a byte array, and a channel or the methods of the file.
 */
abstract class TransferBuffer implements AutoCloseable {
    final Codec codec = Codecs.chosen();

    /**
     * For so many bytes, of which it may hold fewer at once. The descriptor may be null, and the channel is used only
     * where there is no other way.
     */
    static TransferBuffer to(FileDescriptor fd, FileChannel channel, long bytes) {
        TransferBuffer quick = fd != null && Switch.isOn() ? Quick.to(fd) : null;
        return quick != null ? quick : new ByChannel(channel, bytes);
    }

    /** The same, where a file has methods and a pointer that may be used. */
    static TransferBuffer to(RandomAccessFile file, boolean plain, long bytes) throws IOException {
        TransferBuffer quick = plain && ByHand.isOn(bytes) ? Quick.to(file.getFD()) : null;
        return quick != null ? quick : new ByPointer(file, plain, bytes);
    }

    /** How many bytes it holds. */
    abstract int length();

    /**
     * Reads to where {@code at} bytes lie before. Returns the number of bytes, or less than 1 at the end of the file.
     */
    abstract int read(long position, int at, int bytes) throws IOException;

    /** Writes what lies behind {@code at} bytes. Returns the number of bytes that went out. */
    abstract int write(long position, int at, int bytes) throws IOException;

    /** To the array, from behind {@code at} bytes on. */
    abstract void decode(Element type, int at, Object array, int from, int n);

    /** From the array, to behind {@code at} bytes. */
    abstract void encode(Element type, Object array, int from, int n, int at);

    /** Moves pieces that begin at equal distances together, to behind {@code to} bytes, which is not further back. */
    abstract void gather(int at, int length, int count, int stride, int to);

    /** Makes zeros of the bytes behind {@code at}. */
    abstract void clear(int at, int bytes);

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
        int length() {
            return OffHeap.SIZE;
        }

        @Override
        int read(long position, int at, int bytes) throws IOException {
            return PositionalIo.read(fd, scratch + at, bytes, position);
        }

        @Override
        int write(long position, int at, int bytes) throws IOException {
            return PositionalIo.write(fd, scratch + at, bytes, position);
        }

        @Override
        void decode(Element type, int at, Object array, int from, int n) {
            codec.decode(type, scratch + at, array, from, n);
        }

        @Override
        void encode(Element type, Object array, int from, int n, int at) {
            codec.encode(type, array, from, n, scratch + at);
        }

        @Override
        void gather(int at, int length, int count, int stride, int to) {
            Strides.gather(scratch + at, length, count, stride, scratch + to);
        }

        @Override
        void clear(int at, int bytes) {
            codec.encode(Element.BYTE, new byte[bytes], 0, bytes, scratch + at);
        }

        @Override
        public void close() {
            OffHeap.giveBack(borrowed);
        }
    }

    /** In the heap. */
    private abstract static class Bytes extends TransferBuffer {
        final byte[] scratch;

        Bytes(byte[] scratch) {
            this.scratch = scratch;
        }

        @Override
        int length() {
            return scratch.length;
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
    }

    private static final class ByChannel extends Bytes {
        private final FileChannel channel;

        ByChannel(FileChannel channel, long bytes) {
            super(Scratch.borrow(bytes));
            this.channel = channel;
        }

        @Override
        int read(long position, int at, int bytes) throws IOException {
            return channel.read(ByteBuffer.wrap(scratch, at, bytes), position);
        }

        @Override
        int write(long position, int at, int bytes) throws IOException {
            return channel.write(ByteBuffer.wrap(scratch, at, bytes), position);
        }

        @Override
        public void close() {
            Scratch.giveBack(scratch);
        }
    }

    /** By the file's own methods, which a subclass may have overridden; its pointer moves. */
    private static final class ByPointer extends Bytes {
        private final RandomAccessFile file;
        private final boolean plain;

        ByPointer(RandomAccessFile file, boolean plain, long bytes) {
            super(plain ? Scratch.borrow(bytes) : Scratch.fresh(bytes));
            this.file = file;
            this.plain = plain;
        }

        @Override
        int read(long position, int at, int bytes) throws IOException {
            file.seek(position);
            return file.read(scratch, at, bytes);
        }

        @Override
        int write(long position, int at, int bytes) throws IOException {
            file.seek(position);
            file.write(scratch, at, bytes);
            return bytes;
        }

        @Override
        public void close() {
            if (plain) {
                Scratch.giveBack(scratch);
            }
        }
    }
}
