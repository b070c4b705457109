package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;

/** Mode E on a ByteArrayInputStream: straight from its array. */
final class BytesInput {
    private final Transcoder transcoder;

    BytesInput(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** Moves what there is of {@code a[i…e)}, if it is still read {@code through} that stream. Returns the new index. */
    int take(DataInputStream through, ByteArrayInputStream in, Format format, Object a, int i, int e) {
        synchronized (in) {
            byte[] buf = Door.JDK.buf(in);
            int pos = Door.JDK.pos(in);
            int count = Door.JDK.count(in);
            int n = Math.min(count - pos >> format.shift, e - i);
            // the very values that are used: the application may exchange them without the lock
            if (!DataReads.isRead(in, through) || n <= 0 || a == buf || !Trust.isSound(buf, pos, count)) {
                return i;
            }
            transcoder.decode(format, Conversion.of(format, n), buf, pos, a, i, n);
            Door.JDK.pos(in, pos + (n << format.shift));
            return i + n;
        }
    }

    /** The bytes of what there is of whole rounds. Returns their number. */
    int takeRounds(DataInputStream through, ByteArrayInputStream in, byte[] staged, int bytes, int size) {
        synchronized (in) {
            int held = Math.min(Door.JDK.count(in) - Door.JDK.pos(in), bytes);
            return take(through, in, Format.BYTES, staged, 0, held - held % size);
        }
    }
}
