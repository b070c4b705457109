package dev.standpipe.runtime;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes through a DataOutputStream, to the stream beneath and never through its own {@code write}: that is overridable, and takes a monitor that
 * {@code writeInt} does not.
 */
final class DataWrites {
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
        Class<?> type = beneath.getClass();
        int to = i;
        if (Engine.DOOR.written(out) < 0) {
            return i;
        } else if (type == BufferedOutputStream.class) {
            to = buffered.take((BufferedOutputStream) beneath, format, a, i, e);
        } else if (type == ByteArrayOutputStream.class) {
            to = bytes.take((ByteArrayOutputStream) beneath, format, a, i, e);
        }
        count(out, (long) (to - i) << format.shift);
        return to;
    }

    /** Whether the stream's own buffer has room for all of n elements, and more than one: then code beneath is given none of them. */
    boolean hasRoom(OutputStream beneath, Format format, int n) {
        Class<?> type = beneath.getClass();
        long room = 0;
        if (type == BufferedOutputStream.class) {
            BufferedOutputStream out = (BufferedOutputStream) beneath;
            room = room(Engine.DOOR.buf(out), Engine.DOOR.count(out));
        } else if (type == ByteArrayOutputStream.class) {
            ByteArrayOutputStream out = (ByteArrayOutputStream) beneath;
            room = room(Engine.DOOR.buf(out), Engine.DOOR.count(out));
        }
        return n > 1 && room >> format.shift >= n;
    }

    private static int room(byte[] buf, int count) {
        return buf == null ? 0 : buf.length - count;
    }

    void write(DataOutputStream out, Writing writing) {
        OutputStream trusted = null;
        while (writing.goesOn()) {
            OutputStream beneath = Engine.DOOR.out(out);
            if (beneath == null) {
                writing.decline(Decline.STREAM_CLOSED, out);
                return;
            }
            if (Engine.DOOR.written(out) < 0) {
                writing.decline(Decline.COUNTER_NEGATIVE, out);
                return;
            }
            if (writing.isDeep() && beneath != trusted) {
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
        switch (Gate.of(beneath)) {
            case BUFFERED_OUTPUT:
                return toBuffered(out, (BufferedOutputStream) beneath, writing);
            case BYTES_OUTPUT:
                return toBytes(out, (ByteArrayOutputStream) beneath, writing);
            case FILE_OUTPUT:
                toFile(out, (FileOutputStream) beneath, writing);
                return false;
            default:
                writing.decline(Decline.STREAM_UNKNOWN, beneath);
                return false;
        }
    }

    private boolean toBuffered(DataOutputStream out, BufferedOutputStream beneath, Writing writing) {
        int before = writing.i;
        writing.moved(buffered.take(beneath, writing.format, writing.a, before, writing.e), Mode.E);
        count(out, (long) (writing.i - before) << writing.format.shift);
        if (writing.i == before) {
            if (Engine.DOOR.buf(beneath) == writing.a) {
                writing.decline(Decline.ARRAY_SHARED, beneath);
                return false;
            }
            count(out, buffered.writePast(beneath, writing));
            if (writing.i == before && writing.goesOn()) {
                writing.moveOne();
            }
        }
        return true;
    }

    private boolean toBytes(DataOutputStream out, ByteArrayOutputStream beneath, Writing writing) {
        int before = writing.i;
        writing.moved(bytes.take(beneath, writing.format, writing.a, before, writing.e), Mode.E);
        count(out, (long) (writing.i - before) << writing.format.shift);
        if (writing.i == before) {
            if (Engine.DOOR.buf(beneath) == writing.a) {
                writing.decline(Decline.ARRAY_SHARED, beneath);
                return false;
            }
            writing.moveOne();
        }
        return true;
    }

    private void toFile(DataOutputStream out, FileOutputStream beneath, Writing writing) {
        if (FileCalls.areTooFew(writing)) {
            writing.decline(Decline.TOO_SMALL, beneath);
            return;
        }
        FileWrites file;
        try {
            file = FileWrites.open(beneath.getFD(), beneath, writing, transcoder);
        } catch (IOException e) {
            writing.decline(Decline.STREAM_CLOSED, beneath);
            return;
        }
        if (file != null) {
            count(out, file.writeAll());
        }
    }

    /** As DataOutputStream counts: up to the largest int and no further. */
    private static void count(DataOutputStream out, long bytes) {
        if (bytes > 0) {
            Engine.DOOR.written(out, (int) Math.min(Integer.MAX_VALUE, Engine.DOOR.written(out) + bytes));
        }
    }
}
