package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.door.DoorwayMemory;
import dev.standpipe.runtime.wire.Transcoder;

/**
 * Through a data stream: what lies beneath it decides, and is looked up anew for each step, since the application may
 * exchange it.
 */
abstract class DataTransfers implements Carrier {
    @Override
    public final void move(Object data, Transfer transfer) {
        Object trusted = null;
        while (transfer.goesOn()) {
            Object beneath = beneath(data);
            Decline whyNot = beneath == null ? Decline.STREAM_CLOSED : whyNot(data);
            if (whyNot != null) {
                transfer.decline(whyNot, data);
                return;
            }
            if (transfer.isJdkOnly() && beneath != trusted) {
                if (!isTrusted(beneath, transfer.a) && !transfer.canStopAtCall(bufferLength(beneath))) {
                    transfer.decline(Decline.FIELDS_EXPOSED, beneath);
                    return;
                }
                trusted = beneath;
            }
            if (!step(data, beneath, transfer)) {
                return;
            }
        }
    }

    /** The first stream that does more than to hand on what it is asked for, or null. */
    abstract Object beneath(Object data);

    /** What the data stream itself has against it, or null. */
    abstract Decline whyNot(Object data);

    /** Whether nothing but the JDK's code runs from there on, and none of it touches {@code a}. */
    abstract boolean isTrusted(Object beneath, Object a);

    /** Of a buffer of the JDK's own, whatever code runs when it is filled or flushed; 0 of any other stream. */
    abstract int bufferLength(Object beneath);

    /** False when the rest is the loop's. */
    abstract boolean step(Object data, Object beneath, Transfer transfer);

    /** Carries through streams that were proved. Made when the first of a class that is unknown is met. */
    static final class OfLibraries {
        private static final Codec CODEC = Codecs.withMemory(new DoorwayMemory(Door.JDK));
        private static final Transcoder BIG_ENDIAN = new Transcoder(CODEC);
        private static final Transcoder LITTLE_ENDIAN = new Transcoder(CODEC.turned());

        // By their parent's type: else the verifier of whoever names them would load both.
        static final Routed READS = new RoutedReads(BIG_ENDIAN, LITTLE_ENDIAN);
        static final Routed WRITES = new RoutedWrites(BIG_ENDIAN, LITTLE_ENDIAN);
    }
}
