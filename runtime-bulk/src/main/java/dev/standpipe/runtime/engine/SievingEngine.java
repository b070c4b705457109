package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Failures;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.Sieve;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.route.Promises;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.Transfer;
import dev.standpipe.runtime.wire.Elements;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Standpipe;
import java.util.Iterator;

/**
 * The part of the engine that serves loops which read each round at another place of a file, or put together what they
 * write.
 */
abstract class SievingEngine extends Standpipe {
    /** In what the doorway keeps: the bytes of the window, which it looks at itself, and the sieve. */
    static final int BYTES = 0;

    static final int SIEVE = 1;

    /** What an observer said at the beginning, and the rows, where the loop reads some. */
    static final int BEGUN = 2;

    static final int ROWS = 3;

    private static final int KEPT = 4;

    private static final int NO_ROWS = -1;

    SievingEngine(String key, boolean leavesFew, boolean leavesFewOfAll) {
        super(key, leavesFew, leavesFewOfAll);
    }

    @Override
    protected Object[] openSieve(Object file, int rounds, int size, int site) {
        return open(file, rounds, size, NO_ROWS, site);
    }

    @Override
    protected Object[] openRows(Object file, int how, int site) {
        return open(file, Integer.MAX_VALUE, 1, how, site);
    }

    private Object[] open(Object file, int rounds, int size, int how, int site) {
        Site here = null;
        Throwable ours;
        try {
            here = Sites.at(site);
            here.begin();
            if (file == null) {
                return null;
            }
            if (RetransformedStreams.isIn(file)) {
                here.declined(Decline.CLASS_CHANGED, file);
                return null;
            }
            StackRoom.check();
            Sieve sieve = Sieve.of(file, rounds, size, here);
            if (sieve == null) {
                return null;
            }
            Object[] kept = new Object[KEPT];
            kept[BYTES] = sieve.bytes();
            kept[SIEVE] = sieve;
            kept[ROWS] = how == NO_ROWS ? null : Rows.of(sieve, how);
            return kept;
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, here, file);
        return null;
    }

    @Override
    protected long sieve(Object[] sieve, long position, int rounds) {
        Throwable ours;
        if (!(sieve[SIEVE] instanceof Sieve)) {
            return 0;
        }
        Sieve windows = (Sieve) sieve[SIEVE];
        try {
            long window = windows.window(position, rounds);
            sieve[BYTES] = windows.bytes();
            return window;
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, windows.site(), windows.file());
        return 0;
    }

    @Override
    protected long readRow(Object[] sieve, long position, Object a, int i, int end) {
        Throwable ours;
        if (!(sieve[ROWS] instanceof Rows)) {
            return 0;
        }
        Rows rows = (Rows) sieve[ROWS];
        try {
            return rows.read(position, a, i, end);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, rows.sieve().site(), rows.sieve().file());
        return 0;
    }

    @Override
    protected void endSieve(Object[] sieve, long position, int rounds) {
        if (sieve[ROWS] instanceof Rows) {
            ((Rows) sieve[ROWS]).end();
        } else if (sieve[SIEVE] instanceof Sieve) {
            ((Sieve) sieve[SIEVE]).end(position, rounds);
        }
    }

    @Override
    protected long stageParts(Object in, byte[] staged, int rounds, String round, int site) {
        SkippedParts parts = null;
        Throwable ours = null;
        try {
            parts = SkippedParts.of(in, staged, rounds, round, site);
            if (parts != null) {
                parts.take();
            }
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (parts == null) {
            leaveTo(ours, null, in);
            return 0;
        }
        parts.staging().isTornBy(ours);
        parts.complete();
        // of a file that cannot be read the loop hears itself
        return finish(parts.staging(), 0, in, ours instanceof IOException ? null : ours);
    }

    @Override
    protected boolean keepPromises(Object in, Class<?> own, String methods, int rounds, int site) {
        Site here = null;
        Throwable ours;
        try {
            here = Sites.at(site);
            here.begin();
            Decline whyNot = Promises.whyNotKept(own, methods, rounds, Carriers.isBareFile(in));
            if (whyNot != null) {
                here.declined(whyNot, in);
            }
            return whyNot == null;
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, here, in);
        return false;
    }

    @Override
    protected int roomFor(Object out, byte[] staged, int rounds, int round, int site) {
        Throwable ours;
        try {
            return GatheredRounds.room(out, staged, rounds, round, site);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, Sites.at(site), out);
        return 0;
    }

    @Override
    protected long writeRounds(Object out, byte[] staged, int bytes, int round, int site) {
        Transfer gathered = null;
        Throwable ours = null;
        try {
            gathered = GatheredRounds.of(out, staged, bytes, round, site);
            if (gathered != null) {
                GatheredRounds.write(gathered);
            }
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (gathered == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return gathered == null ? 0 : finish(gathered, 0, out, ours);
    }

    @Override
    protected int elementsFor(int rounds, Object iterator) {
        Throwable ours;
        try {
            return ArrayListIterators.elements(rounds, iterator);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, null, iterator);
        return 0;
    }

    @Override
    protected Iterator<?> elementsAhead(Object iterator) {
        return ArrayListIterators.ahead(iterator);
    }

    /** The fault first: it must not be lost, whatever becomes of the counters. */
    abstract long finish(Transfer transfer, int i, Object receiver, Throwable ours);

    /** What has been written already is passed over; what was not, for a fault, throws that. */
    @Override
    protected void put(Object out, long value, int as, int at, long moved) {
        if (GatheredRounds.isWritten(as, at, moved)) {
            return;
        }
        if (moved > 0 && moved >>> Integer.SIZE != 0) {
            raise(moved, at);
        }
        putByItself(out, value, as);
    }

    /** By the stream's own method. */
    private static void putByItself(Object out, long value, int as) {
        int entered = ReentrancyGuard.enter(out);
        try {
            write(out, value, as);
        } catch (IOException x) {
            throw SievingEngine.<RuntimeException>sneaked(x);
        } finally {
            ReentrancyGuard.leave(entered);
        }
    }

    private static void write(Object out, long value, int as) throws IOException {
        switch (as) {
            case WRITE_SINGLE:
                Elements.writeSingle(out, (int) value);
                break;
            case WRITE_BOOLEAN:
                ((DataOutput) out).writeBoolean(value != 0);
                break;
            case WRITE_BYTE:
                ((DataOutput) out).writeByte((int) value);
                break;
            case WRITE_SHORT:
                ((DataOutput) out).writeShort((int) value);
                break;
            case WRITE_CHAR:
                ((DataOutput) out).writeChar((int) value);
                break;
            case WRITE_INT:
                ((DataOutput) out).writeInt((int) value);
                break;
            case WRITE_FLOAT:
                ((DataOutput) out).writeFloat(Float.intBitsToFloat((int) value));
                break;
            case WRITE_LONG:
                ((DataOutput) out).writeLong(value);
                break;
            default:
                ((DataOutput) out).writeDouble(Double.longBitsToDouble(value));
        }
    }

    /** The loop's own call throws it unwrapped, checked or not. */
    @SuppressWarnings("unchecked")
    private static <X extends Throwable> X sneaked(Throwable x) throws X {
        throw (X) x;
    }

    /** The loop meets it again, if it is the file's; who stops a thread is not to be survived. */
    private static void leaveTo(Throwable ours, Site here, Object file) {
        if (ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        if (here != null && !(ours instanceof IOException)) {
            here.declined(Failures.reason(ours), file);
        }
    }
}
