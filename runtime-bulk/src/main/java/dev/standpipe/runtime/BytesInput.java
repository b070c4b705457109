package dev.standpipe.runtime;

import java.io.ByteArrayInputStream;

/** Mode E on a ByteArrayInputStream: straight from its array. */
final class BytesInput {
    private final Transcoder transcoder;

    BytesInput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** Moves what there is of {@code a[i…e)}. Returns the new index. */
    int take(ByteArrayInputStream in, Format format, Object a, int i, int e) {
        synchronized (in) {
            byte[] buf = Engine.DOOR.buf(in);
            int pos = Engine.DOOR.pos(in);
            int n = Math.min(Engine.DOOR.count(in) - pos >> format.shift, e - i);
            if (n <= 0 || a == buf) {
                return i;
            }
            transcoder.decode(format, buf, pos, a, i, n);
            Engine.DOOR.pos(in, pos + (n << format.shift));
            return i + n;
        }
    }
}
