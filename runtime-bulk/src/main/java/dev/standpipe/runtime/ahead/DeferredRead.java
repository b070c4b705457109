package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.PositionalIo;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.IOException;

/**
 * Elements that a read has said it had stored, and that a thread of the crew stores meanwhile. For an array that nobody waits for any more nothing more is read.
 */
public final class DeferredRead implements Runnable {
    private enum State {
        ASKED_FOR,
        UNDER_WAY,
        FAILED,
        OVER
    }

    private final FileDescriptor fd;
    private final Destination destination;
    private final long end;
    private final long borrowed;

    private State state = State.ASKED_FOR;

    /** Where the next byte comes from, and where its element goes. */
    private long position;

    /** Bytes of that element that are there already. */
    private int partial;

    /** {@code borrowed} is scratch memory, which is given back when all has come, or nothing more will. */
    public DeferredRead(FileDescriptor fd, long position, long bytes, Destination destination, long borrowed) {
        this.fd = fd;
        this.position = position;
        this.end = position + bytes;
        this.destination = destination;
        this.borrowed = borrowed;
    }

    /** Initialises this class and its states. */
    static void prepare() {
        State.values();
    }

    boolean isFor(Object array) {
        return destination.isIn(array);
    }

    /** It has failed, and nobody can wait for it any more. */
    synchronized boolean isLeft() {
        return state == State.FAILED && destination.isGone();
    }

    @Override
    public void run() {
        if (!passes(State.ASKED_FOR, State.UNDER_WAY)) {
            return;
        }
        boolean stored = false;
        try {
            store();
            stored = true;
        } catch (Throwable again) {
            // whoever waits tries once more
        } finally {
            try {
                if (stored) {
                    DeferredReads.over(this);
                }
            } finally {
                passes(State.UNDER_WAY, stored ? State.OVER : State.FAILED);
            }
        }
        if (!stored) {
            DeferredReads.failed();
        }
    }

    /** Before any thread has begun with it: nobody will, and its memory is the caller's again. */
    boolean isWithdrawn() {
        return passes(State.ASKED_FOR, State.OVER);
    }

    private synchronized boolean passes(State from, State to) {
        if (state != from) {
            return false;
        }
        state = to;
        notifyAll();
        return true;
    }

    void giveBack() {
        OffHeap.giveBack(borrowed);
    }

    private void store() throws IOException {
        long scratch = OffHeap.aligned(borrowed);
        partial = 0;
        while (position < end) {
            if (!fd.valid()) {
                throw new IOException("Stream Closed");
            }
            int length = (int) Math.min(OffHeap.SIZE - partial, end - position - partial);
            int n = PositionalIo.read(fd, scratch + partial, length, position + partial);
            if (n <= 0) {
                throw new EOFException("the file was cut off while it was read");
            }
            if (!fd.valid()) {
                throw new IOException("Stream Closed");
            }
            int elements = (partial + n) / destination.size();
            if (!destination.store(scratch, elements)) {
                return;
            }
            int whole = elements * destination.size();
            position += whole;
            partial = partial + n - whole;
            Door.JDK.copy(null, scratch + whole, null, scratch, partial);
        }
    }

    /** Returns when all is stored. Throws what keeps it from that, when it is tried once more. By the monitor, as {@link Window#await}. */
    void await() throws IOException {
        boolean interrupted = false;
        synchronized (this) {
            while (state == State.ASKED_FOR || state == State.UNDER_WAY) {
                try {
                    wait();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (passes(State.FAILED, State.UNDER_WAY)) {
            try {
                store();
            } catch (IOException met) {
                // where the loop would have met it
                Descriptor.leaveAt(fd, position + partial);
                throw met;
            } finally {
                DeferredReads.over(this);
                passes(State.UNDER_WAY, State.OVER);
            }
        }
    }
}
