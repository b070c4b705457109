package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Failures;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.PendingFaults;
import dev.standpipe.runtime.transfer.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Staging;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;

/** Bytes that a loop copies from one stream to another: what cannot be written goes back to where it came from. */
final class BorrowedBytes {
    /** What {@code stage} is asked for where bytes may have to go back, and where they do. */
    static final int BORROWED = -2;

    static final int RETURNED = -3;

    private BorrowedBytes() {}

    static long move(Object in, byte[] staged, int most, int way, int site) {
        return way == BORROWED ? stage(in, staged, most, site) : giveBack(in, staged, most);
    }

    private static long stage(Object in, byte[] staged, int most, int site) {
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
            StackRoom.check();
            staging = new Staging(in, Format.SINGLE_BYTES, staged, 0, Math.min(most, staged.length), 1, here);
            Carriers.takeReturnable(in, staging);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (staging == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        return staging == null ? 0 : finish(staging, in, ours);
    }

    /** They are counted when they are written. */
    private static long finish(Staging staging, Object in, Throwable ours) {
        staging.isTornBy(ours);
        long moved = PendingFaults.waiting(staging);
        if (ours != null && ours != staging.fault) {
            staging.decline(Failures.reason(ours), in);
        }
        staging.count(0);
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
