package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Failures;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.door.Doorkeeper;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.OrdinaryFiles;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.link.Link;
import dev.standpipe.runtime.route.Proofs;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.FileReads;
import dev.standpipe.runtime.transfer.PendingFaults;
import dev.standpipe.runtime.transfer.Reading;
import dev.standpipe.runtime.transfer.Staging;
import dev.standpipe.runtime.transfer.StagingSafety;
import dev.standpipe.runtime.transfer.Transfer;
import dev.standpipe.runtime.transfer.Writing;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInputStream;
import java.io.RandomAccessFile;

/** Decides, call by call, how far a bulk transfer may stand in for the loop, and makes it. */
public class Engine extends SievingEngine {
    private static final long INDEX = 0xFFFFFFFFL;

    /** Since this Java, streams do not belong to the thread that locked them first, and loops are quicker. */
    private static final int UNBIASED_SINCE = 15;

    /** With fewer elements, the way through streams that were proved takes longer than the loop. */
    private static final int FEWEST_PROVED = 64;

    /**
     * Looked up here, once: at the end of a stack nothing can be. Who stops a thread, by means that newer JDKs no
     * longer have, is not to be survived.
     */
    static final Class<?> STOPPED = ThreadDeath.class;

    private static Engine first;

    /** Before the first class that is not in the table there has to be room on the stack for what it takes. */
    private static boolean hasMetUnknown;

    public Engine() {
        super(Link.key(), leavesFew(), LargeRequests.LEAST_ELEMENTS >= FEWEST_SMALL_BUFFERED);
    }

    static boolean leavesFew() {
        return JavaVersion.RUNNING >= UNBIASED_SINCE;
    }

    /** The only one, once it has been made. */
    static Engine first() {
        return first;
    }

    /** Before it serves anybody: what cannot be initialised once, for want of stack or memory, never can be. */
    public void prepare() {
        Doorkeeper.handOver(this);
        first = this;
        Carriers.prepare();
        Sites.prepare(this);
        Format.of(0);
        StreamKind.prepare();
        ReentrancyGuard.leave(ReentrancyGuard.enter(this));
        RetransformedStreams.isIn(null);
        Elements.prepare();
        OffHeap.prepare();
        Scratch.prepare();
        FileReads.prepare();
        OrdinaryFiles.prepare();
        Failures.prepare();
        PendingFaults.prepare();
        StackRoom.check();
        StreamLock.prepare();
        stageRounds(null, new byte[1], 1, 1, 0);
    }

    @Override
    protected long read(Object in, Object a, int length, int i, int end, int how, int site) {
        return move(true, in, a, length, i, end, how, site);
    }

    @Override
    protected long write(Object out, Object a, int length, int i, int end, int how, int site) {
        return move(false, out, a, length, i, end, how, site);
    }

    /**
     * The way of an array: whether it may go, what a look into the stream's buffer settles, and what takes more than
     * that.
     */
    long move(boolean reads, Object stream, Object a, int length, int i, int end, int how, int site) {
        int at = i;
        Transfer transfer = null;
        Throwable ours = null;
        try {
            // All of it in here: the first run of any call may ask for memory.
            Site here = Sites.at(site);
            here.begin();
            Elements.prepareFor(reads);
            int e = end < length ? end : length;
            Format format = admitted(reads, stream, a, i, e, how, here);
            if (format == null) {
                return i & INDEX;
            }
            if (!(stream instanceof RandomAccessFile)) {
                int last = here.isMeasured() && Carriers.haveAtOnce(reads, stream, format, e - i) ? e - 1 : e;
                at = Carriers.moveAtOnce(reads, stream, format, a, i, last, how);
                if (at == last) {
                    here.moved(last - i, format.shift);
                    return last;
                }
                if (at == i && isUnknown(reads, Carriers.beneath(reads, stream), e - i, how, here)) {
                    return i & INDEX;
                }
            }
            StackRoom.check();
            here.over(stream, Carriers.beneath(reads, stream));
            transfer = reads
                    ? new Reading(stream, format, a, at, e, how, here)
                    : new Writing(stream, format, a, at, e, how, here);
            Carriers.move(stream, transfer);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (transfer == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return transfer == null ? at & INDEX : finish(transfer, i, stream, ours);
    }

    /** The format of a call, or null where all of it is the loop's. */
    private static Format admitted(boolean reads, Object stream, Object a, int i, int e, int how, Site here) {
        if (i < 0 || i >= e || ReentrancyGuard.has(stream)) {
            return null;
        }
        if (RetransformedStreams.isIn(stream)) {
            here.declined(Decline.CLASS_CHANGED, stream);
            return null;
        }
        Format format = reads ? Format.of(how) : Format.ofWrites(how);
        if (format == null || format.array.arrayType != a.getClass()) {
            here.declined(Decline.ARRAY_MISMATCHED, stream);
            return null;
        }
        boolean refused =
                !Carriers.isData(reads, stream) && stream != null && isRefused(reads, stream, e - i, how, here);
        return refused ? null : Carriers.preparedFor(format);
    }

    /** For its kind alone; what lies beneath a data stream is looked at later. */
    private static boolean isRefused(boolean reads, Object receiver, int n, int how, Site here) {
        StreamKind gate = StreamKind.of(receiver);
        Decline whyNot = gate.whyNot(n);
        if (whyNot == null || gate == StreamKind.UNKNOWN && isToBeProved(reads, receiver, n, how)) {
            return false;
        }
        here.refused(whyNot, receiver, gate.least());
        return true;
    }

    private static boolean isUnknown(boolean reads, Object beneath, int n, int how, Site here) {
        boolean unknown = beneath != null && StreamKind.of(beneath) == StreamKind.UNKNOWN;
        boolean hopeless = unknown && !isToBeProved(reads, beneath, n, how);
        if (hopeless) {
            here.declined(Decline.STREAM_UNKNOWN, beneath);
        }
        return hopeless;
    }

    /** A loop that looks at fields between two elements may look at what the stream counts. */
    private static boolean isToBeProved(boolean reads, Object stream, int n, int how) {
        if (n < FEWEST_PROVED || (how & Format.JDK_ONLY) != 0) {
            return false;
        }
        if (!hasMetUnknown) {
            StackRoom.checkForFirstTime();
            hasMetUnknown = true;
        }
        return Proofs.areWorthIt(stream, reads);
    }

    private static long borrowed(Object in, byte[] staged, int most, int round, int site) {
        try {
            return BorrowedBytes.move(in, staged, most, round, site);
        } catch (LinkageError | SecurityException notToBeHad) {
            return 0;
        }
    }

    @Override
    protected long stageRounds(Object in, byte[] staged, int rounds, int round, int site) {
        if (round <= BorrowedBytes.BORROWED) {
            return borrowed(in, staged, rounds, round, site);
        }
        int at = 0;
        Staging staging = null;
        Throwable ours = null;
        try {
            boolean single = round < 0;
            int size = single ? -round : round;
            int bytes = Math.min(rounds, staged.length / size) * size;
            if (in == null || ReentrancyGuard.has(in)) {
                return 0;
            }
            Site here = Sites.at(site);
            here.begin();
            if (RetransformedStreams.isIn(in)) {
                here.declined(Decline.CLASS_CHANGED, in);
                return 0;
            }
            if (in instanceof DataInputStream) {
                at = single
                        ? Carriers.takeSingleBytes(in, staged, bytes)
                        : Carriers.takeRounds((DataInputStream) in, staged, bytes, size);
            } else {
                StreamKind gate = StreamKind.of(in);
                Decline whyNot = gate.whyNotStaged(rounds, size);
                if (whyNot != null) {
                    here.refused(whyNot, in, -gate.leastStaged(size));
                    return 0;
                }
                at = single ? Carriers.takeSingleBytes(in, staged, bytes) : 0;
            }
            if (at == bytes) {
                here.staged(at / size, size);
                return at;
            }
            StackRoom.check();
            here.over(in, Carriers.beneath(true, in));
            staging = new Staging(in, single ? Format.SINGLE_BYTES : Format.BYTES, staged, at, bytes, size, here);
            if (single || StagingSafety.isExact(in, staging)) {
                Carriers.move(in, staging);
            }
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (staging == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        if (staging == null) {
            return at;
        }
        staging.isTornBy(ours);
        staging.completeRound();
        return finish(staging, 0, in, ours);
    }

    @Override
    final long finish(Transfer transfer, int i, Object receiver, Throwable ours) {
        transfer.isTornBy(ours);
        long moved = PendingFaults.waiting(transfer);
        try {
            ended(transfer);
            if (ours != null && ours != transfer.fault) {
                transfer.decline(Failures.reason(ours), receiver);
            }
            transfer.count(transfer.i - i);
        } catch (Throwable uncounted) {
            return moved;
        }
        return moved;
    }

    /** For the engine that is overseen. */
    protected void ended(Transfer transfer) {}

    @Override
    protected boolean apartFrom(Object in, Object stored) {
        Throwable ours;
        try {
            return StagingSafety.isApart(in, stored);
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
        PendingFaults.raise(moved, at);
    }
}
