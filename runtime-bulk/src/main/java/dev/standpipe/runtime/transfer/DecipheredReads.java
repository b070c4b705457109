package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.stream.BlockFields;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.InputStream;

/**
 * Mode E on a CipherInputStream: what it has deciphered already. It asks its cipher, and the stream beneath, for more
 * when the loop's own call finds nothing left.
 */
final class DecipheredReads {
    private static final String STREAM = "javax.crypto.CipherInputStream";
    private static final JdkField BUF = new JdkField(Door.JDK, STREAM, "obuffer");

    /** As memory where the JDK's {@code Unsafe} has it so: by reflection it takes as long as a few elements do. */
    private static final long BUF_AT = BUF.exists() && JavaVersion.RUNNING >= 17 ? BUF.offset() : 0;

    private static final BlockFields DECIPHERED = new BlockFields(Door.JDK, STREAM, "ostart", "ofinish", "closed");

    private final Transcoder transcoder;

    DecipheredReads(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** False when the rest is the loop's. */
    boolean step(InputStream cipher, Reading reading) {
        if (!BUF.exists() || !DECIPHERED.exist()) {
            reading.decline(Decline.STREAM_UNKNOWN, cipher);
            return false;
        }
        byte[] buf = (byte[]) (BUF_AT == 0 ? BUF.of(cipher) : Door.JDK.reference(cipher, BUF_AT));
        if (buf == reading.a) {
            reading.decline(Decline.ARRAY_SHARED, cipher);
            return false;
        }
        int n = buf == null || DECIPHERED.isOn(cipher) ? 0 : elements(cipher, buf, reading);
        if (n > 0) {
            int pos = DECIPHERED.pos(cipher);
            transcoder.decode(reading.format, reading.conversion, buf, pos, reading.a, reading.i, n);
            DECIPHERED.pos(cipher, pos + (n << reading.format.shift));
            reading.moved(reading.i + n, Mode.EXACT);
        } else {
            reading.moveOne();
        }
        return true;
    }

    private static int elements(InputStream cipher, byte[] buf, Reading reading) {
        int pos = DECIPHERED.pos(cipher);
        int end = DECIPHERED.end(cipher);
        return pos < 0 || end > buf.length ? 0 : Math.min(end - pos >> reading.format.shift, reading.e - reading.i);
    }
}
