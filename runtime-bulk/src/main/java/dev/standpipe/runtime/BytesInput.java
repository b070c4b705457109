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
            int count = Engine.DOOR.count(in);
            int n = Math.min(count - pos >> format.shift, e - i);
            // a negative offset is the loop's own exception; offset and length that overflow make a count below the
            // position
            if (n <= 0 || a == buf || pos < 0 || count < pos || count > buf.length) {
                return i;
            }
            transcoder.decode(format, Conversion.of(format, n), buf, pos, a, i, n);
            Engine.DOOR.pos(in, pos + (n << format.shift));
            return i + n;
        }
    }

    /** The bytes of what there is of whole rounds. Returns their number. */
    int takeRounds(ByteArrayInputStream in, byte[] staged, int bytes, int size) {
        synchronized (in) {
            int held = Math.min(Engine.DOOR.count(in) - Engine.DOOR.pos(in), bytes);
            return take(in, Staging.BYTES, staged, 0, held - held % size);
        }
    }
}
