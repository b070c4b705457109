package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.io.PushbackInputStream;

/** Reads through a DataInputStream. */
final class DataReads extends DataTransfers {
    private static final int DEPTH = 16;

    private final BufferedInput buffered;
    private final BytesInput bytes;
    private final FilteredReads filtered;
    private final Transcoder transcoder;

    DataReads(Transcoder transcoder) {
        this.transcoder = transcoder;
        this.buffered = new BufferedInput(transcoder);
        this.bytes = new BytesInput(transcoder);
        this.filtered = new FilteredReads(transcoder);
    }

    /**
     * What needs no more than a look into the stream's own buffer. Returns the new index; runs no code but the JDK's.
     */
    int fromOwnBuffer(DataInputStream in, InputStream beneath, Format format, Object a, int i, int e) {
        switch (gate(beneath)) {
            case BUFFERED_INPUT:
                return buffered.take(in, (BufferedInputStream) beneath, format, a, i, e);
            case BYTES_INPUT:
                return bytes.take(in, (ByteArrayInputStream) beneath, format, a, i, e);
            default:
                return i;
        }
    }

    /** The JDK's two at once: to ask of any class would take a tenth of the time that a few elements take. */
    private static StreamKind gate(InputStream beneath) {
        Class<?> type = beneath.getClass();
        return type == BufferedInputStream.class
                ? StreamKind.BUFFERED_INPUT
                : type == ByteArrayInputStream.class ? StreamKind.BYTES_INPUT : StreamKind.of(beneath);
    }

    /**
     * What {@link #fromOwnBuffer} does, for the bytes of whole rounds; of the JDK's own streams only, since a loop may
     * look at the fields of others between two rounds.
     */
    int roundsFromOwnBuffer(DataInputStream in, InputStream beneath, byte[] staged, int bytes, int size) {
        return roundsFromOwnBuffer(in, beneath, staged, 0, bytes, size);
    }

    private int roundsFromOwnBuffer(DataInputStream in, InputStream beneath, byte[] staged, int i, int e, int size) {
        Class<?> type = beneath.getClass();
        if (type == BufferedInputStream.class) {
            return buffered.takeRounds(in, (BufferedInputStream) beneath, Format.BYTES, staged, i, e, size);
        }
        if (type == ByteArrayInputStream.class) {
            return this.bytes.takeRounds(in, (ByteArrayInputStream) beneath, Format.BYTES, staged, i, e, size);
        }
        return i;
    }

    int roundsFromOwnBuffer(DataInputStream in, InputStream beneath, Staging staging) {
        byte[] staged = (byte[]) staging.a;
        return roundsFromOwnBuffer(in, beneath, staged, staging.i, staging.e, staging.bytesOfRound());
    }

    /** All that is asked for of a file, or what there is of it. */
    void readFile(InputStream file, Reading reading) {
        FileReads.readAll(file, reading, transcoder);
    }

    @Override
    Object beneath(Object data) {
        return peel((DataInputStream) data);
    }

    @Override
    Decline whyNot(Object data) {
        return null;
    }

    @Override
    boolean isTrusted(Object beneath, Object a) {
        return Trust.input((InputStream) beneath, a);
    }

    @Override
    int bufferLength(Object beneath) {
        return beneath.getClass() == BufferedInputStream.class
                ? BufferedInput.length((BufferedInputStream) beneath)
                : 0;
    }

    @Override
    boolean step(Object data, Object beneath, Transfer transfer) {
        return step((DataInputStream) data, (InputStream) beneath, (Reading) transfer);
    }

    private boolean step(DataInputStream in, InputStream beneath, Reading reading) {
        switch (gate(beneath)) {
            case BUFFERED_INPUT:
                return fromBuffered(in, (BufferedInputStream) beneath, reading);
            case BYTES_INPUT:
                int i = bytes.take(in, (ByteArrayInputStream) beneath, reading.format, reading.a, reading.i, reading.e);
                reading.moved(i, Mode.EXACT);
                // What is left is less than an element, and the loop's own EOFException.
                return false;
            case PUSHBACK_INPUT:
                reading.moveOne();
                reading.mode = Mode.EXACT;
                return true;
            case FILE_INPUT:
                FileReads.readAll(beneath, reading, transcoder);
                return false;
            case CHANNEL_INPUT:
                FileReads.readChannel(beneath, reading, transcoder);
                return false;
            case INFLATER_INPUT:
            case ENTRY_INPUT:
            case CHECKED_INPUT:
            case DIGEST_INPUT:
            case CIPHER_INPUT:
                return filtered.step(in, beneath, reading);
            case UNKNOWN:
                OfLibraries.READS.carry(in, reading);
                return false;
            default:
                reading.decline(Decline.STREAM_UNKNOWN, beneath);
                return false;
        }
    }

    private boolean fromBuffered(DataInputStream in, BufferedInputStream beneath, Reading reading) {
        int before = reading.i;
        reading.moved(buffered.take(in, beneath, reading.format, reading.a, before, reading.e), Mode.EXACT);
        if (reading.i == before) {
            if (Door.JDK.buf(beneath) == reading.a) {
                reading.decline(Decline.ARRAY_SHARED, beneath);
                return false;
            }
            buffered.readPast(in, beneath, reading);
            if (reading.i > before) {
                reading.mode = Mode.PHASED;
            } else if (reading.goesOn()) {
                reading.moveOne();
            }
        }
        return true;
    }

    /** The first stream that does more than to hand on what it is asked for, or null. */
    private static InputStream peel(DataInputStream in) {
        InputStream s = Door.JDK.in(in);
        for (int depth = 0; s != null && depth < DEPTH; depth++) {
            if (!isTransparent(s)) {
                return s;
            }
            s = Door.JDK.in((FilterInputStream) s);
        }
        return null;
    }

    private static boolean isTransparent(InputStream s) {
        Class<?> type = s.getClass();
        if (type == BufferedInputStream.class || type == ByteArrayInputStream.class) {
            return false;
        }
        return type == DataInputStream.class
                || type == PushbackInputStream.class && !hasPushedBack((PushbackInputStream) s)
                || StreamKind.of(s) == StreamKind.RESOURCE_INPUT;
    }

    /**
     * Whether the one is still beneath the other, if it is not read itself: who waits for a stream's lock may find that
     * another thread has exchanged it.
     */
    static boolean isRead(InputStream beneath, DataInputStream through) {
        return through == null || Door.JDK.in(through) == beneath || peel(through) == beneath;
    }

    private static boolean hasPushedBack(PushbackInputStream in) {
        byte[] own = Door.JDK.buf(in);
        return own != null && Door.JDK.pos(in) < own.length;
    }
}
