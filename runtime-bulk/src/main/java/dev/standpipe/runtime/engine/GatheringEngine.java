package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.Gathered;
import dev.standpipe.runtime.transfer.Transfer;
import dev.standpipe.runtime.wire.Elements;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Standpipe;

/** The part of the engine that serves loops whose rounds are put together before they are written. */
abstract class GatheringEngine extends Standpipe {
    /** In bytes, as the doorway numbers the methods. */
    private static final int[] SIZES = {1, 1, 1, 2, 2, 4, 4, 8, 8};

    GatheringEngine(String key, boolean leavesFew, boolean leavesFewOfAll) {
        super(key, leavesFew, leavesFewOfAll);
    }

    @Override
    protected int roomFor(Object out, byte[] staged, int rounds, int round, int site) {
        Throwable ours;
        try {
            int most = Gathered.size(round);
            if (out == null || most == 0 || most > staged.length || ReentrancyGuard.has(out)) {
                return 0;
            }
            Site here = Sites.at(site);
            here.begin();
            Elements.prepareFor(false);
            if (RetransformedStreams.isIn(out)) {
                here.declined(Decline.CLASS_CHANGED, out);
                return 0;
            }
            if (StreamKind.of(out) == StreamKind.UNKNOWN && !Carriers.isData(false, out)) {
                here.refused(Decline.RECEIVER_UNKNOWN, out, -Integer.MAX_VALUE);
                return 0;
            }
            StackRoom.check();
            here.over(out, Carriers.beneath(false, out));
            int bytes = Math.min(rounds, staged.length / most) * most;
            Gathered gathered = new Gathered(out, staged, bytes, round, here);
            int room = Carriers.room(gathered);
            gathered.count(0);
            return room;
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return 0;
    }

    @Override
    protected long writeRounds(Object out, byte[] staged, int bytes, int round, int site) {
        Gathered gathered = null;
        Throwable ours = null;
        try {
            if (out == null || Gathered.size(round) == 0 || ReentrancyGuard.has(out)) {
                return 0;
            }
            StackRoom.check();
            gathered = new Gathered(out, staged, bytes, round, Sites.at(site));
            Carriers.write(gathered);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (gathered == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return gathered == null ? 0 : finish(gathered, 0, out, ours);
    }

    /** The fault first: it must not be lost, whatever becomes of the counters. */
    abstract long finish(Transfer transfer, int i, Object receiver, Throwable ours);

    /** What has been written already is passed over; what was not, for a fault, throws that. */
    @Override
    protected void put(Object out, long value, int as, int at, long moved) {
        if (moved > 0 && at + SIZES[as] <= (int) moved) {
            return;
        }
        if (moved > 0 && moved >>> Integer.SIZE != 0) {
            raise(moved, at);
        }
        int entered = ReentrancyGuard.enter(out);
        try {
            write(out, value, as);
        } catch (IOException x) {
            throw GatheringEngine.<RuntimeException>sneaked(x);
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
}
