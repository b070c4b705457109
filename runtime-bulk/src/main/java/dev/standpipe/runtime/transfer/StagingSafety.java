package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.FileStamp;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Whether bytes may be read before the loop has worked on the bytes before them, and all in one piece whatever values
 * they make.
 */
public final class StagingSafety {
    /** The longest request that a data stream makes for one value. */
    private static final int LONGEST_VALUE = 8;

    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    private StagingSafety() {}

    /** If not, the reason is in {@code staging}. */
    public static boolean isExact(Object in, Staging staging) {
        return !(in instanceof DataInputStream) || isExact(in, Door.JDK.in((DataInputStream) in), staging);
    }

    private static boolean isExact(Object in, InputStream beneath, Staging staging) {
        if (beneath == null) {
            staging.decline(Decline.STREAM_CLOSED, in);
            return false;
        }
        if (!Trust.atHand(beneath, staging.a)) {
            staging.decline(Decline.READS_AHEAD, beneath);
            return false;
        }
        InputStream asked = asked(beneath);
        if (asked instanceof BufferedInputStream
                && BufferedInput.length((BufferedInputStream) asked)
                        <= Math.min(LONGEST_VALUE, staging.bytesOfRound())) {
            staging.decline(Decline.BUFFER_TINY, asked);
            return false;
        }
        return true;
    }

    /** The first stream that does not hand on the loop's requests as they are. */
    private static InputStream asked(InputStream beneath) {
        InputStream s = beneath;
        while (handsOn(s)) {
            s = Door.JDK.in((FilterInputStream) s);
        }
        return s;
    }

    private static boolean handsOn(InputStream s) {
        StreamKind kind = StreamKind.of(s);
        return kind == StreamKind.DATA_INPUT || kind == StreamKind.PUSHBACK_INPUT || kind == StreamKind.RESOURCE_INPUT;
    }

    /** The same of an array, and of a stream that is written to. */
    public static boolean isApart(Object in, Object stored) {
        return stored instanceof byte[] ? isApart(in, (byte[]) stored) : areApart(in, stored);
    }

    /**
     * Whether what is written to one cannot be what the other has still to give, where that is taken before it is due.
     * What a buffered stream has in its buffer is the loop's own doing.
     */
    private static boolean areApart(Object in, Object out) {
        Object read = in instanceof InputStream ? ReturnableBytes.own((InputStream) in) : in;
        if (read == null || read instanceof BufferedInputStream) {
            return true;
        }
        if (read instanceof ByteArrayInputStream) {
            return isApart(out, Door.JDK.buf((ByteArrayInputStream) read));
        }
        Object written = end(out);
        switch (written == null ? StreamKind.UNKNOWN : StreamKind.of(written)) {
            case BYTES_OUTPUT:
                return true;
            case FILE_OUTPUT:
            case RANDOM_ACCESS:
                return FileStamp.areOfDifferentFiles(Descriptor.of(read), Descriptor.of(written));
            default:
                return false;
        }
    }

    /** Where the bytes end that are written to a stream which runs no code but the JDK's. */
    private static Object end(Object out) {
        Object end = out;
        for (int depth = 0; depth < DEPTH && end instanceof FilterOutputStream; depth++) {
            end = Door.JDK.out((FilterOutputStream) end);
        }
        return end;
    }

    /**
     * Whether a store into this array cannot change what the stream has still to give; of a stream that is written to,
     * whether it runs no code but the JDK's, and none that stores into the array.
     */
    private static boolean isApart(Object in, byte[] stored) {
        if (in instanceof DataInputStream) {
            return Trust.input(Door.JDK.in((DataInputStream) in), stored);
        }
        if (in instanceof OutputStream) {
            OutputStream written =
                    in.getClass() == DataOutputStream.class ? Door.JDK.out((DataOutputStream) in) : (OutputStream) in;
            return Trust.output(written, stored);
        }
        return in instanceof InputStream && Trust.input((InputStream) in, stored)
                || in != null && StreamKind.of(in) == StreamKind.RANDOM_ACCESS;
    }
}
