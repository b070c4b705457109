package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.stream.Filters;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Mode E on the JDK's checksums and digests over a buffered stream, whatever that stands on: what the buffer holds goes
 * through them at once. It is filled by the loop's own call.
 */
final class ObservedReads {
    private static final int CHUNK = 8192;
    private static final int LEAST_BUFFER = 33;

    private final Transcoder transcoder;

    ObservedReads(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** False when the rest is the loop's. */
    boolean step(InputStream observer, Reading reading) {
        BufferedInputStream buffered = Filters.bufferBeneath(observer);
        if (buffered == null || isTiny(buffered)) {
            reading.decline(Decline.STREAM_UNKNOWN, observer);
            return false;
        }
        int before = reading.i;
        take(observer, buffered, reading);
        if (reading.i == before && reading.goesOn()) {
            reading.moveOne();
        }
        return true;
    }

    /** The loop is as fast. */
    private static boolean isTiny(BufferedInputStream buffered) {
        byte[] buf = Door.JDK.buf(buffered);
        return buf != null && buf.length < LEAST_BUFFER;
    }

    private void take(InputStream observer, BufferedInputStream buffered, Reading reading) {
        ReentrantLock lock = StreamLock.of(buffered);
        if (lock == null) {
            synchronized (buffered) {
                takeLocked(observer, buffered, reading);
            }
            return;
        }
        lock.lock();
        try {
            takeLocked(observer, buffered, reading);
        } finally {
            lock.unlock();
        }
    }

    /** As many as the buffer has: so the request is answered without a word to what lies beneath it. */
    private void takeLocked(InputStream observer, BufferedInputStream buffered, Reading reading) {
        byte[] buf = Door.JDK.buf(buffered);
        int pos = Door.JDK.pos(buffered);
        int count = Door.JDK.count(buffered);
        if (buf == null || buf == reading.a || pos < 0 || count > buf.length) {
            return;
        }
        int n = (int) Math.min(Math.min(count - pos, CHUNK), reading.bytesLeft()) >> reading.format.shift;
        if (n <= 0) {
            return;
        }
        int bytes = n << reading.format.shift;
        byte[] chunk = new byte[bytes];
        reading.torn = true;
        try {
            if (observer.read(chunk, 0, bytes) != bytes) {
                throw new IllegalStateException("a buffer held less than it said");
            }
        } catch (IOException closed) {
            // by another thread meanwhile, before anything was taken: the loop's own call says so
            reading.torn = false;
            return;
        }
        transcoder.decode(reading.format, reading.conversion, chunk, 0, reading.a, reading.i, n);
        reading.moved(reading.i + n, Mode.EXACT);
        reading.torn = false;
    }
}
