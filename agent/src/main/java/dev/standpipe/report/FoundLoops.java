package dev.standpipe.report;

import dev.standpipe.rewrite.report.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The loops that were found, up to a number. Who finds some never waits here for who reads them: the one may be inside
 * the lock of another agent, and the other load a class, at which that agent takes its lock.
 */
final class FoundLoops {
    private static final int MOST_UNREAD = 500;

    private final int most;
    private final Queue<Supplier<List<Finding>>> arrived = new ConcurrentLinkedQueue<>();
    private final AtomicInteger arrivals = new AtomicInteger();
    private final AtomicInteger unread = new AtomicInteger();
    private final ReentrantLock reading = new ReentrantLock();
    private final Map<String, Finding> byKey = new LinkedHashMap<>();
    private volatile boolean full;

    FoundLoops(int most) {
        this.most = most;
    }

    /** At least so many. They are asked for when somebody wants to know, or when there are many. */
    void add(Supplier<List<Finding>> loops, int number) {
        arrived.add(loops);
        boolean enough = arrivals.addAndGet(number) > most;
        if ((unread.incrementAndGet() > MOST_UNREAD || enough) && reading.tryLock()) {
            try {
                readAll();
            } finally {
                reading.unlock();
            }
        }
    }

    private void readAll() {
        for (Supplier<List<Finding>> loops = arrived.poll(); loops != null; loops = arrived.poll()) {
            unread.decrementAndGet();
            for (Finding loop : loops.get()) {
                String key = Observations.key(loop);
                if (byKey.size() < most || byKey.containsKey(key)) {
                    byKey.put(key, loop);
                } else {
                    full = true;
                }
            }
        }
    }

    /** A number that grows with the loops that are known, or are to be read. */
    int arrivals() {
        return arrivals.get();
    }

    /** Those that are known so far. */
    List<Finding> all() {
        reading.lock();
        try {
            readAll();
            return new ArrayList<>(byKey.values());
        } finally {
            reading.unlock();
        }
    }

    /** Whether one was left out, of those that were read. */
    boolean isFull() {
        return full;
    }
}
