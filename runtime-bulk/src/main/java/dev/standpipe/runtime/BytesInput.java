package dev.standpipe.runtime;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;

/** Mode E on a ByteArrayInputStream: straight from its array. */
final class BytesInput {
    private final Transcoder transcoder;

    BytesInput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** Not so where a subclass has bent what it inherits, or where offset and length overflow and make a count below the position. */
    static boolean isSound(ByteArrayInputStream in) {
        return isSound(Engine.DOOR.buf(in), Engine.DOOR.pos(in), Engine.DOOR.count(in));
    }

    private static boolean isSound(byte[] buf, int pos, int count) {
        return buf != null && pos >= 0 && pos <= count && count <= buf.length;
    }

    /** Moves what there is of {@code a[i…e)}, if it is still read {@code through} that stream. Returns the new index. */
    int take(DataInputStream through, ByteArrayInputStream in, Format format, Object a, int i, int e) {
        synchronized (in) {
            byte[] buf = Engine.DOOR.buf(in);
            int pos = Engine.DOOR.pos(in);
            int count = Engine.DOOR.count(in);
            int n = Math.min(count - pos >> format.shift, e - i);
            // the very values that are used: the application may exchange them without the lock
            if (!DataReads.isRead(in, through) || n <= 0 || a == buf || !isSound(buf, pos, count)) {
                return i;
            }
            transcoder.decode(format, Conversion.of(format, n), buf, pos, a, i, n);
            Engine.DOOR.pos(in, pos + (n << format.shift));
            return i + n;
        }
    }

    /** The bytes of what there is of whole rounds. Returns their number. */
    int takeRounds(DataInputStream through, ByteArrayInputStream in, byte[] staged, int bytes, int size) {
        synchronized (in) {
            int held = Math.min(Engine.DOOR.count(in) - Engine.DOOR.pos(in), bytes);
            return take(through, in, Staging.BYTES, staged, 0, held - held % size);
        }
    }
}
