package dev.standpipe.runtime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The arrays whose elements are still to come. */
final class Arrivals {
    private static final int MOST = 64;
    private static final List<Arrival> DUE = new ArrayList<>(MOST);

    /** Who looks after what nobody waits for any more. */
    private static volatile Tracks watching;

    private Arrivals() {}

    /** Initialises this class and what it needs. */
    static void prepare(Tracks files) {
        watching = files;
        Arrival.prepare();
    }

    /** Has it stored by a thread of the crew. False if the caller had better do it himself. */
    static boolean isTaken(Arrival arrival, Terms terms) {
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
            Shortage.run(arrival, terms);
            return true;
        } catch (Throwable noThread) {
            if (!arrival.isWithdrawn()) {
                return true;
            }
            remove(arrival);
            return false;
        }
    }

    private static boolean isRoom(Terms terms) {
        return DUE.size() < MOST && Room.isFor(OffHeap.SIZE, terms.memory);
    }

    private static void remove(Arrival arrival) {
        synchronized (DUE) {
            if (DUE.remove(arrival)) {
                Room.isFree(OffHeap.SIZE);
            }
        }
    }

    /** All has come, or nothing more will. */
    static void over(Arrival arrival) {
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

    static void settle(Object array) throws IOException {
        for (Arrival next = next(array); next != null; next = next(array)) {
            next.await();
        }
    }

    private static Arrival next(Object array) {
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
