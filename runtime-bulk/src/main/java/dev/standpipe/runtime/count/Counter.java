package dev.standpipe.runtime.count;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A sum that many threads add to: {@code LongAdder} without the milliseconds that the method handles beneath it take
 * when a program starts.
 */
public final class Counter {
    private static final int CELLS = 16;

    private final AtomicLong alone = new AtomicLong();

    /** Once two threads have met. */
    private volatile AtomicLong[] cells;

    public void increment() {
        add(1);
    }

    public void add(long n) {
        AtomicLong[] mine = cells;
        if (mine == null) {
            long before = alone.get();
            if (alone.compareAndSet(before, before + n)) {
                return;
            }
            mine = spread();
        }
        // a thread's number could be the application's own code
        int cell = mine == null ? 0 : System.identityHashCode(Thread.currentThread()) & CELLS - 1;
        (mine == null ? alone : mine[cell]).addAndGet(n);
    }

    /** Null where there is no memory: to count must not fail in the middle of a transfer. */
    private synchronized AtomicLong[] spread() {
        if (cells == null) {
            try {
                AtomicLong[] made = new AtomicLong[CELLS];
                for (int i = 0; i < CELLS; i++) {
                    made[i] = new AtomicLong();
                }
                cells = made;
            } catch (OutOfMemoryError notNow) {
                return null;
            }
        }
        return cells;
    }

    public long sum() {
        long sum = alone.get();
        AtomicLong[] all = cells;
        if (all != null) {
            for (AtomicLong cell : all) {
                sum += cell.get();
            }
        }
        return sum;
    }
}
