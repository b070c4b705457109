package dev.standpipe.runtime;

import java.io.ByteArrayOutputStream;

/** Mode E on a ByteArrayOutputStream: straight into the room that its array has; it grows by the element that finds none. */
final class BytesOutput {
    private final Transcoder transcoder;

    BytesOutput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** Moves what there is room for of {@code a[i…e)}. Returns the new index. */
    int take(ByteArrayOutputStream out, Format format, Object a, int i, int e) {
        synchronized (out) {
            byte[] buf = Engine.DOOR.buf(out);
            int count = Engine.DOOR.count(out);
            if (buf == null) {
                return i;
            }
            int n = Math.min(buf.length - count >> format.shift, e - i);
            if (n <= 0 || a == buf || count < 0) {
                return i;
            }
            transcoder.encode(format, Conversion.of(format, n), a, i, n, buf, count);
            Engine.DOOR.count(out, count + (n << format.shift));
            return i + n;
        }
    }
}
