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

    /**
     * Moves what there is of {@code a[i…e)}, if it is still read {@code through} that stream. Returns the new index.
     */
    int take(DataInputStream through, ByteArrayInputStream in, Format format, Object a, int i, int e) {
        return takeRounds(through, in, format, a, i, e, 1);
    }

    /** The last of the bytes that were taken; none where another thread has moved the position before them. */
    static void giveBack(ByteArrayInputStream in, int bytes) {
        synchronized (in) {
            int pos = Door.JDK.pos(in);
            if (pos >= bytes) {
                Door.JDK.pos(in, pos - bytes);
            }
        }
    }

    /** The same, of whole rounds of so many elements. */
    int takeRounds(DataInputStream through, ByteArrayInputStream in, Format format, Object a, int i, int e, int round) {
        synchronized (in) {
            byte[] buf = Door.JDK.buf(in);
            int pos = Door.JDK.pos(in);
            int count = Door.JDK.count(in);
            int there = Math.min(count - pos >> format.shift, e - i);
            int n = round == 1 ? there : there - there % round;
            // the very values that are used: the application may exchange them without the lock
            if (!DataReads.isRead(in, through) || n <= 0 || a == buf || !Trust.isSound(buf, pos, count)) {
                return i;
            }
            transcoder.decode(format, Conversion.ofReads(format, n), buf, pos, a, i, n);
            Door.JDK.pos(in, pos + (n << format.shift));
            return i + n;
        }
    }
}
