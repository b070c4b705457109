package dev.standpipe.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.OverlappingFileLockException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

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

    private static final AtomicInteger HELD = new AtomicInteger();

    private final FileChannel channel;
    private FileLock lock;
    private boolean isRefused;

    WindowLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Waits for it. False if it is held already, by this. */
    boolean take(long at, long length) throws IOException {
        if (lock != null) {
            return false;
        }
        int refusals = 0;
        for (int tries = 0; (lock = attempt(at, length)) == null; tries++) {
            refusals = HELD.get() > 0 || !isRefused ? 0 : refusals + 1;
            if (refusals == MOST_REFUSALS) {
                throw new IOException("this program itself has locked some of bytes " + at + " to " + (at + length));
            }
            pause(tries);
        }
        HELD.incrementAndGet();
        return true;
    }

    private FileLock attempt(long at, long length) throws IOException {
        isRefused = false;
        try {
            return channel.tryLock(at, length, false);
        } catch (OverlappingFileLockException withinThisJvm) {
            isRefused = true;
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
        FileLock held = lock;
        lock = null;
        HELD.decrementAndGet();
        held.release();
    }
}
