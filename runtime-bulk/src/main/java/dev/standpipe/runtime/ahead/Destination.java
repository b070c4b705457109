package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.lang.ref.WeakReference;

/** Where elements go that come later. The array is the program's: one that nobody waits for any more is not kept. */
public final class Destination {
    private final WeakReference<Object> array;

    /** Kept, since a stream that nobody has any more may have a finalizer that closes it. */
    private final Object stream;

    private final Format format;
    private final Conversion conversion;
    private final Transcoder transcoder;
    private int i;

    public Destination(
            Object array, int i, Object stream, Format format, Conversion conversion, Transcoder transcoder) {
        this.array = new WeakReference<>(array);
        this.i = i;
        this.stream = stream;
        this.format = format;
        this.conversion = conversion;
        this.transcoder = transcoder;
    }

    boolean isIn(Object array) {
        return this.array.get() == array;
    }

    boolean isGone() {
        return array.get() == null;
    }

    /** Bytes of one element. */
    int size() {
        return format.size;
    }

    /** The next {@code n} elements. False when nobody waits for them any more. */
    boolean store(long address, int n) {
        Object a = array.get();
        if (a == null) {
            return false;
        }
        transcoder.decode(format, conversion, null, address, a, i, n);
        i += n;
        return true;
    }
}
