package dev.standpipe.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.OverlappingFileLockException;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The lock of a part of a file while it is rewritten: the system's, which holds between processes, and the JVM's own
 * table keeps its threads apart. It is asked for again and again, for an interrupt would close the channel on which a
 * thread waits.
 */
class WindowLock {
    private static final int SPINS = 100;
    private static final long PAUSE_NANOS = 20_000;

    /** How often in a row somebody else in this JVM may have it, and none of us any: then it is for good. */
    private static final int MOST_REFUSALS = 1000;

    /** The JVM's table and our count change together, else what one of us has would look like the program's own. */
    private static final ReentrantLock TOGETHER = new ReentrantLock();

    private static int held;

    private final FileChannel channel;
    private FileLock lock;
    private boolean isRefusedByTheProgram;

    WindowLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Waits for it. False if it is held already, by this. */
    boolean take(long at, long length) throws IOException {
        if (lock != null) {
            return false;
        }
        int refusals = 0;
        for (int tries = 0; !isTaken(at, length); tries++) {
            refusals = isRefusedByTheProgram ? refusals + 1 : 0;
            if (refusals == MOST_REFUSALS) {
                throw new IOException("this program itself has locked some of bytes " + at + " to " + (at + length));
            }
            pause(tries);
        }
        return true;
    }

    private boolean isTaken(long at, long length) throws IOException {
        TOGETHER.lock();
        try {
            lock = attempt(at, length);
            held += lock == null ? 0 : 1;
            return lock != null;
        } finally {
            TOGETHER.unlock();
        }
    }

    FileLock attempt(long at, long length) throws IOException {
        isRefusedByTheProgram = false;
        try {
            return channel.tryLock(at, length, false);
        } catch (OverlappingFileLockException withinThisJvm) {
            isRefusedByTheProgram = held == 0;
            return null;
        } catch (NonWritableChannelException e) {
            throw new IOException("the file is open for reading only", e);
        }
    }

    private static void pause(int tries) {
        if (tries < SPINS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    void release() throws IOException {
        FileLock taken = lock;
        lock = null;
        TOGETHER.lock();
        try {
            taken.release();
        } finally {
            held--;
            TOGETHER.unlock();
        }
    }
}
