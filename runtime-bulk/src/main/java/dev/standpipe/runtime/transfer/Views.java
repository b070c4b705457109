package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.stream.RecognizedClasses;
import dev.standpipe.runtime.stream.ViewFields;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;

/**
 * Mode E on streams of the application's that are nothing but an array and a position in it, classes that were
 * {@linkplain RecognizedClasses recognized}: straight from that array, or into the room that it has; it grows by the
 * element that finds none. They take no lock, and neither does this.
 */
final class Views implements Carrier {
    private final Transcoder transcoder;

    Views(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** Moves what there is of {@code a[i…e)}. Returns the new index. */
    int take(Object in, Format format, Object a, int i, int e) {
        ViewFields fields = ViewFields.of(in);
        byte[] buffer = fields.buffer(in);
        int position = fields.position(in);
        int end = fields.end(in);
        // what does not fit the array is the loop's own exception; Flink lets lengths pass that overflow an int
        if (buffer == null || a == buffer || position < 0 || end < position || end > buffer.length) {
            return i;
        }
        int n = Math.min(end - position >> format.shift, e - i);
        if (n <= 0) {
            return i;
        }
        transcoder.decode(format, Conversion.ofReads(format, n), buffer, position, a, i, n);
        fields.position(in, position + (n << format.shift));
        return i + n;
    }

    /** Moves what there is room for of {@code a[i…e)}. Returns the new index. */
    int put(Object out, Format format, Object a, int i, int e) {
        ViewFields fields = ViewFields.of(out);
        byte[] buffer = fields.buffer(out);
        int position = fields.position(out);
        if (buffer == null || a == buffer || position < 0) {
            return i;
        }
        int n = Math.min(buffer.length - position >> format.shift, e - i);
        if (n <= 0) {
            return i;
        }
        transcoder.encode(format, Conversion.of(format, n), a, i, n, buffer, position);
        fields.position(out, position + (n << format.shift));
        return i + n;
    }

    @Override
    public void move(Object stream, Transfer transfer) {
        if (transfer instanceof Reading) {
            read(stream, (Reading) transfer);
        } else {
            write(stream, (Writing) transfer);
        }
    }

    /** The end of what there is, the loop's own call meets. */
    private void read(Object in, Reading reading) {
        reading.moved(take(in, reading.format, reading.a, reading.i, reading.e), Mode.EXACT);
        if (ViewFields.of(in).buffer(in) == reading.a) {
            reading.decline(Decline.ARRAY_SHARED, in);
        }
    }

    private void write(Object out, Writing writing) {
        while (writing.goesOn()) {
            int before = writing.i;
            writing.moved(put(out, writing.format, writing.a, before, writing.e), Mode.EXACT);
            if (writing.i == before) {
                if (ViewFields.of(out).buffer(out) == writing.a) {
                    writing.decline(Decline.ARRAY_SHARED, out);
                    return;
                }
                writing.moveOne();
            }
        }
    }
}
