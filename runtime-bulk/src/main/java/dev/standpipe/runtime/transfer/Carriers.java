package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Decoder;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.DoorwayMemory;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.stream.ViewFields;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * Which code carries elements for which kind of receiver. What lies beneath a data stream, {@link DataReads} and {@link
 * DataWrites} look up.
 */
public final class Carriers {
    private static final Transcoder TRANSCODER = new Transcoder(Codecs.withMemory(new DoorwayMemory(Door.JDK)));
    private static final DataReads DATA_READS = new DataReads(TRANSCODER);
    private static final DataWrites DATA_WRITES = new DataWrites(TRANSCODER);
    private static final RandomAccess RANDOM_ACCESS = new RandomAccess(TRANSCODER);

    private Carriers() {}

    /** Initialises this class, and with it the codec. */
    public static void prepare() {}

    /** That format, with all there is that it takes: while elements are moved there may be no room for more. */
    public static Format preparedFor(Format format) {
        TRANSCODER.prepareFor(format);
        return format;
    }

    /** What makes elements of bytes, piece by piece. */
    public static Decoder decoderFor(Format format) {
        return TRANSCODER.decoder(preparedFor(format));
    }

    /** Whether the stream is one of those of which what lies beneath decides. */
    public static boolean isData(boolean reads, Object stream) {
        return reads ? stream instanceof DataInputStream : stream instanceof DataOutputStream;
    }

    /** What lies beneath a data stream; null beneath any other. */
    public static Object beneath(boolean reads, Object stream) {
        return !isData(reads, stream)
                ? null
                : reads ? Door.JDK.in((DataInputStream) stream) : Door.JDK.out((DataOutputStream) stream);
    }

    /**
     * What needs no more than a look into the buffer of the stream. Returns the new index; runs no code but the JDK's.
     */
    public static int moveAtOnce(boolean reads, Object stream, Format format, Object a, int i, int e, int how) {
        if (format.singleBytes) {
            return reads
                    ? readSingleBytesAtOnce(stream, format, a, i, e, how)
                    : writeSingleBytesAtOnce(stream, format, a, i, e, how);
        }
        if (reads && stream instanceof DataInputStream) {
            InputStream beneath = Door.JDK.in((DataInputStream) stream);
            return beneath != null && (isOpaque(beneath, how) || Trust.input(beneath, a))
                    ? DATA_READS.fromOwnBuffer((DataInputStream) stream, beneath, format, a, i, e)
                    : i;
        }
        if (!reads && stream instanceof DataOutputStream) {
            OutputStream beneath = Door.JDK.out((DataOutputStream) stream);
            return beneath != null && (isOpaque(beneath, how) || Trust.output(beneath, a))
                    ? DATA_WRITES.toOwnBuffer((DataOutputStream) stream, beneath, format, a, i, e)
                    : i;
        }
        if (stream == null || StreamKind.of(stream) != (reads ? StreamKind.VIEW_INPUT : StreamKind.VIEW_OUTPUT)) {
            return i;
        }
        return reads ? OverMemory.VIEWS.take(stream, format, a, i, e) : OverMemory.VIEWS.put(stream, format, a, i, e);
    }

    private static int readSingleBytesAtOnce(Object stream, Format format, Object a, int i, int e, int how) {
        if (!SingleBytes.isInput(stream)) {
            return i;
        }
        DataInputStream through = stream instanceof DataInputStream ? (DataInputStream) stream : null;
        InputStream read = through == null ? (InputStream) stream : Door.JDK.in(through);
        return read != null && (isOpaque(read, how) || Trust.input(read, a))
                ? DATA_READS.fromOwnBuffer(through, read, format, a, i, e)
                : i;
    }

    private static int writeSingleBytesAtOnce(Object stream, Format format, Object a, int i, int e, int how) {
        if (!SingleBytes.isOutput(stream)) {
            return i;
        }
        OutputStream written = (OutputStream) stream;
        if (!(stream instanceof DataOutputStream)) {
            return isOpaque(written, how) || Trust.output(written, a)
                    ? DATA_WRITES.toOwnBuffer(null, written, format, a, i, e)
                    : i;
        }
        synchronized (stream) {
            OutputStream beneath = Door.JDK.out((DataOutputStream) stream);
            return beneath != null && (isOpaque(beneath, how) || Trust.output(beneath, a))
                    ? DATA_WRITES.toOwnBuffer((DataOutputStream) stream, beneath, format, a, i, e)
                    : i;
        }
    }

    /**
     * A loop that reads fields each time round may read the position of a stream that inherits it, and see it move:
     * then the stack is looked at first.
     */
    private static boolean isOpaque(Object beneath, int how) {
        return (how & Format.JDK_ONLY) == 0 || Trust.isJdks(beneath) || StreamKind.of(beneath) == StreamKind.UNKNOWN;
    }

    /**
     * Whether that buffer holds, or has room for, all of n elements, and more than one: then code beneath is asked for
     * none of them.
     */
    public static boolean haveAtOnce(boolean reads, Object stream, Format format, int n) {
        Object buffered = isData(reads, stream) ? beneath(reads, stream) : stream;
        return n > 1 && buffered != null && bytesAtOnce(buffered) >> format.shift >= n;
    }

    private static long bytesAtOnce(Object buffered) {
        switch (StreamKind.of(buffered)) {
            case BUFFERED_INPUT:
                BufferedInputStream in = (BufferedInputStream) buffered;
                return (long) Door.JDK.count(in) - Door.JDK.pos(in);
            case BYTES_INPUT:
                ByteArrayInputStream bytes = (ByteArrayInputStream) buffered;
                return (long) Door.JDK.count(bytes) - Door.JDK.pos(bytes);
            case VIEW_INPUT:
                ViewFields view = ViewFields.of(buffered);
                return (long) view.end(buffered) - view.position(buffered);
            case BUFFERED_OUTPUT:
                BufferedOutputStream out = (BufferedOutputStream) buffered;
                return room(Door.JDK.buf(out), Door.JDK.count(out));
            case BYTES_OUTPUT:
                ByteArrayOutputStream array = (ByteArrayOutputStream) buffered;
                return room(Door.JDK.buf(array), Door.JDK.count(array));
            case VIEW_OUTPUT:
                ViewFields written = ViewFields.of(buffered);
                return room(written.buffer(buffered), written.position(buffered));
            default:
                return 0;
        }
    }

    private static long room(byte[] buf, int count) {
        return buf == null ? 0 : (long) buf.length - count;
    }

    /**
     * As {@link #moveAtOnce}, for the bytes of whole rounds: nobody can tell that they were taken early, whatever lies
     * further down.
     */
    public static int takeRounds(DataInputStream in, byte[] staged, int bytes, int size) {
        InputStream beneath = Door.JDK.in(in);
        return beneath == null ? 0 : DATA_READS.roundsFromOwnBuffer(in, beneath, staged, bytes, size);
    }

    public static int lengthOfBuffer(BufferedInputStream in) {
        return BufferedInput.length(in);
    }

    /** The same of what is left to be staged. */
    public static void takeRounds(DataInputStream in, Staging staging) {
        InputStream beneath = Door.JDK.in(in);
        if (beneath != null) {
            staging.moved(DATA_READS.roundsFromOwnBuffer(in, beneath, staging), Mode.EXACT);
        }
    }

    /** The same of rounds of a single byte, from any stream. */
    public static int takeSingleBytes(Object in, byte[] staged, int bytes) {
        return !SingleBytes.isInput(in)
                ? 0
                : in instanceof DataInputStream
                        ? takeRounds((DataInputStream) in, staged, bytes, 1)
                        : DATA_READS.roundsFromOwnBuffer(null, (InputStream) in, staged, bytes, 1);
    }

    /** What holds the bytes that are read, or null if they could not go back. */
    public static Object returnable(Object in, boolean single) {
        return ReturnableBytes.source(in, single);
    }

    /** Whether a part of a round of so many bytes cannot always go back: it may have begun in an earlier filling. */
    public static boolean returnsWholesOnly(Object returnable, int round) {
        return returnable instanceof BufferedInputStream
                && !BufferedInput.canBeEmptied((BufferedInputStream) returnable, round);
    }

    /** Whether the loop makes a system call for each value. */
    public static boolean isBareFile(Object in) {
        Object own = in instanceof DataInputStream ? Door.JDK.in((DataInputStream) in) : in;
        return own instanceof FileInputStream || own instanceof RandomAccessFile;
    }

    /** Whether it is known of what holds the bytes that a loop to its end is through before. */
    public static boolean areFew(Object returnable) {
        return ReturnableBytes.areFew(returnable);
    }

    /** Reads bytes into {@code staging} that {@link #giveBack} can put back. */
    public static void takeReturnable(Object in, Staging staging) {
        ReturnableBytes.take(in, staging, DATA_READS, RANDOM_ACCESS);
    }

    /** The last of the bytes that were taken so into this array. */
    public static void giveBack(Object in, byte[] staged, int bytes) throws IOException {
        ReturnableBytes.giveBack(in, staged, bytes);
    }

    /** How much of what is put together may be put together, as the doorway tells it, or why nothing. */
    public static int room(Gathered gathered) {
        return gathered.room(TRANSCODER);
    }

    /** Writes what was put together. */
    public static void write(Gathered gathered) {
        gathered.write(TRANSCODER, DATA_WRITES, RANDOM_ACCESS);
    }

    /** All that can be carried of what is left. */
    public static void move(Object stream, Transfer transfer) {
        if (stream == null) {
            transfer.decline(Decline.STREAM_CLOSED, null);
            return;
        }
        Object through = transfer.format.singleBytes ? SingleBytes.through(stream, transfer) : stream;
        // an object stream's values lie in blocks, and a value has another way over an edge than its bytes
        boolean inBlocks = transfer.format.composed && stream instanceof ObjectInputStream;
        Carrier carrier = through == null || inBlocks ? null : of(transfer instanceof Reading, through);
        if (carrier != null) {
            carrier.move(through, transfer);
        } else if (through != null) {
            transfer.decline(Decline.RECEIVER_UNKNOWN, stream);
        }
    }

    /** Null where there is none. */
    private static Carrier of(boolean reads, Object stream) {
        if (stream.getClass() == RandomAccessFile.class) {
            return RANDOM_ACCESS;
        }
        if (isData(reads, stream)) {
            return reads ? DATA_READS : DATA_WRITES;
        }
        switch (StreamKind.of(stream)) {
            case RANDOM_ACCESS:
                return RANDOM_ACCESS;
            case OBJECT_INPUT:
                return reads ? ObjectStreams.READS : null;
            case OBJECT_OUTPUT:
                return reads ? null : ObjectStreams.WRITES;
            case VIEW_INPUT:
                return reads ? OverMemory.VIEWS : null;
            case VIEW_OUTPUT:
                return reads ? null : OverMemory.VIEWS;
            case UNKNOWN:
                return reads ? DataTransfers.OfLibraries.READS : DataTransfers.OfLibraries.WRITES;
            default:
                return null;
        }
    }

    /** Made when the first of the application's own is met. */
    private static final class OverMemory {
        static final Views VIEWS = new Views(TRANSCODER);
    }

    /** Made when the first object stream is met. */
    static final class ObjectStreams {
        static final ObjectReads READS = new ObjectReads(TRANSCODER);
        static final ObjectWrites WRITES = new ObjectWrites(TRANSCODER);
    }
}
