package dev.standpipe.runtime;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.InputStream;

/** Whether bytes may be read before the loop has worked on the bytes before them, and all in one piece whatever values they make. */
final class ReadAhead {
    /** The longest request that a data stream makes for one value. */
    private static final int LONGEST_VALUE = 8;

    private ReadAhead() {}

    /** If not, the reason is in {@code staging}. */
    static boolean isExact(Object in, Staging staging) {
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
        while (Gate.of(s) == Gate.DATA_INPUT || Gate.of(s) == Gate.PUSHBACK_INPUT) {
            s = Door.JDK.in((FilterInputStream) s);
        }
        return s;
    }

    /** Whether a store into this array cannot change what the stream has still to give. */
    static boolean isApart(Object in, byte[] stored) {
        if (in instanceof DataInputStream) {
            return Trust.input(Door.JDK.in((DataInputStream) in), stored);
        }
        return in != null && Gate.of(in) == Gate.RANDOM_ACCESS;
    }
}
