package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.file.OffHeap;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The arrays whose elements are still to come. */
public final class DeferredReads {
    private static final int MOST = 64;
    private static final List<DeferredRead> DUE = new ArrayList<>(MOST);

    /** Who looks after what nobody waits for any more. */
    private static volatile TrackedFiles watching;

    private DeferredReads() {}

    /** Initialises this class and what it needs. */
    static void prepare(TrackedFiles files) {
        watching = files;
        DeferredRead.prepare();
    }

    /** Has it stored by a thread of the crew. False if the caller had better do it himself. */
    static boolean isTaken(DeferredRead arrival, ReadAheadLimits terms) {
        synchronized (DUE) {
            if (!isRoom(terms)) {
                giveBackWhatIsLeft();
                if (!isRoom(terms)) {
                    return false;
                }
            }
            DUE.add(arrival);
        }
        try {
            Door.JDK.owes();
            ThreadShortage.run(arrival, terms);
            return true;
        } catch (Throwable noThread) {
            if (!arrival.isWithdrawn()) {
                return true;
            }
            remove(arrival);
            return false;
        }
    }

    private static boolean isRoom(ReadAheadLimits terms) {
        return DUE.size() < MOST && WindowMemory.isFor(OffHeap.SIZE, terms.memory);
    }

    private static void remove(DeferredRead arrival) {
        synchronized (DUE) {
            if (DUE.remove(arrival)) {
                WindowMemory.isFree(OffHeap.SIZE);
            }
        }
    }

    /** All has come, or nothing more will. */
    static void over(DeferredRead arrival) {
        remove(arrival);
        arrival.giveBack();
    }

    /** Somebody has to look whether the program still waits for it. */
    static void failed() {
        if (watching != null) {
            watching.watch();
        }
    }

    /** An exception that no instruction throws may leave a method before it has waited. */
    static void giveBackWhatIsLeft() {
        synchronized (DUE) {
            for (int k = DUE.size(); --k >= 0; ) {
                if (DUE.get(k).isLeft()) {
                    over(DUE.get(k));
                }
            }
        }
    }

    public static void settle(Object array) throws IOException {
        for (DeferredRead next = next(array); next != null; next = next(array)) {
            next.await();
        }
    }

    private static DeferredRead next(Object array) {
        synchronized (DUE) {
            for (int k = 0; k < DUE.size(); k++) {
                if (DUE.get(k).isFor(array)) {
                    return DUE.get(k);
                }
            }
            return null;
        }
    }
}
