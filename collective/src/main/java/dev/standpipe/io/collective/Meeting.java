package dev.standpipe.io.collective;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Where the threads of a group wait for each other. Nobody is interrupted here; who leaves releases the others. */
final class Meeting {
    private static final int NOBODY = -1;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final int size;
    private byte[][] said;
    private byte[][] heard;
    private int arrived;
    private long round;
    private int left = NOBODY;
    private Board[][] boards = {};

    Meeting(int size) {
        this.size = size;
        this.said = new byte[size][];
    }

    int size() {
        return size;
    }

    byte[][] gather(int rank, byte[] mine) throws CollectiveException {
        lock.lock();
        try {
            requireAll();
            said[rank] = mine;
            long own = round;
            if (++arrived == size) {
                heard = said;
                said = new byte[size][];
                arrived = 0;
                round++;
                changed.signalAll();
            }
            while (round == own) {
                requireAll();
                changed.awaitUninterruptibly();
            }
            // the next round ends only when this thread has said something again
            return heard;
        } finally {
            lock.unlock();
        }
    }

    private void requireAll() throws CollectiveException {
        if (left != NOBODY) {
            throw new CollectiveException(left, "rank " + left + " has left the group");
        }
    }

    void leave(int rank) {
        lock.lock();
        try {
            left = left == NOBODY ? rank : left;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Places for the boards of so many, the same for all who ask. */
    Board[][] boards(int owners) {
        lock.lock();
        try {
            if (boards.length != owners) {
                boards = new Board[owners][];
            }
            return boards;
        } finally {
            lock.unlock();
        }
    }
}
