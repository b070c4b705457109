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
final class DataWrites extends DataTransfers {
    /** The loop is through with fewer before it is known what lies beneath. */
    private static final int FEWEST_IN_BLOCKS = 16;

    final BufferedOutput buffered;
    final BytesOutput bytes;
    private final Transcoder transcoder;

    DataWrites(Transcoder transcoder) {
        this.transcoder = transcoder;
        this.buffered = new BufferedOutput(transcoder);
        this.bytes = new BytesOutput(transcoder);
    }

    /** What fits into the buffer of the stream beneath. Returns the new index; runs no code but the JDK's. */
    int toOwnBuffer(DataOutputStream out, OutputStream beneath, Format format, Object a, int i, int e) {
        if (out != null && Door.JDK.written(out) < 0) {
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

    @Override
    Object beneath(Object data) {
        return Door.JDK.out((DataOutputStream) data);
    }

    @Override
    Decline whyNot(Object data) {
        return Door.JDK.written((DataOutputStream) data) < 0 ? Decline.COUNTER_NEGATIVE : null;
    }

    @Override
    boolean isTrusted(Object beneath, Object a) {
        return Trust.output((OutputStream) beneath, a);
    }

    @Override
    int bufferLength(Object beneath) {
        if (StreamKind.of(beneath) == StreamKind.OBJECT_OUTPUT) {
            return ObjectWrites.BLOCK_LENGTH;
        }
        byte[] buf =
                beneath.getClass() == BufferedOutputStream.class ? Door.JDK.buf((BufferedOutputStream) beneath) : null;
        return buf == null ? 0 : buf.length;
    }

    @Override
    boolean step(Object data, Object beneath, Transfer transfer) {
        return transfer.format.singleBytes && SingleBytes.areLocked((Writing) transfer, data)
                ? stepLocked((DataOutputStream) data, (OutputStream) beneath, (Writing) transfer)
                : step((DataOutputStream) data, (OutputStream) beneath, (Writing) transfer);
    }

    private boolean stepLocked(DataOutputStream out, OutputStream beneath, Writing writing) {
        synchronized (out) {
            return step(out, beneath, writing);
        }
    }

    private boolean step(DataOutputStream out, OutputStream beneath, Writing writing) {
        switch (StreamKind.of(beneath)) {
            case BUFFERED_OUTPUT:
                return toBuffered(out, (BufferedOutputStream) beneath, writing);
            case BYTES_OUTPUT:
                return toBytes(out, (ByteArrayOutputStream) beneath, writing);
            case FILE_OUTPUT:
                if (writing.evenOne() && writing.isTooSmallForAFile()) {
                    writing.moveOne();
                    return true;
                }
                advance(out, FileWrites.writeAll(beneath, writing, transcoder));
                return false;
            case CHANNEL_OUTPUT:
                advance(out, FileWrites.writeChannel(beneath, writing, transcoder));
                return false;
            case OBJECT_OUTPUT:
                return toBlocks(out, beneath, writing);
            case UNKNOWN:
                OfLibraries.WRITES.carry(out, writing);
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

    /** An object stream takes the bytes of a value for its own. */
    private boolean toBlocks(DataOutputStream out, OutputStream beneath, Writing writing) {
        if (writing.elementsLeft() < FEWEST_IN_BLOCKS) {
            writing.decline(Decline.TOO_SMALL, beneath);
            return false;
        }
        int n = Carriers.ObjectStreams.WRITES.moveInBlock(beneath, writing);
        advance(out, (long) n << writing.format.shift);
        if (n == 0) {
            writing.moveOne();
        }
        return n >= 0;
    }

    /** Whether the one is still beneath the other, if it is not written to itself. */
    static boolean isWritten(OutputStream beneath, DataOutputStream through) {
        return through == null || Door.JDK.out(through) == beneath;
    }

    /**
     * As DataOutputStream counts: up to the largest int and no further. What goes into a buffer is counted under its
     * lock: who holds that sees no count that lags by more than an element.
     */
    static void advance(DataOutputStream out, long bytes) {
        if (bytes > 0 && out != null) {
            Door.JDK.written(out, (int) Math.min(Integer.MAX_VALUE, Door.JDK.written(out) + bytes));
        }
    }
}
