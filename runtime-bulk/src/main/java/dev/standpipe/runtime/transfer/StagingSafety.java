package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Whether bytes may be read before the loop has worked on the bytes before them, and all in one piece whatever values
 * they make.
 */
public final class StagingSafety {
    /** The longest request that a data stream makes for one value. */
    private static final int LONGEST_VALUE = 8;

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
        while (StreamKind.of(s) == StreamKind.DATA_INPUT || StreamKind.of(s) == StreamKind.PUSHBACK_INPUT) {
            s = Door.JDK.in((FilterInputStream) s);
        }
        return s;
    }

    /**
     * Whether a store into this array cannot change what the stream has still to give; of a stream that is written to,
     * whether it runs no code but the JDK's, and none that stores into the array.
     */
    public static boolean isApart(Object in, byte[] stored) {
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
