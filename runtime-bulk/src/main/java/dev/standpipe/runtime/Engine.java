package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Codecs;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;

/** Decides, call by call, how far a bulk transfer may stand in for the loop, and makes it. */
final class Engine extends Standpipe {
    /** The one engine: what it inherits is the way to the fields of the JDK's streams and to memory. */
    static final Engine DOOR = new Engine();

    // These need the door, and so must not be made before it.
    private static final Transcoder TRANSCODER = new Transcoder(Codecs.withMemory(new DoorwayMemory()));
    private static final DataReads DATA_READS = new DataReads(TRANSCODER);
    private static final DataWrites DATA_WRITES = new DataWrites(TRANSCODER);
    private static final RandomAccess RANDOM_ACCESS = new RandomAccess(TRANSCODER);
    private static final Pending PENDING = new Pending();

    private static final long INDEX = 0xFFFFFFFFL;

    private Engine() {}

    @Override
    protected long read(Object in, Object a, int length, int i, int end, int how, int site) {
        int e = Math.min(end, length);
        if (i < 0 || i >= e) {
            return i & INDEX;
        }
        Format format = Format.of(how);
        if (format == null || format.array.arrayType != a.getClass()) {
            Sites.at(site).declined(Decline.ARRAY_MISMATCHED, in);
            return i & INDEX;
        }
        int from = i;
        try {
            if (in instanceof DataInputStream) {
                InputStream beneath = in((DataInputStream) in);
                if (beneath != null) {
                    from = DATA_READS.fromOwnBuffer(beneath, format, a, i, e);
                    if (from == e) {
                        Sites.at(site).moved(e - i, format.shift);
                        return e;
                    }
                }
            }
        } catch (StackOverflowError tooDeep) {
            return i & INDEX;
        }
        return readFurther(in, format, a, i, from, e, how, Sites.at(site));
    }

    private long readFurther(Object in, Format format, Object a, int i, int from, int e, int how, Site site) {
        Reading reading = new Reading(in, format, a, from, e, how);
        long started = site.clock(reading.bytesLeft());
        try {
            StackRoom.check();
            if (in instanceof DataInputStream) {
                DATA_READS.read((DataInputStream) in, reading);
            } else if (in == null) {
                reading.decline(Decline.STREAM_CLOSED, null);
            } else {
                switch (Gate.of(in)) {
                    case RANDOM_ACCESS:
                        RANDOM_ACCESS.read((RandomAccessFile) in, reading);
                        break;
                    case OBJECT_INPUT:
                        ObjectStreams.READS.read((ObjectInputStream) in, reading);
                        break;
                    default:
                        reading.decline(Decline.RECEIVER_UNKNOWN, in);
                }
            }
        } catch (Throwable ours) {
            reading.decline(Failures.reason(ours), in);
        }
        return finish(reading, i, site, started);
    }

    @Override
    protected long write(Object out, Object a, int length, int i, int end, int how, int site) {
        int e = Math.min(end, length);
        if (i < 0 || i >= e) {
            return i & INDEX;
        }
        Format format = Format.of(how);
        if (format == null || format.array.arrayType != a.getClass()) {
            Sites.at(site).declined(Decline.ARRAY_MISMATCHED, out);
            return i & INDEX;
        }
        int from = i;
        try {
            if (out instanceof DataOutputStream) {
                OutputStream beneath = out((DataOutputStream) out);
                if (beneath != null) {
                    from = DATA_WRITES.toOwnBuffer((DataOutputStream) out, beneath, format, a, i, e);
                    if (from == e) {
                        Sites.at(site).moved(e - i, format.shift);
                        return e;
                    }
                }
            }
        } catch (StackOverflowError tooDeep) {
            return i & INDEX;
        }
        return writeFurther(out, format, a, i, from, e, how, Sites.at(site));
    }

    private long writeFurther(Object out, Format format, Object a, int i, int from, int e, int how, Site site) {
        Writing writing = new Writing(out, format, a, from, e, how);
        long started = site.clock(writing.bytesLeft());
        try {
            StackRoom.check();
            if (out instanceof DataOutputStream) {
                DATA_WRITES.write((DataOutputStream) out, writing);
            } else if (out == null) {
                writing.decline(Decline.STREAM_CLOSED, null);
            } else {
                switch (Gate.of(out)) {
                    case RANDOM_ACCESS:
                        RANDOM_ACCESS.write((RandomAccessFile) out, writing);
                        break;
                    case OBJECT_OUTPUT:
                        ObjectStreams.WRITES.write((ObjectOutputStream) out, writing);
                        break;
                    default:
                        writing.decline(Decline.RECEIVER_UNKNOWN, out);
                }
            }
        } catch (Throwable ours) {
            writing.decline(Failures.reason(ours), out);
        }
        return finish(writing, i, site, started);
    }

    private static long finish(Transfer transfer, int i, Site site, long started) {
        site.finished(transfer, transfer.i - i, started);
        if (transfer.fault == null) {
            return transfer.i & INDEX;
        }
        PENDING.put(transfer.fault);
        return Pending.FLAG | transfer.i & INDEX;
    }

    @Override
    protected void raise() {
        PENDING.raise();
    }

    /** Made when the first object stream is met. */
    private static final class ObjectStreams {
        static final ObjectReads READS = new ObjectReads(TRANSCODER);
        static final ObjectWrites WRITES = new ObjectWrites(TRANSCODER);
    }
}
