package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.link.JavaVersion;
import dev.standpipe.runtime.link.StackRoom;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;

/** Decides, call by call, how far a bulk transfer may stand in for the loop, and makes it. */
class Engine extends Standpipe {
    /** The one engine: what it inherits is the way to the fields of the JDK's streams and to memory. */
    static final Engine DOOR = Oversight.asked() == null ? new Engine() : OverseenEngine.of(Oversight.asked());

    // These need the door, and so must not be made before it.
    private static final Transcoder TRANSCODER = new Transcoder(Codecs.withMemory(new DoorwayMemory()));
    static final DataReads DATA_READS = new DataReads(TRANSCODER);
    private static final DataWrites DATA_WRITES = new DataWrites(TRANSCODER);
    private static final RandomAccess RANDOM_ACCESS = new RandomAccess(TRANSCODER);
    private static final Pending PENDING = new Pending();

    private static final long INDEX = 0xFFFFFFFFL;

    /** The first Java whose streams do not belong to the thread that locked them first: until then its loops take longer. */
    private static final int UNBIASED_SINCE = 15;

    /** Looked up here, once: at the end of a stack nothing can be. Who stops a thread, by means that newer JDKs no longer have, is not to be survived. */
    static final Class<?> STOPPED = ThreadDeath.class;

    static {
        // A class whose initialisation fails, for want of stack or memory, fails for ever: not in the middle of a
        // transfer.
        Sites.at(0);
        Gate.prepare();
        Entered.leave(Entered.enter(DOOR));
        Changed.isIn(null);
        Elements.prepare();
        OffHeap.prepare();
        FileReads.prepare();
        MadeUp.prepare();
        Failures.prepare();
        StackRoom.check();
        StreamLock.prepare();
        Staging.stage(null, new byte[1], 1, 1, 0);
    }

    Engine() {
        super(leavesFew(), FileCalls.LEAST_ELEMENTS >= FEWEST_SMALL_BUFFERED);
    }

    static boolean leavesFew() {
        return JavaVersion.RUNNING >= UNBIASED_SINCE;
    }

    @Override
    protected long read(Object in, Object a, int length, int i, int end, int how, int site) {
        int at = i;
        Reading reading = null;
        Throwable ours = null;
        try {
            // All of it in here: the first run of any call may ask for memory.
            Site here = Sites.at(site);
            here.begin();
            int e = end < length ? end : length;
            if (i < 0 || i >= e || Entered.has(in)) {
                return i & INDEX;
            }
            if (Changed.isIn(in)) {
                here.declined(Decline.CLASS_CHANGED, in);
                return i & INDEX;
            }
            Format format = Format.of(how);
            if (format == null || format.array.arrayType != a.getClass()) {
                here.declined(Decline.ARRAY_MISMATCHED, in);
                return i & INDEX;
            }
            if (in instanceof DataInputStream) {
                InputStream beneath = in((DataInputStream) in);
                if (beneath != null && (isOpaque(beneath, how) || Trust.input(beneath, a))) {
                    int last = here.isMeasured() && DATA_READS.holds(beneath, format, e - i) ? e - 1 : e;
                    at = DATA_READS.fromOwnBuffer((DataInputStream) in, beneath, format, a, i, last);
                    if (at == last) {
                        here.moved(last - i, format.shift);
                        return last;
                    }
                    if (at == i && Gate.of(beneath) == Gate.UNKNOWN) {
                        here.declined(Decline.STREAM_UNKNOWN, beneath);
                        return i & INDEX;
                    }
                }
            } else if (in != null) {
                Gate gate = Gate.of(in);
                Decline whyNot = gate.whyNot(e - i);
                if (whyNot != null) {
                    here.refused(whyNot, in, gate.least());
                    return i & INDEX;
                }
                if (gate == Gate.VIEW_INPUT) {
                    int last = here.isMeasured() && Views.holds(in, format, e - i) ? e - 1 : e;
                    at = OverMemory.VIEWS.take(in, format, a, i, last);
                    if (at == last) {
                        here.moved(last - i, format.shift);
                        return last;
                    }
                }
            }
            StackRoom.check();
            reading = new Reading(in, format, a, at, e, how, here);
            readFurther(in, reading);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (reading == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return reading == null ? at & INDEX : finish(reading, i, in, ours);
    }

    /** A loop that reads fields each time round may read the position of a stream that inherits it, and see it move: then the stack is looked at first. */
    private static boolean isOpaque(Object beneath, int how) {
        return (how & Format.DEEP) == 0 || Trust.isJdks(beneath) || Gate.of(beneath) == Gate.UNKNOWN;
    }

    static void readFurther(Object in, Reading reading) {
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
                case VIEW_INPUT:
                    OverMemory.VIEWS.read(in, reading);
                    break;
                default:
                    reading.decline(Decline.RECEIVER_UNKNOWN, in);
            }
        }
    }

    @Override
    protected long write(Object out, Object a, int length, int i, int end, int how, int site) {
        int at = i;
        Writing writing = null;
        Throwable ours = null;
        try {
            // All of it in here: the first run of any call may ask for memory.
            Site here = Sites.at(site);
            here.begin();
            int e = end < length ? end : length;
            if (i < 0 || i >= e || Entered.has(out)) {
                return i & INDEX;
            }
            if (Changed.isIn(out)) {
                here.declined(Decline.CLASS_CHANGED, out);
                return i & INDEX;
            }
            Format format = Format.of(how);
            if (format == null || format.array.arrayType != a.getClass()) {
                here.declined(Decline.ARRAY_MISMATCHED, out);
                return i & INDEX;
            }
            if (out instanceof DataOutputStream) {
                OutputStream beneath = out((DataOutputStream) out);
                if (beneath != null && (isOpaque(beneath, how) || Trust.output(beneath, a))) {
                    int last = here.isMeasured() && DATA_WRITES.hasRoom(beneath, format, e - i) ? e - 1 : e;
                    at = DATA_WRITES.toOwnBuffer((DataOutputStream) out, beneath, format, a, i, last);
                    if (at == last) {
                        here.moved(last - i, format.shift);
                        return last;
                    }
                    if (at == i && Gate.of(beneath) == Gate.UNKNOWN) {
                        here.declined(Decline.STREAM_UNKNOWN, beneath);
                        return i & INDEX;
                    }
                }
            } else if (out != null) {
                Gate gate = Gate.of(out);
                Decline whyNot = gate.whyNot(e - i);
                if (whyNot != null) {
                    here.refused(whyNot, out, gate.least());
                    return i & INDEX;
                }
                if (gate == Gate.VIEW_OUTPUT) {
                    int last = here.isMeasured() && Views.hasRoom(out, format, e - i) ? e - 1 : e;
                    at = OverMemory.VIEWS.put(out, format, a, i, last);
                    if (at == last) {
                        here.moved(last - i, format.shift);
                        return last;
                    }
                }
            }
            StackRoom.check();
            writing = new Writing(out, format, a, at, e, how, here);
            writeFurther(out, writing);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (writing == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return writing == null ? at & INDEX : finish(writing, i, out, ours);
    }

    private static void writeFurther(Object out, Writing writing) {
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
                case VIEW_OUTPUT:
                    OverMemory.VIEWS.write(out, writing);
                    break;
                default:
                    writing.decline(Decline.RECEIVER_UNKNOWN, out);
            }
        }
    }

    /** The fault first: it must not be lost, whatever becomes of the counters. */
    static long finish(Transfer transfer, int i, Object receiver, Throwable ours) {
        transfer.isTornBy(ours);
        long moved = waiting(transfer);
        try {
            DOOR.ended(transfer);
            if (ours != null && ours != transfer.fault) {
                transfer.decline(Failures.reason(ours), receiver);
            }
            transfer.site.finished(transfer, transfer.i - i);
        } catch (Throwable uncounted) {
            return moved;
        }
        return moved;
    }

    static long waiting(Transfer transfer) {
        return transfer.fault == null ? transfer.i & INDEX : PENDING.put(transfer);
    }

    /** For the engine that is overseen. */
    void ended(Transfer transfer) {}

    @Override
    protected long stageRounds(Object in, byte[] staged, int rounds, int size, int site) {
        return Staging.stage(in, staged, rounds, size, site);
    }

    @Override
    protected boolean apartFrom(Object in, byte[] stored) {
        Throwable ours;
        try {
            return ReadAhead.isApart(in, stored);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return false;
    }

    @Override
    protected void raise(long moved, int at) {
        PENDING.raise(moved, at);
    }

    @Override
    protected void settleArray(Object array) {
        try {
            Arrivals.settle(array);
        } catch (IOException x) {
            throw Pending.<RuntimeException>sneaked(x);
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
