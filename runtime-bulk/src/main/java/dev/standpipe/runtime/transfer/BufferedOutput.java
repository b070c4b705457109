package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.locks.ReentrantLock;

/** Modes E and P on a BufferedOutputStream: into what room its buffer has, and whole buffers to the file beneath. */
final class BufferedOutput {
    /** Smaller buffers gain nothing from it. */
    private static final int LEAST_BUFFER = 64;

    /** The size a buffer may grow to, on JDKs whose buffers grow. */
    private static final JdkField MAX_SIZE = new JdkField(Door.JDK, "java.io.BufferedOutputStream", "maxBufSize");

    private final Transcoder transcoder;

    BufferedOutput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /**
     * Moves what the buffer has room for of {@code a[i…e)}, if it is still written {@code through} to that stream.
     * Returns the new index.
     */
    int take(DataOutputStream through, BufferedOutputStream out, Format format, Object a, int i, int e) {
        ReentrantLock lock = StreamLock.of(out);
        if (lock == null) {
            synchronized (out) {
                return takeLocked(through, out, format, a, i, e);
            }
        }
        lock.lock();
        try {
            return takeLocked(through, out, format, a, i, e);
        } finally {
            lock.unlock();
        }
    }

    /** The first {@code n} bytes, if there is room for all of them. Returns how many. */
    int takeAll(DataOutputStream through, BufferedOutputStream out, byte[] staged, int n) {
        ReentrantLock lock = StreamLock.of(out);
        if (lock == null) {
            synchronized (out) {
                return hasRoom(out, n) ? takeLocked(through, out, Format.BYTES, staged, 0, n) : 0;
            }
        }
        lock.lock();
        try {
            return hasRoom(out, n) ? takeLocked(through, out, Format.BYTES, staged, 0, n) : 0;
        } finally {
            lock.unlock();
        }
    }

    /** To how many bytes the buffer may grow. */
    static int longest(BufferedOutputStream out, byte[] buf) {
        return MAX_SIZE.exists() ? (Integer) MAX_SIZE.of(out) : buf.length;
    }

    private static boolean hasRoom(BufferedOutputStream out, int n) {
        byte[] buf = Door.JDK.buf(out);
        return buf != null && buf.length - Door.JDK.count(out) >= n;
    }

    private int takeLocked(DataOutputStream through, BufferedOutputStream out, Format format, Object a, int i, int e) {
        byte[] buf = Door.JDK.buf(out);
        int count = Door.JDK.count(out);
        if (buf == null || !DataWrites.isWritten(out, through)) {
            return i;
        }
        int n = Math.min(buf.length - count >> format.shift, e - i);
        // an element as large as the buffer goes past it on JDKs that write it in one piece
        if (n <= 0 || a == buf || count < 0 || format.size >= buf.length || isExchanged(out, format, buf.length)) {
            return i;
        }
        transcoder.encode(format, Conversion.of(format, n), a, i, n, buf, count);
        Door.JDK.count(out, count + (n << format.shift));
        DataWrites.advance(through, (long) n << format.shift);
        return i + n;
    }

    /**
     * A subclass may have a buffer of its own. JDKs from 21 on grow one that is shorter than they think, before it is
     * full, and past one that is longer goes what would fill theirs: here at once, for they write an element in one
     * piece.
     */
    private static boolean isExchanged(BufferedOutputStream out, Format format, int length) {
        if (out.getClass() == BufferedOutputStream.class || !MAX_SIZE.exists()) {
            return false;
        }
        int expected = (Integer) MAX_SIZE.of(out);
        return length < expected || format.size >= expected;
    }

    /**
     * Mode P, when the buffer is full: writes it and all but the last buffer's worth of {@code a[i…e)} to the file, as
     * if the buffer had been filled and flushed that often. The last is left to {@link #take}. Returns the bytes of the
     * elements that the loop would have counted as written.
     */
    long writePast(DataOutputStream through, BufferedOutputStream out, Writing writing) {
        if (out.getClass() != BufferedOutputStream.class) {
            return 0;
        }
        ReentrantLock lock = StreamLock.of(out);
        if (lock == null) {
            synchronized (out) {
                return writePastLocked(through, out, writing);
            }
        }
        lock.lock();
        try {
            return writePastLocked(through, out, writing);
        } finally {
            lock.unlock();
        }
    }

    private long writePastLocked(DataOutputStream through, BufferedOutputStream out, Writing writing) {
        byte[] buf = Door.JDK.buf(out);
        OutputStream beneath = Door.JDK.out(out);
        if (!DataWrites.isWritten(out, through)
                || beneath == null
                || beneath.getClass() != FileOutputStream.class
                || !isWorthIt(out, buf.length, writing)) {
            return 0;
        }
        FileWrites file = FileWrites.open(beneath, writing, transcoder);
        if (file == null) {
            return 0;
        }
        try {
            beneath.write(buf, 0, buf.length);
            writing.torn = true;
            Door.JDK.count(out, 0);
            writing.torn = false;
            return writeWholeBuffers(out, buf, file, writing);
        } catch (IOException x) {
            writing.fault = x;
            return 0;
        } finally {
            file.close();
        }
    }

    private long writeWholeBuffers(BufferedOutputStream out, byte[] buf, FileWrites file, Writing writing) {
        int perBuffer = buf.length >> writing.format.shift;
        int first = writing.i;
        long whole = (writing.bytesLeft() - 1) / buf.length * buf.length;
        long sent = file.write(whole, buf.length);
        if (sent == whole) {
            writing.moved(first + (int) (whole >> writing.format.shift), Mode.PHASED);
        } else {
            // The stream keeps the buffer whose flush failed, full, and will try it again when it is closed.
            int flushed = (int) (sent / buf.length);
            transcoder.encode(
                    writing.format, writing.conversion, writing.a, first + flushed * perBuffer, perBuffer, buf, 0);
            Door.JDK.count(out, buf.length);
            writing.moved(first + (flushed + 1) * perBuffer, Mode.PHASED);
            writing.fault = file.fault();
        }
        writing.torn = false;
        return (long) (writing.i - first) << writing.format.shift;
    }

    private static boolean isWorthIt(BufferedOutputStream out, int length, Writing writing) {
        return Door.JDK.count(out) == length
                && length >= LEAST_BUFFER
                && length % writing.format.size == 0
                && writing.bytesLeft() >= 2L * length
                && (!MAX_SIZE.exists() || (Integer) MAX_SIZE.of(out) == length);
    }
}
