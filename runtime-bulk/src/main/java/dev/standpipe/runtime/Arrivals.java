package dev.standpipe.runtime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** The arrays whose elements are still to come. */
final class Arrivals {
    private static final int MOST = 64;
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final List<Arrival> DUE = new ArrayList<>(MOST);

    private Arrivals() {}

    static void prepare() {
        LOCK.lock();
        LOCK.unlock();
    }

    /** Has it stored by a thread of the crew. False if the caller had better do it himself. */
    static boolean isTaken(Arrival arrival) {
        LOCK.lock();
        try {
            if (DUE.size() == MOST) {
                return false;
            }
            DUE.add(arrival);
        } finally {
            LOCK.unlock();
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
        LOCK.lock();
        try {
            if (!arrival.hasFailed()) {
                DUE.remove(arrival);
            }
        } finally {
            LOCK.unlock();
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
        LOCK.lock();
        try {
            for (int k = 0; k < DUE.size(); k++) {
                if (DUE.get(k).isFor(array)) {
                    return DUE.get(k);
                }
            }
            return null;
        } finally {
            LOCK.unlock();
        }
    }

    private static void drop(Arrival arrival) {
        LOCK.lock();
        try {
            DUE.remove(arrival);
        } finally {
            LOCK.unlock();
        }
    }
}
