package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * An element of which the first bytes have been taken from the stream beneath a data stream: the rest is read as this
 * JDK's {@code readInt} and its like would go on. Code of the application may run meanwhile, and come back to the same
 * data stream; what that leaves in the data stream's own small buffer is part of the element, as it was.
 */
final class BegunElement {
    private static final JdkField BUFFER = new JdkField(Door.JDK, "java.io.DataInputStream", "readBuffer");

    /** Since this Java all go through that buffer, before only those of eight bytes. */
    private static final int BUFFERED_SINCE = 21;

    private BegunElement() {}

    /** Between the releases that were looked at, nobody can tell who reads how. */
    static boolean isKnown() {
        int java = JavaVersion.RUNNING;
        return BUFFER.exists() && (java == 11 || java == 17 || java >= BUFFERED_SINCE);
    }

    static void complete(DataInputStream in, byte[] chunk, int from, int got, Reading reading, Transcoder transcoder) {
        int size = reading.format.size;
        int entered = ReentrancyGuard.enter(in);
        try {
            byte[] element = JavaVersion.RUNNING >= BUFFERED_SINCE || size == Long.BYTES
                    ? throughBuffer(in, chunk, from, got, size)
                    : singly(in, chunk, from, got, size);
            transcoder.decode(reading.format, Conversion.of(reading.format, 1), element, 0, reading.a, reading.i, 1);
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
            int b = (JavaVersion.RUNNING == 11 ? Door.JDK.in(in) : first).read();
            element[n] = (byte) b;
            ended |= b < 0;
        }
        if (ended) {
            throw new EOFException();
        }
        return element;
    }
}
