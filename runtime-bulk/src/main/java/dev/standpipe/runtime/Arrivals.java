package dev.standpipe.runtime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The arrays whose elements are still to come. */
final class Arrivals {
    private static final int MOST = 64;
    private static final List<Arrival> DUE = new ArrayList<>(MOST);

    private Arrivals() {}

    /** Initialises this class. */
    static void prepare() {}

    /** Has it stored by a thread of the crew. False if the caller had better do it himself. */
    static boolean isTaken(Arrival arrival) {
        synchronized (DUE) {
            if (DUE.size() == MOST) {
                return false;
            }
            DUE.add(arrival);
        }
        Engine.DOOR.owes();
        try {
            Crew.run(arrival);
        } catch (Throwable noThread) {
            arrival.run();
        }
        return true;
    }

    static void over(Arrival arrival) {
        synchronized (DUE) {
            if (!arrival.hasFailed()) {
                DUE.remove(arrival);
            }
        }
    }

    static void settle(Object array) throws IOException {
        for (Arrival next = next(array); next != null; next = next(array)) {
            try {
                next.await();
            } finally {
                drop(next);
            }
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

    private static void drop(Arrival arrival) {
        synchronized (DUE) {
            DUE.remove(arrival);
        }
    }
}
