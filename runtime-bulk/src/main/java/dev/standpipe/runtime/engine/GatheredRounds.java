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

/** What serves loops whose rounds are put together before they are written. Loaded with the first of them. */
final class GatheredRounds {
    /** In bytes, as the doorway numbers the methods. */
    private static final int[] SIZES = {1, 1, 1, 2, 2, 4, 4, 8, 8};

    private GatheredRounds() {}

    /** How much may be put together, as the doorway says it. */
    static int room(Object out, byte[] staged, int rounds, int round, int site) {
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
    }

    /** What is to be written at once, or null. */
    static Transfer of(Object out, byte[] staged, int bytes, int round, int site) {
        if (out == null || Gathered.size(round) == 0 || ReentrancyGuard.has(out)) {
            return null;
        }
        StackRoom.check();
        return new Gathered(out, staged, bytes, round, Sites.at(site));
    }

    static void write(Transfer gathered) {
        Carriers.write((Gathered) gathered);
    }

    /** Whether it is among the bytes that are written. */
    static boolean isWritten(int as, int at, long moved) {
        return moved > 0 && at + SIZES[as] <= (int) moved;
    }
}
