package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;

/**
 * Mode E on a ByteArrayOutputStream: straight into the room that its array has; it grows by the element that finds
 * none.
 */
final class BytesOutput {
    private final Transcoder transcoder;

    BytesOutput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** The first {@code n} bytes, if there is room for all of them. Returns how many. */
    int takeAll(DataOutputStream through, ByteArrayOutputStream out, byte[] staged, int n) {
        synchronized (out) {
            byte[] buf = Door.JDK.buf(out);
            return buf != null && buf.length - Door.JDK.count(out) >= n
                    ? take(through, out, Format.BYTES, staged, 0, n)
                    : 0;
        }
    }

    /**
     * Moves what there is room for of {@code a[i…e)}, if it is still written {@code through} to that stream. Returns
     * the new index.
     */
    int take(DataOutputStream through, ByteArrayOutputStream out, Format format, Object a, int i, int e) {
        synchronized (out) {
            byte[] buf = Door.JDK.buf(out);
            int count = Door.JDK.count(out);
            if (buf == null || !DataWrites.isWritten(out, through)) {
                return i;
            }
            int n = Math.min(buf.length - count >> format.shift, e - i);
            if (n <= 0 || a == buf || count < 0) {
                return i;
            }
            transcoder.encode(format, Conversion.of(format, n), a, i, n, buf, count);
            Door.JDK.count(out, count + (n << format.shift));
            DataWrites.advance(through, (long) n << format.shift);
            return i + n;
        }
    }
}
