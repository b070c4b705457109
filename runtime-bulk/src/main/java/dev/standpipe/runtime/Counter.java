package dev.standpipe.runtime;

import java.util.concurrent.atomic.AtomicLong;

/** A sum that many threads add to: {@code LongAdder} without the milliseconds that the method handles beneath it take when a program starts. */
final class Counter {
    private static final int CELLS = 64;

    /** Cells of two threads in a row lie in different lines of the cache. */
    private static final int APART = 4;

    private final AtomicLong alone = new AtomicLong();

    /** Once two threads have met. */
    private volatile AtomicLong[] cells;

    void increment() {
        add(1);
    }

    void add(long n) {
        AtomicLong[] mine = cells;
        if (mine == null) {
            long before = alone.get();
            if (alone.compareAndSet(before, before + n)) {
                return;
            }
            mine = spread();
        }
        mine[(int) (Thread.currentThread().getId() * APART) & CELLS - 1].addAndGet(n);
    }

    private synchronized AtomicLong[] spread() {
        if (cells == null) {
            AtomicLong[] made = new AtomicLong[CELLS];
            for (int i = 0; i < CELLS; i++) {
                made[i] = new AtomicLong();
            }
            cells = made;
        }
        return cells;
    }

    long sum() {
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
