package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.file.FileStamp;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.PositionalIo;
import java.io.FileDescriptor;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A part of a file that a background thread reads before the program asks for it: by the program's own descriptor,
 * whose position stays, so that nothing has to be opened. To close another descriptor would take the program's locks
 * off the file.
 */
final class Window implements Runnable {
    private enum State {
        ASKED_FOR,
        FILLING,
        THERE,
        GIVEN_UP
    }

    final long from;
    final int wanted;

    /** What the file was like before the first byte was read. */
    final FileStamp stamp;

    /** Where the bytes are kept; null if it is enough that the system has them. */
    private final WindowMemory room;

    private final AtomicReference<State> state = new AtomicReference<>(State.ASKED_FOR);

    /** The program has read some of it. */
    boolean wasOfUse;

    /** The program has gone elsewhere since it was asked for, be it to a place within. */
    boolean wasLeaptInto;

    private FileDescriptor fd;
    private volatile int filled;
    private volatile long nanos;

    Window(FileDescriptor fd, long from, int wanted, FileStamp stamp, WindowMemory room) {
        this.fd = fd;
        this.from = from;
        this.wanted = wanted;
        this.stamp = stamp;
        this.room = room;
    }

    long end() {
        return from + wanted;
    }

    @Override
    public void run() {
        if (!state.compareAndSet(State.ASKED_FOR, State.FILLING)) {
            return;
        }
        try {
            if (room == null) {
                discard();
            } else {
                fill(OffHeap.aligned(room.address), wanted);
            }
        } catch (Throwable shorter) {
            // what is not there, the program's own read meets
        } finally {
            fd = null;
            if (!state.compareAndSet(State.FILLING, State.THERE)) {
                free();
            }
            tell();
        }
    }

    private void fill(long address, int bytes) throws IOException {
        long started = System.nanoTime();
        int done = 0;
        while (done < bytes && state.get() == State.FILLING) {
            int n = PositionalIo.read(fd, address + done, Math.min(OffHeap.SIZE, bytes - done), from + done);
            // closed meanwhile, its number may already mean another file
            if (n <= 0 || !fd.valid()) {
                return;
            }
            done += n;
            nanos = System.nanoTime() - started;
            filled = done;
            tell();
        }
    }

    private void discard() throws IOException {
        long scratch = OffHeap.borrow();
        if (scratch == 0) {
            return;
        }
        try {
            long started = System.nanoTime();
            int done = 0;
            while (done < wanted && state.get() == State.FILLING) {
                int n = PositionalIo.read(
                        fd, OffHeap.aligned(scratch), Math.min(OffHeap.SIZE, wanted - done), from + done);
                if (n <= 0) {
                    return;
                }
                done += n;
                nanos = System.nanoTime() - started;
                filled = done;
                Prefetch.hinted(n);
            }
        } finally {
            OffHeap.giveBack(scratch);
        }
    }

    boolean isUnderWay() {
        State now = state.get();
        return now == State.ASKED_FOR || now == State.FILLING;
    }

    /**
     * Waits until so many bytes are there, or no more come, and returns how many are. Nobody can interrupt that, as
     * nobody can a read(2). By the monitor: to park would use up the permit that another thread may have given this one
     * for something of the program's.
     */
    int await(int bytes) {
        if (filled >= bytes || !isUnderWay()) {
            return filled;
        }
        boolean interrupted = false;
        synchronized (this) {
            while (filled < bytes && isUnderWay()) {
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
        return filled;
    }

    private synchronized void tell() {
        notifyAll();
    }

    int filled() {
        return filled;
    }

    /** Whether it took longer than to copy what lies in memory anyway. */
    boolean wasSlow(double warm) {
        return filled > 0 && filled < nanos * warm;
    }

    /** The address of a byte that is there. */
    long address(long position) {
        return OffHeap.aligned(room.address) + (position - from);
    }

    /** Nobody needs it any more. Returns its memory if it is free already. */
    WindowMemory giveUp() {
        State before = state.getAndSet(State.GIVEN_UP);
        return before == State.FILLING || before == State.GIVEN_UP ? null : room;
    }

    private void free() {
        if (room != null) {
            room.free();
        }
    }
}
