package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.PositionalIo;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * A file where a route ends, mode D: whole elements, as many as it has behind its position. How the streams above take
 * its end or its failure is not known, so these are left to the receiver, with the file where they would meet them.
 */
final class FileEnd extends Routed.End {
    private final Object file;
    private final FileDescriptor fd;
    private final long position;

    private FileEnd(Object file, FileDescriptor fd, long position, int bytes) {
        super(null, 0, bytes);
        this.file = file;
        this.fd = fd;
        this.position = position;
    }

    static boolean is(Object end) {
        return end instanceof FileInputStream || end instanceof FileOutputStream || end instanceof RandomAccessFile;
    }

    /** False, with the reason in {@code transfer}, where the file cannot be moved to or from so. */
    static boolean isAdmitted(Object file, Transfer transfer, Transcoder transcoder) {
        FileDescriptor fd = FileTransfer.admitted(file, false, transfer, transcoder);
        Decline whyNot = fd == null ? null : whyNot(file, fd, transfer instanceof Reading);
        if (whyNot != null) {
            transfer.decline(whyNot, file);
        }
        return fd != null && whyNot == null;
    }

    private static Decline whyNot(Object file, FileDescriptor fd, boolean reads) {
        if (!PositionalIo.measures()) {
            return Decline.NO_LARGE_REQUESTS;
        }
        if (reads) {
            return null;
        }
        if (file instanceof RandomAccessFile && RandomAccess.isSynchronous((RandomAccessFile) file)) {
            return Decline.SYNCHRONOUS_FILE;
        }
        // a part of an element at its end could not be taken back
        return PositionalIo.appends(fd) ? Decline.STREAM_UNKNOWN : null;
    }

    /** Null when it is closed. */
    static FileEnd toRead(Object file) {
        return of(file, true);
    }

    static FileEnd toWrite(Object file) {
        return of(file, false);
    }

    private static FileEnd of(Object file, boolean reads) {
        FileDescriptor fd = Descriptor.toUse(file);
        try {
            if (fd == null || !fd.valid()) {
                return null;
            }
            long position = Descriptor.position(fd);
            long room = reads ? PositionalIo.left(fd, position) : OffHeap.SIZE;
            return new FileEnd(file, fd, position, (int) Math.min(room, OffHeap.SIZE));
        } catch (IOException closed) {
            return null;
        }
    }

    @Override
    Mode mode() {
        return Mode.DIRECT;
    }

    @Override
    boolean hasMovedBy(int bytes) {
        try {
            return Descriptor.position(Descriptor.toUse(file)) == position + bytes;
        } catch (IOException closed) {
            return false;
        }
    }

    @Override
    int decode(Transfer reading, Transcoder transcoder, int n) {
        try (Memory memory = new Memory()) {
            int got = Descriptor.read(fd, memory.address, n << reading.format.shift);
            reading.torn = got > 0;
            int whole = wholeOf(got, reading);
            transcoder.decode(reading.format, reading.conversion, null, memory.address, reading.a, reading.i, whole);
            return whole;
        } catch (IOException receivers) {
            return 0;
        }
    }

    /** Only a file that was cut off, or is full, ends in the middle of an element: the receiver begins that anew. */
    private int wholeOf(int bytes, Transfer transfer) throws IOException {
        if (bytes <= 0) {
            return 0;
        }
        int rest = bytes & transfer.format.size - 1;
        if (rest > 0) {
            Descriptor.position(fd, Descriptor.position(fd) - rest);
        }
        return bytes >> transfer.format.shift;
    }

    @Override
    int encode(Transfer writing, Transcoder transcoder, int n) {
        try (Memory memory = new Memory()) {
            transcoder.encode(writing.format, writing.conversion, writing.a, writing.i, n, null, memory.address);
            return wholeOf(written(memory.address, n << writing.format.shift, writing), writing);
        } catch (IOException receivers) {
            return 0;
        }
    }

    private int written(long address, int length, Transfer writing) {
        int sent = 0;
        try {
            while (sent < length) {
                sent += Descriptor.write(fd, address + sent, length - sent);
                writing.torn = true;
            }
        } catch (IOException full) {
            // the receiver meets it too
        }
        return sent;
    }

    @Override
    int foresee(Transfer reading, Transcoder transcoder, Object foreseen, int n) {
        try (Memory memory = new Memory()) {
            int got = PositionalIo.read(fd, memory.address, n << reading.format.shift, position);
            int whole = Math.max(0, got) >> reading.format.shift;
            transcoder.decode(reading.format, reading.conversion, null, memory.address, foreseen, 0, whole);
            return whole;
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /** That of a file that was opened only to be written, nobody can tell. */
    @Override
    boolean holds(byte[] foreseen) {
        try (Memory memory = new Memory()) {
            int got = PositionalIo.read(fd, memory.address, foreseen.length, position);
            for (int k = 0; k < got; k++) {
                if (Door.JDK.getByte(null, memory.address + k) != foreseen[k]) {
                    return false;
                }
            }
            return true;
        } catch (IOException unreadable) {
            return true;
        }
    }

    private static final class Memory implements AutoCloseable {
        private final long borrowed = OffHeap.borrow();
        final long address = OffHeap.aligned(borrowed);

        Memory() throws IOException {
            if (borrowed == 0) {
                throw new IOException("no memory");
            }
        }

        @Override
        public void close() {
            OffHeap.giveBack(borrowed);
        }
    }
}
