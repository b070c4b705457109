package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.transfer.PendingFaults;
import dev.standpipe.runtime.transfer.Reading;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * A read that is done both ways: in bulk into an array that nobody else sees, and then, from where the stream was, by
 * the loop's own calls.
 */
class ReadTwice extends Twice {
    final Rewind rewind;

    ReadTwice(Object in, Format format, Object a, int i, int n, int how, Site site, Rewind rewind) {
        super(in, format, a, i, n, how, site);
        this.rewind = rewind;
    }

    /** Null where that cannot be done. */
    static ReadTwice of(Object in, Object a, int length, int i, int end, int how, Site site) {
        Format format = Format.of(how);
        int n = elements(in, format, a, length, i, end);
        Rewind rewind = n == 0 ? null : Rewind.of(in, a, (long) n << format.shift);
        return rewind == null ? null : new ReadTwice(in, format, a, i, n, how, site, rewind);
    }

    /** What a transfer returns, of which all is the loop's doing. */
    final long play(CheckingEngine engine) {
        InputStream guarded = rewind.guarded();
        if (guarded == null) {
            return playAlone(engine);
        }
        ReentrantLock lock =
                guarded instanceof BufferedInputStream ? StreamLock.of((BufferedInputStream) guarded) : null;
        if (lock == null) {
            synchronized (guarded) {
                return playAlone(engine);
            }
        }
        lock.lock();
        try {
            return playAlone(engine);
        } finally {
            lock.unlock();
        }
    }

    long playAlone(CheckingEngine engine) {
        Reading loop;
        Object scratch;
        Rewind.Moment before;
        try {
            site.begin();
            StackRoom.check();
            scratch = format.array.newArray(n);
            loop = new Reading(stream, format, a, i, i + n, how, site);
            before = rewind.now();
        } catch (Throwable impossible) {
            return i & 0xFFFFFFFFL;
        }
        Bulk bulk = new Bulk();
        bulk.play(before, () -> engine.readOnce(stream, scratch, n, how), engine);
        if (bulk.isToBeCompared()) {
            play(loop, bulk.moved, bulk.fault != null);
            engine.compared(site, stream, difference(loop, scratch, bulk));
        }
        return PendingFaults.waiting(loop);
    }

    final String difference(Reading loop, Object scratch, Bulk bulk) {
        try {
            if (bulk.after.isGone()) {
                return null;
            }
            String difference = difference(loop, bulk.moved, bulk.fault);
            if (difference == null) {
                difference = firstDifference(scratch, bulk.moved, a, i, format);
            }
            return difference == null ? difference(rewind.now(), bulk.after) : difference;
        } catch (Throwable unknown) {
            return null;
        }
    }

    /** Bit by bit: NaNs differ in more than Java's comparisons see. */
    private static String firstDifference(Object scratch, int n, Object a, int from, Format format) {
        long base = Door.JDK.arrayBase(scratch.getClass());
        int size = format.array.size;
        for (long b = 0; b < (long) n * size; b++) {
            if (Door.JDK.getByte(scratch, base + b) != Door.JDK.getByte(a, base + (long) from * size + b)) {
                int k = (int) (b / size);
                return "element " + (from + k) + " is " + Array.get(a, from + k) + " by the loop, "
                        + Array.get(scratch, k) + " by the transfer";
            }
        }
        return null;
    }

    /** What the transfer came to, before the stream was put back. */
    final class Bulk {
        int moved;
        Throwable fault;
        Rewind.Moment after;

        void play(Rewind.Moment before, LongSupplier call, CheckingEngine engine) {
            try {
                long result = call.getAsLong();
                fault = engine.fault(result);
                moved = (int) result;
                after = rewind.now();
            } catch (Throwable ours) {
                after = null;
            } finally {
                before.putBack();
            }
        }

        /** Not when it moved nothing: what it declines is nobody's concern here. */
        boolean isToBeCompared() {
            return after != null && (moved > 0 || fault != null);
        }
    }
}
