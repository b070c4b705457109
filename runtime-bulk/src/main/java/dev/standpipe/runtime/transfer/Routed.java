package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Failures;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.SmallSteps;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.route.Route;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Mode E through streams that a library brought and that were proved by their code: straight between the array and the
 * buffer where their {@link Route} ends, while it has whole elements or room for them; the one at its edge the receiver
 * carries itself.
 */
abstract class Routed implements Carrier {
    /** More of a rehearsal are not compared. */
    private static final int REHEARSED = 256;

    /** To find the way to a buffer takes as long as the loop takes for so many. */
    private static final int FEWEST = 32;

    private final Transcoder bigEndian;
    private final Transcoder littleEndian;

    Routed(Transcoder bigEndian, Transcoder littleEndian) {
        this.bigEndian = bigEndian;
        this.littleEndian = littleEndian;
    }

    /** What the loop calls for an element, or for each byte of it. */
    abstract Op op(Transfer transfer);

    /** What lies at the end of the route, and how many bytes may be moved there; null where that is not certain. */
    abstract End end(Route route);

    /** Moves {@code n} elements between the end and the array that the transfer is about, or as many as it can. */
    abstract int move(Transfer transfer, Transcoder transcoder, End end, int n);

    /** What {@link #move} is about to do, to be compared with what the streams do; null where that cannot be told. */
    abstract Rehearsal rehearsal(Transfer transfer, Transcoder transcoder, Route route, End end, int n);

    @Override
    public final void move(Object stream, Transfer transfer) {
        if (transfer.isJdkOnly()) {
            transfer.decline(Decline.FIELDS_EXPOSED, stream);
        } else {
            carry(stream, transfer);
        }
    }

    final void carry(Object receiver, Transfer transfer) {
        if (!transfer.knowsCalls(receiver)) {
            transfer.decline(Decline.STREAM_UNKNOWN, receiver);
            return;
        }
        bigEndian.prepareFor(transfer.format);
        littleEndian.prepareFor(transfer.format);
        SmallSteps small = transfer.site.smallSteps();
        Route last = null;
        while (transfer.goesOn()) {
            if (small.leave(receiver)) {
                transfer.decline(Decline.TOO_SMALL, receiver);
                return;
            }
            Route route = last != null && last.isStillThere() ? last : route(receiver, transfer);
            if (route.whyNot() != null) {
                transfer.decline(route.whyNot(), route.end());
                return;
            }
            if (FileEnd.is(route.end()) && !FileEnd.isAdmitted(route.end(), transfer, littleEndian)) {
                return;
            }
            int before = transfer.i;
            if (route.elements() > 0 && !isPassed(route, receiver, transfer)) {
                return;
            }
            if (transfer.i == before) {
                if (transfer.asksAgain()) {
                    return;
                }
                last = null;
                transfer.moveAlone(1);
            } else {
                last = isLockedOn(route) ? route : null;
            }
            small.count(receiver, transfer.i - before, FEWEST);
        }
    }

    private Route route(Object receiver, Transfer transfer) {
        Op op = op(transfer);
        return Route.of(receiver, op, transfer.format.size / op.width, transfer.elementsLeft());
    }

    /** False where the rest is the loop's. */
    private boolean isPassed(Route route, Object receiver, Transfer transfer) {
        End end = end(route);
        if (end != null && end.array == transfer.a) {
            transfer.decline(Decline.ARRAY_SHARED, route.end());
            return false;
        }
        if (!route.isRehearsed()) {
            return isRehearsedUnder(route, route.locked(), 0, receiver, transfer);
        }
        int before = transfer.i;
        boolean owesOne = under(route, route.locked(), 0, receiver, transfer);
        route.advanceFields(transfer.i - before);
        route.tell(transfer.site);
        if (owesOne && transfer.goesOn()) {
            transfer.moveOne();
        }
        return true;
    }

    /** Whether it is looked for again when the locks are held. */
    private static boolean isLockedOn(Route route) {
        Object end = route.end();
        return route.isRehearsed() && !(route.locked().isEmpty() && (end instanceof byte[] || FileEnd.is(end)));
    }

    /** Holds what the streams would, in their order. True if the receiver has to carry one more element first. */
    private boolean under(Route route, List<Object> locks, int held, Object receiver, Transfer transfer) {
        if (held < locks.size()) {
            synchronized (locks.get(held)) {
                return under(route, locks, held + 1, receiver, transfer);
            }
        }
        Object end = route.end();
        if (end instanceof byte[] || FileEnd.is(end)) {
            return locks.isEmpty() ? move(route, transfer) : moveStill(route, receiver, transfer);
        }
        ReentrantLock lock = end instanceof BufferedInputStream
                ? StreamLock.of((BufferedInputStream) end)
                : end instanceof BufferedOutputStream ? StreamLock.of((BufferedOutputStream) end) : null;
        if (lock == null) {
            synchronized (end) {
                return moveStill(route, receiver, transfer);
            }
        }
        lock.lock();
        try {
            return moveStill(route, receiver, transfer);
        } finally {
            lock.unlock();
        }
    }

    /** Who waits for a lock may find that another thread has changed everything. */
    private boolean moveStill(Route route, Object receiver, Transfer transfer) {
        Route now = route(receiver, transfer);
        return route.isLike(now) && move(now, transfer);
    }

    private boolean move(Route route, Transfer transfer) {
        End end = end(route);
        int n = end == null ? 0 : end.elements(route, transfer);
        int atOnce = route.leavesTraces() ? n - 1 : n;
        if (atOnce <= 0 || end.array == transfer.a) {
            return false;
        }
        int moved = move(transfer, transcoder(route), end, atOnce);
        end.advance(moved << transfer.format.shift);
        route.advance(moved);
        transfer.moved(transfer.i + moved, end.mode());
        transfer.torn = false;
        // an element that lies across the edge, unless the loop looks there for the end
        boolean isAtEdge = moved == n && !FileEnd.is(route.end()) && !transfer.asksAgain();
        return moved > 0 && (route.leavesTraces() || isAtEdge);
    }

    private Transcoder transcoder(Route route) {
        return route.isLittleEndian() ? littleEndian : bigEndian;
    }

    /** No other thread that keeps to the streams' locks comes in between. */
    private boolean isRehearsedUnder(Route route, List<Object> locks, int held, Object receiver, Transfer transfer) {
        if (held < locks.size()) {
            synchronized (locks.get(held)) {
                return isRehearsedUnder(route, locks, held + 1, receiver, transfer);
            }
        }
        Route now = route(receiver, transfer);
        End end = route.isLike(now) ? end(now) : null;
        int n = end == null || end.array == transfer.a ? 0 : Math.min(end.elements(now, transfer), REHEARSED);
        Rehearsal rehearsal = n == 0 ? null : rehearsal(transfer, transcoder(now), now, end, n);
        return rehearsal == null || isRehearsed(now, rehearsal, transfer);
    }

    /** The streams themselves do it, and it is compared with what would have been done in their place. */
    private static boolean isRehearsed(Route route, Rehearsal rehearsal, Transfer transfer) {
        int before = transfer.i;
        transfer.moveAlone(rehearsal.n);
        if (transfer.i - before == rehearsal.n && rehearsal.hasComeTrue()) {
            route.rehearsed();
            return true;
        }
        if (rehearsal.isDisturbed(transfer)) {
            return false;
        }
        Route.withdrawAll();
        transfer.site.declined(Decline.PROOF_DIFFERED, route.outermost());
        Failures.differed(route.outermost().getClass());
        return false;
    }

    /** Where a route ends, at one moment: an array and a place in it, or else a file. */
    static class End {
        final byte[] array;
        final int at;
        final int bytes;

        End(byte[] array, int at, int bytes) {
            this.array = array;
            this.at = at;
            this.bytes = bytes;
        }

        Mode mode() {
            return Mode.EXACT;
        }

        final int elements(Route route, Transfer transfer) {
            long room = Math.min(bytes >> transfer.format.shift, route.elements());
            return (int) Math.min(room, transfer.elementsLeft());
        }

        /** Reads elements to where the transfer is. Returns how many. */
        int decode(Transfer reading, Transcoder transcoder, int n) {
            transcoder.decode(reading.format, reading.conversion, array, at, reading.a, reading.i, n);
            return n;
        }

        /** Writes elements from where the transfer is. Returns how many. */
        int encode(Transfer writing, Transcoder transcoder, int n) {
            transcoder.encode(writing.format, writing.conversion, writing.a, writing.i, n, array, at);
            return n;
        }

        /** Reads elements, which stay where they are, to the beginning of an array. Returns how many. */
        int foresee(Transfer reading, Transcoder transcoder, Object foreseen, int n) {
            transcoder.decode(reading.format, reading.conversion, array, at, foreseen, 0, n);
            return n;
        }

        /** Whether these bytes are there now. */
        boolean holds(byte[] foreseen) {
            for (int k = 0; k < foreseen.length; k++) {
                if (foreseen[k] != array[at + k]) {
                    return false;
                }
            }
            return true;
        }

        /** Moves the place, unless that was done by whoever moved the bytes, or a stream that was proved does so. */
        void advance(int bytes) {}

        /** Whether the place has been moved by others. */
        boolean hasMovedBy(int bytes) {
            return true;
        }
    }

    /** What was foreseen. */
    abstract static class Rehearsal {
        private final Route route;
        private final List<long[]> counters;
        private final int n;
        private final End end;
        private final int bytes;

        Rehearsal(Route route, End end, int n, int shift) {
            this.route = route;
            this.counters = route.counters();
            this.end = end;
            this.n = n;
            this.bytes = n << shift;
        }

        abstract boolean areBytesTrue();

        /** A file has its faults, and others who read or write it: from that nothing follows for the streams. */
        final boolean isDisturbed(Transfer transfer) {
            return end instanceof FileEnd && (transfer.fault != null || !end.hasMovedBy(bytes));
        }

        final boolean hasComeTrue() {
            return route.isAhead(counters, n) && end.hasMovedBy(bytes) && areBytesTrue();
        }
    }
}
