package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.file.OrdinaryFiles;
import dev.standpipe.runtime.jvm.Rights;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** What is known of a whole stack of streams. */
public final class Trust {
    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    private Trust() {}

    /**
     * Whether nothing but the JDK's own code runs when {@code stream} is read, all the way down, and none of it reads
     * from {@code a}.
     */
    public static boolean input(InputStream stream, Object a) {
        return input(stream, a, DEPTH);
    }

    /**
     * Whether, besides, it is all the same to the streams beneath a filter if it is asked for more at once. A filter
     * that decodes asks for what fills its own buffer. One that only looks hands on what it is asked for: a buffered
     * stream would then be bypassed, and corrupt data would fail a request in which good bytes had come, which nobody
     * then looks at.
     */
    public static boolean filter(InputStream stream, Object a) {
        return input(stream, a)
                && (StreamKind.of(stream) == StreamKind.INFLATER_INPUT
                        ? !Filters.isStored(stream)
                        : largeRequests(stream, DEPTH));
    }

    /**
     * Whether, besides, nothing that the stream has to give comes from a pipe or device, or from anything else that
     * could make the reader wait.
     */
    public static boolean atHand(InputStream stream, Object a) {
        if (!input(stream, a)) {
            return false;
        }
        InputStream leaf = stream;
        while (leaf instanceof FilterInputStream) {
            leaf = Door.JDK.in((FilterInputStream) leaf);
        }
        return isJdks(leaf) && (StreamKind.of(leaf) == StreamKind.BYTES_INPUT || isRegularFile(leaf));
    }

    private static boolean isRegularFile(InputStream leaf) {
        switch (StreamKind.of(leaf)) {
            case ENTRY_INPUT:
                return true;
            case CHANNEL_INPUT:
                return ChannelStreams.isRegularFile(leaf);
            default:
                return OrdinaryFiles.is(leaf);
        }
    }

    private static boolean largeRequests(InputStream stream, int depth) {
        switch (StreamKind.of(stream)) {
            case BYTES_INPUT:
            case CIPHER_INPUT:
                return true;
            case FILE_INPUT:
            case CHANNEL_INPUT:
            case ENTRY_INPUT:
                return isRegularFile(stream);
            case CHECKED_INPUT:
            case DIGEST_INPUT:
                return depth > 0 && largeRequests(Door.JDK.in((FilterInputStream) stream), depth - 1);
            default:
                return false;
        }
    }

    private static boolean input(InputStream stream, Object a, int depth) {
        if (stream == null || depth == 0) {
            return false;
        }
        switch (StreamKind.of(stream)) {
            case FILE_INPUT:
            case ENTRY_INPUT:
                return true;
            case CHANNEL_INPUT:
                return ChannelStreams.file(stream) != null;
            case BYTES_INPUT:
                ByteArrayInputStream bytes = (ByteArrayInputStream) stream;
                // other streams ask how much is available, which a subclass may answer itself
                return (depth == DEPTH || isJdks(stream))
                        && isSound(Door.JDK.buf(bytes), Door.JDK.pos(bytes), Door.JDK.count(bytes))
                        && Door.JDK.buf(bytes) != a;
            case BUFFERED_INPUT:
            case DATA_INPUT:
            case PUSHBACK_INPUT:
            case RESOURCE_INPUT:
                return isJdks(stream) && input(Door.JDK.in((FilterInputStream) stream), a, depth - 1);
            case INFLATER_INPUT:
            case CHECKED_INPUT:
            case DIGEST_INPUT:
            case CIPHER_INPUT:
                // the way down first: only of the JDK's own streams it is known to end
                return Filters.worksByTheJdk(stream)
                        && !Filters.inflatesFrom(stream, a)
                        && input(Door.JDK.in((FilterInputStream) stream), a, depth - 1)
                        && !Filters.sharesItsWorker(stream);
            default:
                return false;
        }
    }

    /**
     * Of a byte array's stream. Not so where a subclass has bent what it inherits, or where offset and length overflow
     * and make a count below the position.
     */
    public static boolean isSound(byte[] buf, int pos, int count) {
        return buf != null && pos >= 0 && pos <= count && count <= buf.length;
    }

    /**
     * Whether nothing but the JDK's own code runs when {@code stream} is written, all the way down, and none of it
     * writes to {@code a}.
     */
    public static boolean output(OutputStream stream, Object a) {
        return output(stream, a, DEPTH);
    }

    private static boolean output(OutputStream stream, Object a, int depth) {
        if (stream == null || depth == 0) {
            return false;
        }
        switch (StreamKind.of(stream)) {
            case FILE_OUTPUT:
                return true;
            case CHANNEL_OUTPUT:
                return ChannelStreams.file(stream) != null;
            case BYTES_OUTPUT:
                return Door.JDK.buf((ByteArrayOutputStream) stream) != a;
            case BUFFERED_OUTPUT:
                return isJdks(stream) && output(Door.JDK.out((FilterOutputStream) stream), a, depth - 1);
            case DEFLATER_OUTPUT:
                return Filters.deflatesByTheJdk(stream)
                        && output(Door.JDK.out((FilterOutputStream) stream), a, depth - 1);
            default:
                return false;
        }
    }

    public static boolean isJdks(Object o) {
        return o != null && Rights.isJdks(o.getClass());
    }
}
