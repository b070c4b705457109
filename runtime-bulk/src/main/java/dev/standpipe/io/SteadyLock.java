package dev.standpipe.io;

import java.util.concurrent.locks.ReentrantLock;

/**
 * A lock that is also had without memory. To stand in its queue takes some, and where nobody has yet, a class has to be initialised, which then fails for good.
 */
final class SteadyLock extends ReentrantLock {
    private static final long serialVersionUID = 1L;

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
