package dev.standpipe.io;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is also had without memory: to stand in its queue takes some. */
final class SteadyLock extends ReentrantLock {
    private static final long serialVersionUID = 1L;

    static {
        rehearse();
    }

    /** What the JDK's locks need to wait is initialised now; while memory is short that would fail, and for good. */
    private static void rehearse() {
        ReentrantLock lock = new ReentrantLock();
        boolean interrupted = Thread.interrupted();
        lock.lock();
        try {
            lock.newCondition().await(1, TimeUnit.NANOSECONDS);
        } catch (InterruptedException now) {
            interrupted = true;
        } finally {
            lock.unlock();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void lock() {
        try {
            super.lock();
        } catch (Error noPlaceInTheQueue) {
            while (!tryLock()) {
                Thread.yield();
            }
        }
    }
}
