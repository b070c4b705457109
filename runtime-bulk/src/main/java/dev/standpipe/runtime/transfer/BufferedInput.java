package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.locks.ReentrantLock;

/** Modes E and P on a BufferedInputStream: what it holds already, and whole buffers of the file beneath. */
final class BufferedInput {
    /** Smaller buffers gain nothing from it. */
    private static final int LEAST_BUFFER = 64;

    /** JDKs from 21 on allocate the buffer when it is first needed. */
    private static final JdkField INITIAL_SIZE = new JdkField(Door.JDK, "java.io.BufferedInputStream", "initialSize");

    private final Transcoder transcoder;

    BufferedInput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /**
     * Moves what the buffer holds of {@code a[i…e)}, if it is still read {@code through} that stream. Returns the new
     * index.
     */
    int take(DataInputStream through, BufferedInputStream in, Format format, Object a, int i, int e) {
        return takeRounds(through, in, format, a, i, e, 1);
    }

    /** The last of the bytes that were taken; none where another thread has filled the buffer anew. */
    static void giveBack(BufferedInputStream in, int bytes) {
        ReentrantLock lock = StreamLock.of(in);
        if (lock == null) {
            synchronized (in) {
                giveBackLocked(in, bytes);
            }
            return;
        }
        lock.lock();
        try {
            giveBackLocked(in, bytes);
        } finally {
            lock.unlock();
        }
    }

    private static void giveBackLocked(BufferedInputStream in, int bytes) {
        int pos = Door.JDK.pos(in);
        if (pos >= bytes && Door.JDK.buf(in) != null) {
            Door.JDK.pos(in, pos - bytes);
        }
    }

    /** Whether the buffer can be as it was before it was filled for a round of so many bytes. */
    static boolean canBeEmptied(BufferedInputStream in, int round) {
        InputStream beneath = Door.JDK.in(in);
        return beneath != null
                && Door.JDK.markpos(in) < 0
                && length(in) >= round
                && (beneath.getClass() == ByteArrayInputStream.class
                        || beneath.getClass() == FileInputStream.class && Descriptor.seeks());
    }

    /** Where a buffer stands that is about to be filled. */
    static final class Edge {
        private final int pos;
        final int left;

        Edge(BufferedInputStream in) {
            pos = Door.JDK.pos(in);
            left = Door.JDK.count(in) - pos;
        }

        /** It was another's then. */
        private boolean isOutside(byte[] buf) {
            return pos < 0 || left < 0 || pos > buf.length - left;
        }
    }

    /**
     * The first of these staged bytes lay before the edge, and {@code used} of them are read; all others are there
     * again afterwards. If none but those are used, the buffer was not to be filled yet. Where the end of the stream
     * was met behind them, it holds nothing.
     */
    static void giveBack(BufferedInputStream in, Edge edge, byte[] staged, int number, int used) throws IOException {
        ReentrantLock lock = StreamLock.of(in);
        if (lock == null) {
            synchronized (in) {
                giveBackLocked(in, edge, staged, number, used);
            }
            return;
        }
        lock.lock();
        try {
            giveBackLocked(in, edge, staged, number, used);
        } finally {
            lock.unlock();
        }
    }

    private static void giveBackLocked(BufferedInputStream in, Edge edge, byte[] staged, int number, int used)
            throws IOException {
        byte[] buf = Door.JDK.buf(in);
        InputStream beneath = Door.JDK.in(in);
        int taken = number - edge.left;
        int filled = Door.JDK.count(in);
        if (filled == 0) {
            filled = taken;
        } else if (Door.JDK.pos(in) != taken) {
            return;
        }
        if (buf == null || beneath == null || edge.isOutside(buf) || filled > buf.length) {
            return;
        }
        if (used > edge.left) {
            System.arraycopy(staged, edge.left, buf, 0, taken);
            Door.JDK.window(in, used - edge.left, filled);
            return;
        }
        if (beneath instanceof ByteArrayInputStream) {
            BytesInput.giveBack((ByteArrayInputStream) beneath, filled);
        } else {
            FileDescriptor fd = Descriptor.toUse(beneath);
            Descriptor.position(fd, Descriptor.position(fd) - filled);
        }
        System.arraycopy(staged, 0, buf, edge.pos, edge.left);
        Door.JDK.window(in, edge.pos + used, edge.pos + edge.left);
    }

    /** The same, of whole rounds of so many elements. */
    int takeRounds(DataInputStream through, BufferedInputStream in, Format format, Object a, int i, int e, int round) {
        ReentrantLock lock = StreamLock.of(in);
        if (lock == null) {
            synchronized (in) {
                return takeLocked(through, in, format, a, i, e, round);
            }
        }
        lock.lock();
        try {
            return takeLocked(through, in, format, a, i, e, round);
        } finally {
            lock.unlock();
        }
    }

    private int takeLocked(
            DataInputStream through, BufferedInputStream in, Format format, Object a, int i, int e, int round) {
        byte[] buf = Door.JDK.buf(in);
        int pos = Door.JDK.pos(in);
        int count = Door.JDK.count(in);
        int there = Math.min(count - pos >> format.shift, e - i);
        int n = round == 1 ? there : there - there % round;
        // a subclass may have bent what it inherits; the loop's own call says so
        if (!DataReads.isRead(in, through)
                || n <= 0
                || buf == null
                || a == buf
                || pos < 0
                || count < pos
                || count > buf.length) {
            return i;
        }
        transcoder.decode(format, Conversion.ofReads(format, n), buf, pos, a, i, n);
        Door.JDK.pos(in, pos + (n << format.shift));
        return i + n;
    }

    /** How long the buffer is, or will be once it is needed. */
    static int length(BufferedInputStream in) {
        byte[] buf = Door.JDK.buf(in);
        Object initial = INITIAL_SIZE.of(in);
        int wanted = initial == null ? 0 : (Integer) initial;
        return buf == null ? wanted : Math.max(buf.length, wanted);
    }

    /**
     * Mode P, when the buffer is empty: reads all but the last buffer's worth of {@code a[i…e)} past the buffer, as if
     * the stream had filled and emptied it that often. The last is left to {@link #take}, so that position, content and
     * file position end up as they would.
     */
    void readPast(DataInputStream through, BufferedInputStream in, Reading reading) {
        if (in.getClass() != BufferedInputStream.class) {
            return;
        }
        ReentrantLock lock = StreamLock.of(in);
        if (lock == null) {
            synchronized (in) {
                readPastLocked(through, in, reading);
            }
            return;
        }
        lock.lock();
        try {
            readPastLocked(through, in, reading);
        } finally {
            lock.unlock();
        }
    }

    private void readPastLocked(DataInputStream through, BufferedInputStream in, Reading reading) {
        byte[] buf = Door.JDK.buf(in);
        InputStream beneath = Door.JDK.in(in);
        if (!DataReads.isRead(in, through)
                || buf == null
                || buf == reading.a
                || beneath == null
                || beneath.getClass() != FileInputStream.class
                || !isWorthIt(in, buf.length, reading)) {
            return;
        }
        FileReads file = FileReads.open(beneath, reading, transcoder);
        if (file == null) {
            return;
        }
        try {
            // as fill() does before it reads
            Door.JDK.window(in, 0, 0);
            long whole = (reading.bytesLeft() - 1) / buf.length * buf.length;
            file.read(whole);
            int partial = file.partial(buf);
            if (reading.fault == null) {
                Door.JDK.window(in, 0, partial);
                reading.torn = false;
            }
        } finally {
            file.close();
        }
    }

    /**
     * A mark keeps bytes in the buffer; an element across two buffers, or a buffer not allocated yet (JDK 21), is the
     * stream's own affair.
     */
    private static boolean isWorthIt(BufferedInputStream in, int length, Reading reading) {
        return Door.JDK.pos(in) >= Door.JDK.count(in)
                && Door.JDK.markpos(in) < 0
                && length >= LEAST_BUFFER
                && length % reading.format.size == 0
                && reading.bytesLeft() >= 2L * length;
    }
}
