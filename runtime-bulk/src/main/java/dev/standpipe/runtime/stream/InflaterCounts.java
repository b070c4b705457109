package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.InputStream;
import java.util.zip.Inflater;

/** What an inflater has done before a call, to tell afterwards what it did in a call that failed on corrupt data. */
public final class InflaterCounts {
    /** JDK 21 and later. */
    private static final JdkField PENDING_OUTPUT = new JdkField(Door.JDK, "java.util.zip.Inflater", "pendingOutput");

    /** Java leaves out the call that fails. */
    private static final boolean BY_ZLIB = JavaVersion.RUNNING < 11;

    private final Inflater inflater;
    private boolean finished;
    private long written;
    private long read;
    private boolean hasInput;

    public InflaterCounts(Inflater inflater) {
        this.inflater = inflater;
    }

    /**
     * Whether it can be told of the stream's inflater. On Java 8, one that fails has not counted its input either, so
     * nobody but the stream may have it; and {@code isByBytes} where the loop asks it for one byte at a time.
     */
    public static boolean areKnown(InputStream filter, Inflater inflater, boolean isByBytes) {
        return !BY_ZLIB || Filters.keepsItsInflater(filter, isByBytes) && ZlibCounts.agree(inflater);
    }

    /**
     * Before each call. Throws a RuntimeException when the inflater was ended, and takes no memory: an element may be
     * in pieces.
     */
    public void take() {
        this.finished = inflater.finished();
        this.written = written();
        this.read = inflater.getBytesRead();
        this.hasInput = !inflater.needsInput();
    }

    /**
     * Bytes that the failed call had decoded and the element loop would have got. It asks for few at a time, and the
     * request that meets the error loses what it had: the last byte. Only of a distance that is too far back zlib
     * speaks in a request of its own. Never more than it was {@code asked} for: with the same inflater somebody else
     * may have worked meanwhile.
     */
    public int decodedBefore(Throwable fault, int asked) {
        try {
            long decoded = decoded(fault);
            return decoded > asked ? 0 : (int) decoded;
        } catch (RuntimeException ended) {
            // by another thread, which closed the stream
            return 0;
        }
    }

    private long decoded(Throwable fault) {
        if (finished && inflater.finished()) {
            return 0;
        }
        long now = written();
        boolean restarted = finished || now < written || inflater.getBytesRead() < read;
        long decoded = restarted ? now : now - written;
        boolean lastLost = !"invalid distance too far back".equals(fault.getMessage());
        return Math.max(0, lastLost ? decoded - 1 : decoded);
    }

    /** So many were decoded before the fault. An entry of an archive says by that what is left of it. */
    public void count(int decoded) {
        if (BY_ZLIB && !finished) {
            ZlibCounts.count(inflater, written + decoded);
        }
    }

    private long written() {
        return BY_ZLIB ? ZlibCounts.written(inflater) : inflater.getBytesWritten();
    }

    /** Whether the call did not have to fetch input first. */
    public boolean hadInput() {
        return hasInput;
    }

    /**
     * The loop's last request before the one that failed got all it asked for, where ours did not; the inflater
     * remembers that for the next request.
     */
    public void lastRequestWasFilled() {
        if (PENDING_OUTPUT.exists()) {
            PENDING_OUTPUT.set(inflater, true);
        }
    }
}
