package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.OutputStream;

/**
 * Writes through a DataOutputStream, to the stream beneath and never through its own {@code write}: that is
 * overridable, and takes a monitor that {@code writeInt} does not.
 */
final class DataWrites implements Carrier {
    private final BufferedOutput buffered;
    private final BytesOutput bytes;
    private final Transcoder transcoder;

    DataWrites(Transcoder transcoder) {
        this.transcoder = transcoder;
        this.buffered = new BufferedOutput(transcoder);
        this.bytes = new BytesOutput(transcoder);
    }

    /** What fits into the buffer of the stream beneath. Returns the new index; runs no code but the JDK's. */
    int toOwnBuffer(DataOutputStream out, OutputStream beneath, Format format, Object a, int i, int e) {
        if (Door.JDK.written(out) < 0) {
            return i;
        }
        switch (gate(beneath)) {
            case BUFFERED_OUTPUT:
                return buffered.take(out, (BufferedOutputStream) beneath, format, a, i, e);
            case BYTES_OUTPUT:
                return bytes.take(out, (ByteArrayOutputStream) beneath, format, a, i, e);
            default:
                return i;
        }
    }

    /** The JDK's two at once: to ask of any class would take a tenth of the time that a few elements take. */
    private static StreamKind gate(OutputStream beneath) {
        Class<?> type = beneath.getClass();
        return type == BufferedOutputStream.class
                ? StreamKind.BUFFERED_OUTPUT
                : type == ByteArrayOutputStream.class ? StreamKind.BYTES_OUTPUT : StreamKind.of(beneath);
    }

    /**
     * Whether the stream's own buffer has room for all of n elements, and more than one: then code beneath is given
     * none of them.
     */
    boolean hasRoom(OutputStream beneath, Format format, int n) {
        return n > 1 && room(beneath) >> format.shift >= n;
    }

    private static int room(OutputStream beneath) {
        switch (gate(beneath)) {
            case BUFFERED_OUTPUT:
                BufferedOutputStream buffered = (BufferedOutputStream) beneath;
                return room(Door.JDK.buf(buffered), Door.JDK.count(buffered));
            case BYTES_OUTPUT:
                ByteArrayOutputStream bytes = (ByteArrayOutputStream) beneath;
                return room(Door.JDK.buf(bytes), Door.JDK.count(bytes));
            default:
                return 0;
        }
    }

    private static int room(byte[] buf, int count) {
        return buf == null ? 0 : buf.length - count;
    }

    @Override
    public void move(Object stream, Transfer transfer) {
        write((DataOutputStream) stream, (Writing) transfer);
    }

    private void write(DataOutputStream out, Writing writing) {
        OutputStream trusted = null;
        while (writing.goesOn()) {
            OutputStream beneath = Door.JDK.out(out);
            if (beneath == null) {
                writing.decline(Decline.STREAM_CLOSED, out);
                return;
            }
            if (Door.JDK.written(out) < 0) {
                writing.decline(Decline.COUNTER_NEGATIVE, out);
                return;
            }
            if (writing.isJdkOnly() && beneath != trusted) {
                if (!Trust.output(beneath, writing.a)) {
                    writing.decline(Decline.FIELDS_EXPOSED, beneath);
                    return;
                }
                trusted = beneath;
            }
            if (!step(out, beneath, writing)) {
                return;
            }
        }
    }

    /** False when the rest is the loop's. */
    private boolean step(DataOutputStream out, OutputStream beneath, Writing writing) {
        switch (StreamKind.of(beneath)) {
            case BUFFERED_OUTPUT:
                return toBuffered(out, (BufferedOutputStream) beneath, writing);
            case BYTES_OUTPUT:
                return toBytes(out, (ByteArrayOutputStream) beneath, writing);
            case FILE_OUTPUT:
                advance(out, FileWrites.writeAll(beneath, writing, transcoder));
                return false;
            default:
                writing.decline(Decline.STREAM_UNKNOWN, beneath);
                return false;
        }
    }

    private boolean toBuffered(DataOutputStream out, BufferedOutputStream beneath, Writing writing) {
        int before = writing.i;
        writing.moved(buffered.take(out, beneath, writing.format, writing.a, before, writing.e), Mode.EXACT);
        if (writing.i == before) {
            if (Door.JDK.buf(beneath) == writing.a) {
                writing.decline(Decline.ARRAY_SHARED, beneath);
                return false;
            }
            advance(out, buffered.writePast(out, beneath, writing));
            if (writing.i == before && writing.goesOn()) {
                writing.moveOne();
            }
        }
        return true;
    }

    private boolean toBytes(DataOutputStream out, ByteArrayOutputStream beneath, Writing writing) {
        int before = writing.i;
        writing.moved(bytes.take(out, beneath, writing.format, writing.a, before, writing.e), Mode.EXACT);
        if (writing.i == before) {
            if (Door.JDK.buf(beneath) == writing.a) {
                writing.decline(Decline.ARRAY_SHARED, beneath);
                return false;
            }
            writing.moveOne();
        }
        return true;
    }

    /**
     * As DataOutputStream counts: up to the largest int and no further. What goes into a buffer is counted under its
     * lock: who holds that sees no count that lags by more than an element.
     */
    static void advance(DataOutputStream out, long bytes) {
        if (bytes > 0) {
            Door.JDK.written(out, (int) Math.min(Integer.MAX_VALUE, Door.JDK.written(out) + bytes));
        }
    }
}
