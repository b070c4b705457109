package dev.standpipe.runtime.thread;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/**
 * Hands work to a thread that waits for it, if there is one, and needs no memory from then on until the work begins.
 * The JDK's own queue does, from 21 on: a thread that finds none there ends with the work in its hands, and nobody
 * hears of it.
 */
final class Handover extends SynchronousQueue<Runnable> {
    private static final long serialVersionUID = 1L;

    /** What was handed over and not yet taken; never more than there are threads that wait. */
    private transient Runnable[] handed = new Runnable[4];

    private int count;
    private int waiting;

    /** Whoever has hardly any stack left fails before anything has changed, or not at all. */
    @Override
    public synchronized boolean offer(Runnable work) {
        if (count == waiting) {
            return false;
        }
        notify();
        handed[count] = work;
        count++;
        return true;
    }

    @Override
    public synchronized Runnable poll(long timeout, TimeUnit unit) {
        long end = System.nanoTime() + unit.toNanos(timeout);
        makeRoom();
        waiting++;
        for (long left; count == 0 && (left = end - System.nanoTime()) > 0; ) {
            sleep(left);
        }
        waiting--;
        return count == 0 ? null : take(count - 1);
    }

    /** For one more that waits. */
    private void makeRoom() {
        if (waiting == handed.length) {
            Runnable[] more = new Runnable[2 * waiting];
            System.arraycopy(handed, 0, more, 0, count);
            handed = more;
        }
    }

    private void sleep(long nanos) {
        try {
            wait(nanos / 1_000_000 + 1);
        } catch (Throwable again) {
            // an interrupt, which is nothing to us, or no memory to tell of one
        }
    }

    private Runnable take(int last) {
        Runnable work = handed[last];
        handed[last] = null;
        count = last;
        return work;
    }
}
