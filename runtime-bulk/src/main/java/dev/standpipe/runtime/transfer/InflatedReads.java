package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.stream.Filters;
import dev.standpipe.runtime.stream.InflaterCounts;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Mode E on an inflater over any stream: what it makes of the input that it has been given. More of that is fetched by
 * the loop's own call, or by what {@link BegunElement} does in place of the rest of one.
 */
final class InflatedReads {
    private static final int CHUNK = 8192;

    /** To ask for what there is takes less than the loop takes for two elements. */
    private static final int FEWEST = 2;

    private static final JdkField CLOSED = new JdkField(Door.JDK, "java.util.zip.InflaterInputStream", "closed");
    private static final JdkField SUM = new JdkField(Door.JDK, "java.util.zip.GZIPInputStream", "crc");

    /** JDK 21 and later. */
    private static final JdkField PENDING_OUTPUT = new JdkField(Door.JDK, "java.util.zip.Inflater", "pendingOutput");

    private final Transcoder transcoder;

    InflatedReads(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** False when the rest is the loop's. */
    boolean step(DataInputStream in, InputStream filter, Reading reading) {
        if (!isCarried(filter, reading)) {
            reading.decline(Decline.STREAM_UNKNOWN, filter);
            return false;
        }
        Inflater inflater = Filters.inflater(filter);
        if (!InflaterCounts.areKnown(filter, inflater, true)) {
            reading.decline(Decline.CORRUPT_DATA_UNCOUNTED, filter);
            return false;
        }
        if (reading.site.smallSteps().leave(filter)) {
            reading.decline(Decline.TOO_SMALL, filter);
            return false;
        }
        int before = reading.i;
        if (!Boolean.FALSE.equals(CLOSED.of(filter)) || !inflate(in, filter, inflater, reading)) {
            reading.moveOne();
        }
        reading.site.smallSteps().count(filter, reading.i - before, FEWEST);
        return true;
    }

    private static boolean isCarried(InputStream filter, Reading reading) {
        Class<?> type = filter.getClass();
        return (type == InflaterInputStream.class || type == GZIPInputStream.class)
                && BegunElement.isKnown()
                && !reading.format.composed
                && Filters.inflatesApartFrom(filter, reading.a);
    }

    /** Returns false where it has nothing to give, as far as one can tell without asking the stream beneath. */
    private boolean inflate(DataInputStream in, InputStream filter, Inflater inflater, Reading reading) {
        InflaterCounts before = new InflaterCounts(inflater);
        byte[] chunk = Scratch.borrow(Math.min(CHUNK, reading.bytesLeft()));
        int asked = (int) Math.min(Math.min(CHUNK, chunk.length), reading.bytesLeft());
        try {
            int n = inflated(inflater, before, chunk, asked);
            if (n > 0) {
                take(in, filter, chunk, n, reading);
            }
            return n > 0;
        } catch (DataFormatException x) {
            isCorrupt(x, before, asked, chunk, reading);
            return true;
        } finally {
            Scratch.giveBack(chunk);
        }
    }

    private static int inflated(Inflater inflater, InflaterCounts before, byte[] chunk, int asked)
            throws DataFormatException {
        try {
            before.take();
            return hasOutput(inflater) ? inflater.inflate(chunk, 0, asked) : 0;
        } catch (RuntimeException ended) {
            // by another thread, as the loop's own call will say
            return 0;
        }
    }

    private static boolean hasOutput(Inflater inflater) {
        return !inflater.finished()
                && !inflater.needsDictionary()
                && (!inflater.needsInput() || Boolean.TRUE.equals(PENDING_OUTPUT.of(inflater)));
    }

    private void take(DataInputStream in, InputStream filter, byte[] chunk, int bytes, Reading reading) {
        reading.torn = true;
        if (filter.getClass() == GZIPInputStream.class) {
            ((CRC32) SUM.of(filter)).update(chunk, 0, bytes);
        }
        int whole = store(chunk, bytes, reading);
        reading.torn = bytes > whole;
        if (bytes > whole) {
            BegunElement.complete(in, chunk, whole, bytes - whole, reading, transcoder);
            reading.torn = false;
        }
    }

    private int store(byte[] chunk, int bytes, Reading reading) {
        int n = bytes >> reading.format.shift;
        transcoder.decode(reading.format, reading.conversion, chunk, 0, reading.a, reading.i, n);
        reading.moved(reading.i + n, Mode.EXACT);
        return n << reading.format.shift;
    }

    /** As the stream itself would say it. */
    private void isCorrupt(DataFormatException x, InflaterCounts before, int asked, byte[] chunk, Reading reading) {
        String message = x.getMessage();
        reading.fault = new ZipException(message == null ? "Invalid ZLIB data format" : message);
        int first = reading.i;
        store(chunk, before.decodedBefore(x, asked), reading);
        reading.isCorruptSince(first, true, before);
    }

    /**
     * An element of which the first bytes have been taken from the stream beneath a data stream: the rest is read as
     * this JDK's {@code readInt} and its like would go on. Code of the application may run meanwhile, and come back to
     * the same data stream; what that leaves in the data stream's own small buffer is part of the element, as it was.
     */
    private static final class BegunElement {
        private static final JdkField BUFFER = new JdkField(Door.JDK, "java.io.DataInputStream", "readBuffer");

        /** Since this Java all go through that buffer, before only those of eight bytes. */
        private static final int BUFFERED_SINCE = 21;

        private BegunElement() {}

        /** Between the releases that were looked at, nobody can tell who reads how. */
        static boolean isKnown() {
            int java = JavaVersion.RUNNING;
            return BUFFER.exists() && (java == 8 || java == 11 || java == 17 || java >= BUFFERED_SINCE);
        }

        static void complete(
                DataInputStream in, byte[] chunk, int from, int got, Reading reading, Transcoder transcoder) {
            int size = reading.format.size;
            int entered = ReentrancyGuard.enter(in);
            try {
                byte[] element = JavaVersion.RUNNING >= BUFFERED_SINCE || size == Long.BYTES
                        ? throughBuffer(in, chunk, from, got, size)
                        : singly(in, chunk, from, got, size);
                transcoder.decode(
                        reading.format, Conversion.of(reading.format, 1), element, 0, reading.a, reading.i, 1);
                reading.moved(reading.i + 1, Mode.EXACT);
            } catch (Throwable x) {
                reading.fault = x;
            } finally {
                ReentrancyGuard.leave(entered);
            }
        }

        private static byte[] throughBuffer(DataInputStream in, byte[] chunk, int from, int got, int size)
                throws IOException {
            byte[] buffer = (byte[]) BUFFER.of(in);
            System.arraycopy(chunk, from, buffer, 0, got);
            for (int n = got; n < size; ) {
                int count = Door.JDK.in(in).read(buffer, n, size - n);
                if (count < 0) {
                    throw new EOFException();
                }
                n += count;
            }
            return buffer;
        }

        /** All are asked for, even behind the end. */
        private static byte[] singly(DataInputStream in, byte[] chunk, int from, int got, int size) throws IOException {
            byte[] element = new byte[size];
            System.arraycopy(chunk, from, element, 0, got);
            InputStream first = Door.JDK.in(in);
            boolean ended = false;
            for (int n = got; n < size; n++) {
                int b = (JavaVersion.RUNNING <= 11 ? Door.JDK.in(in) : first).read();
                element[n] = (byte) b;
                ended |= b < 0;
            }
            if (ended) {
                throw new EOFException();
            }
            return element;
        }
    }
}
