package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Failures;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.PendingFaults;
import dev.standpipe.runtime.transfer.Staging;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;

/** Bytes that a loop may not get to: of what was staged for it the rest goes back to where it came from. */
final class BorrowedBytes {
    /** What {@code stage} is asked for where bytes may have to go back, and where they do. */
    static final int BORROWED = -2;

    static final int RETURNED = -3;

    /** The size of a round is added to it where rounds are staged; by {@code read()} if that is 0. */
    private static final int BORROWED_ROUNDS = Integer.MIN_VALUE;

    /** Added to it where a round may end between two of its reads. */
    private static final int IN_PARTS = 1 << 16;

    private BorrowedBytes() {}

    static long move(Object in, byte[] staged, int most, int way, int site) {
        if (way == RETURNED) {
            return giveBack(in, staged, most);
        }
        int size = way - BORROWED_ROUNDS & ~IN_PARTS;
        boolean single = way == BORROWED || size == 0;
        return !single && size > staged.length ? 0 : stage(in, staged, most, way, single ? 1 : size, site);
    }

    private static long stage(Object in, byte[] staged, int most, int way, int size, int site) {
        Staging staging = null;
        Throwable ours = null;
        try {
            if (in == null || ReentrancyGuard.has(in)) {
                return 0;
            }
            Site here = Sites.at(site);
            here.begin();
            if (RetransformedStreams.isIn(in)) {
                here.declined(Decline.CLASS_CHANGED, in);
                return 0;
            }
            boolean inParts = way != BORROWED && (way & IN_PARTS) != 0;
            boolean single = way == BORROWED || (way & ~IN_PARTS) == BORROWED_ROUNDS;
            Object source = Carriers.returnable(in, single);
            if (source == null) {
                Object beneath = Carriers.beneath(true, in);
                here.declined(Decline.READS_AHEAD, beneath == null ? in : beneath);
                return 0;
            }
            if (inParts && Carriers.returnsWholesOnly(source, size)) {
                here.declined(Decline.ROUND_SPLIT, source);
                return 0;
            }
            if (way != BORROWED && Carriers.areFew(source)) {
                return 0;
            }
            StackRoom.check();
            int bytes = Math.min(most, staged.length / size) * size;
            staging = new Staging(in, single ? Format.SINGLE_BYTES : Format.BYTES, staged, 0, bytes, size, here);
            Carriers.takeReturnable(in, staging);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (staging == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return staging == null ? 0 : finish(staging, in, way, ours);
    }

    private static long finish(Staging staging, Object in, int way, Throwable ours) {
        staging.isTornBy(ours);
        long moved = PendingFaults.waiting(staging);
        if (ours != null && ours != staging.fault) {
            staging.decline(Failures.reason(ours), in);
        }
        // what is copied is counted when it is written
        staging.count(way == BORROWED ? 0 : staging.i - staging.from);
        return moved;
    }

    private static long giveBack(Object in, byte[] staged, int bytes) {
        try {
            Carriers.giveBack(in, staged, bytes);
        } catch (IOException unread) {
            // its position cannot be set any more: who reads on will hear of it
        }
        return 0;
    }
}
