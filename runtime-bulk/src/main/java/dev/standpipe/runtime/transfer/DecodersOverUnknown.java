package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.DataInputStream;
import java.io.InputStream;

/** The JDK's decoders over streams that are not known: what they have fetched is moved, and they fetch as they did. */
final class DecodersOverUnknown {
    private final DecipheredReads deciphered;
    private final ObservedReads observed;
    private final InflatedReads inflated;

    DecodersOverUnknown(Transcoder transcoder) {
        this.deciphered = new DecipheredReads(transcoder);
        this.observed = new ObservedReads(transcoder);
        this.inflated = new InflatedReads(transcoder);
    }

    /** False when the rest is the loop's. */
    boolean step(DataInputStream in, InputStream decoder, Reading reading) {
        if (reading instanceof Staging) {
            // the bytes of a value, asked for one by one, may go through a tiny buffer where the value would pass it by
            reading.decline(Decline.STREAM_UNKNOWN, decoder);
            return false;
        }
        switch (StreamKind.of(decoder)) {
            case CIPHER_INPUT:
                return deciphered.step(decoder, reading);
            case CHECKED_INPUT:
            case DIGEST_INPUT:
                return observed.step(decoder, reading);
            case INFLATER_INPUT:
                return inflated.step(in, decoder, reading);
            default:
                reading.decline(Decline.STREAM_UNKNOWN, decoder);
                return false;
        }
    }
}
