package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * Loops that call {@code read()} or {@code write(int)} for each byte, of any stream. To the streams beneath these are
 * the calls that a data stream makes for a byte, so what carries through a data stream carries them too: through the
 * receiver itself, if it is one, else through one that is put over it for the transfer.
 */
final class SingleBytes {
    private SingleBytes() {}

    /**
     * The receiver, or a data stream over it; null, with the reason in {@code transfer}, where the loop is to go on.
     */
    static Object through(Object receiver, Transfer transfer) {
        if (receiver instanceof RandomAccessFile) {
            return receiver;
        }
        boolean reads = transfer instanceof Reading;
        if (reads ? !isInput(receiver) : !isOutput(receiver)) {
            transfer.decline(Decline.RECEIVER_UNKNOWN, receiver);
            return null;
        }
        if (!(transfer instanceof Staging) && StreamKind.of(reads ? read(receiver) : receiver) == StreamKind.UNKNOWN) {
            return receiver;
        }
        if (!reads) {
            return receiver instanceof DataOutputStream ? receiver : new DataOutputStream((OutputStream) receiver);
        }
        // the loop asks again at the end of the stream, which others may have noticed the first time
        if (!Trust.atHand((InputStream) receiver, transfer.a)) {
            transfer.decline(Decline.READS_AHEAD, receiver);
            return null;
        }
        return receiver instanceof DataInputStream ? receiver : new DataInputStream((InputStream) receiver);
    }

    /** What lies beneath a data stream, if there is anything. */
    private static Object read(Object receiver) {
        Object beneath = receiver instanceof DataInputStream ? Door.JDK.in((DataInputStream) receiver) : null;
        return beneath == null ? receiver : beneath;
    }

    /** A subclass of a data stream may have a {@code read()} of its own. */
    static boolean isInput(Object receiver) {
        return receiver instanceof InputStream
                && (!(receiver instanceof DataInputStream) || receiver.getClass() == DataInputStream.class);
    }

    static boolean isOutput(Object receiver) {
        return receiver instanceof OutputStream
                && (!(receiver instanceof DataOutputStream) || receiver.getClass() == DataOutputStream.class);
    }

    /** A data stream's {@code write(int)} takes the stream's lock, which {@code writeByte} does not. */
    static boolean areLocked(Writing writing, Object data) {
        return writing.out == data;
    }
}
