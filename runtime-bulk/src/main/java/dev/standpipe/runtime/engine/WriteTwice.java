package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.transfer.ObjectWrites;
import dev.standpipe.runtime.transfer.PendingFaults;
import dev.standpipe.runtime.transfer.RandomAccess;
import dev.standpipe.runtime.transfer.Writing;
import dev.standpipe.runtime.wire.Format;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;

/**
 * A write that is done both ways on shadows of the stream, in bulk and by the loop's own calls, and then by these calls
 * on the stream itself.
 */
final class WriteTwice extends Twice {
    private WriteTwice(Object out, Format format, Object a, int i, int n, int how, Site site) {
        super(out, format, a, i, n, how, site);
    }

    /** Null where that cannot be done. */
    static WriteTwice of(Object out, Object a, int length, int i, int end, int how, Site site) {
        Format format = Format.of(how);
        int n = elements(out, format, a, length, i, end);
        return n == 0 || !isKnown(out, a) ? null : new WriteTwice(out, format, a, i, n, how, site);
    }

    /** Whether no code but the JDK's runs when it is written to. */
    private static boolean isKnown(Object out, Object a) {
        try {
            if (out instanceof DataOutputStream) {
                OutputStream beneath = Door.JDK.out((DataOutputStream) out);
                return Trust.output(beneath, a) && StreamKind.of(beneath) != StreamKind.DEFLATER_OUTPUT;
            }
            return out.getClass() == ObjectOutputStream.class
                    ? Trust.output(ObjectWrites.beneath((ObjectOutputStream) out), a)
                    : StreamKind.of(out) == StreamKind.RANDOM_ACCESS
                            && !RandomAccess.isSynchronous((RandomAccessFile) out);
        } catch (Throwable unknown) {
            return false;
        }
    }

    /** What a transfer returns, of which all is the loop's doing. */
    long play(CheckingEngine engine) {
        Writing loop;
        int moved;
        String difference;
        try {
            site.begin();
            StackRoom.check();
            loop = new Writing(stream, format, a, i, i + n, how, site);
        } catch (Throwable impossible) {
            return i & 0xFFFFFFFFL;
        }
        try (ShadowOutput bulk = new ShadowOutput(stream, true);
                ShadowOutput hand = new ShadowOutput(stream, false)) {
            long result = engine.writeOnce(bulk.out, a, i, i + n, how);
            moved = (int) result - i;
            if (engine.fault(result) != null || moved <= 0) {
                return i & 0xFFFFFFFFL;
            }
            play(new Writing(hand.out, format, a, i, i + n, how, site), moved, false);
            difference = difference(bulk, hand);
        } catch (Throwable impossible) {
            return i & 0xFFFFFFFFL;
        }
        play(loop, moved, false);
        engine.compared(site, stream, difference);
        return PendingFaults.waiting(loop);
    }

    private static String difference(ShadowOutput bulk, ShadowOutput hand) throws IOException {
        String difference = difference(hand.told(), bulk.told());
        if (difference != null) {
            return difference;
        }
        byte[] byLoop = hand.bytes();
        byte[] byTransfer = bulk.bytes();
        if (Arrays.equals(byLoop, byTransfer)) {
            return null;
        }
        int at = 0;
        while (at < byLoop.length && at < byTransfer.length && byLoop[at] == byTransfer[at]) {
            at++;
        }
        return "byte " + at + " of " + byLoop.length + " is " + value(byLoop, at) + " by the loop, "
                + value(byTransfer, at) + " by the transfer";
    }

    private static String value(byte[] bytes, int at) {
        return at < bytes.length ? "" + bytes[at] : "missing";
    }
}
