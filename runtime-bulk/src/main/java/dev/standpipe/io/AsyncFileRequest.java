package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * The handle of one transfer that an {@link AsyncFile} has initiated. It is in one of five states:
 *
 * <table>
 * <caption>States of a request</caption>
 * <tr><th>State</th><th>left by</th><th>to</th><th>the Done methods</th></tr>
 * <tr><td>In Flight</td><td>the end of the transfer, an error, {@link #cancel()}</td><td>Completed, I/O Error,
 * Canceled</td><td>wait</td></tr>
 * <tr><td>Completed</td><td>nothing</td><td></td><td>count it as done</td></tr>
 * <tr><td>I/O Error</td><td>{@link #clearException()}</td><td>Error Cleared</td><td>throw what the transfer met, each
 * time</td></tr>
 * <tr><td>Canceled</td><td>{@link #clearException()}</td><td>Error Cleared</td><td>throw an
 * {@link AsyncIOCanceledException}, each time</td></tr>
 * <tr><td>Error Cleared</td><td>nothing</td><td></td><td>count it as done</td></tr>
 * </table>
 *
 * <p>Once a request has left the state In Flight, the library does not touch its array any more, and whoever has
 * learned that from a Done method sees all elements that were read. All methods may be called by any thread at any
 * time, after the file has been closed too.
 */
public final class AsyncFileRequest {
    private enum State {
        IN_FLIGHT,
        COMPLETED,
        IO_ERROR,
        CANCELED,
        ERROR_CLEARED
    }

    /** The file this request was made on. */
    public final AsyncFile parent;

    final boolean writes;
    final long from;
    final long to;

    // Kept by Flights under its lock.
    final List<AsyncFileRequest> followers = new ArrayList<>(0);
    int predecessors;
    boolean started;
    AsyncFileRequest behind;

    /** Those to wake when this request is no longer in flight. */
    final Queue<Thread> waiting = new ConcurrentLinkedQueue<>();

    /** Held while the array is used, so that a cancel knows that it no longer is. */
    private final SteadyLock using = new SteadyLock();

    private final long at;
    private final long elements;
    private final Element type;
    private Errand errand;
    private final Permit permit = new Permit() {
        @Override
        public boolean lasts() {
            return isInFlight();
        }

        @Override
        public boolean begin() {
            using.lock();
            if (isInFlight()) {
                return true;
            }
            using.unlock();
            return false;
        }

        @Override
        public void end() {
            using.unlock();
        }
    };

    private Throwable fault;
    private volatile State state = State.IN_FLIGHT;

    AsyncFileRequest(AsyncFile parent, Errand errand, long at) {
        this.parent = parent;
        this.errand = errand;
        this.at = at;
        this.writes = errand.writes();
        this.from = at + errand.placement.first;
        this.to = at + errand.placement.end;
        this.elements = errand.placement.bytes >> errand.type.shift;
        this.type = errand.type;
        if (from == to) {
            end(State.COMPLETED, null);
        }
    }

    /**
     * Waits for this request, as {@link AsyncFile#anyDone} does for a list of one.
     *
     * @param timetowait milliseconds, {@link AsyncFile#TIME_INF} to wait for ever, 0 or less to ask only
     * @return false if time was up first
     * @throws AsyncIOCanceledException if the request was canceled
     * @throws java.io.InterruptedIOException if the thread is interrupted while it waits; it stays so, and the request
     *     in flight
     * @throws IOException if the transfer failed
     */
    public boolean done(int timetowait) throws IOException {
        return AsyncFile.anyDone(timetowait, new AsyncFileRequest[] {this});
    }

    /**
     * Waits for this request without limit.
     *
     * @return true
     * @throws AsyncIOCanceledException if the request was canceled
     * @throws java.io.InterruptedIOException if the thread is interrupted while it waits; it stays so, and the request
     *     in flight
     * @throws IOException if the transfer failed
     */
    public boolean done() throws IOException {
        return done(AsyncFile.TIME_INF);
    }

    /**
     * Cancels the request if it is in flight, and does nothing otherwise. The array is free for other use when this
     * returns, at once even if the device is slow. A read has then stored some of the first elements, or none. A write
     * has written some, and up to 512 KiB more may reach the file; requests that overlap it, and
     * {@link AsyncFile#close()}, wait for that.
     *
     * @throws IOException never; it leaves room for systems that cannot cancel
     */
    public void cancel() throws IOException {
        if (end(State.CANCELED, new AsyncIOCanceledException("the request at offset " + from + " was canceled"))) {
            parent.flights.dropUnlessStarted(this);
        }
    }

    /**
     * Makes the Done methods count this request as done although it failed or was canceled. Does nothing while it is in
     * flight or when it is completed.
     */
    public void clearException() {
        using.lock();
        try {
            if (state != State.IO_ERROR && state != State.CANCELED) {
                return;
            }
            state = State.ERROR_CLEARED;
        } finally {
            using.unlock();
        }
        parent.flights.seen(this);
    }

    boolean isInFlight() {
        return state == State.IN_FLIGHT;
    }

    boolean hasFailed() {
        return state == State.IO_ERROR;
    }

    void raise() throws IOException {
        State now = state;
        if (now == State.IO_ERROR || now == State.CANCELED) {
            IOException x = exception();
            parent.flights.seen(this);
            throw x;
        }
    }

    private IOException exception() {
        using.lock();
        try {
            if (!(fault instanceof IOException)) {
                fault = new IOException("the transfer broke off: " + fault, fault);
            }
            return (IOException) fault;
        } finally {
            using.unlock();
        }
    }

    /**
     * Whether this one has to wait: for what it would overtake in the same place, or, if it reads beyond the end of the
     * file, for what may put data there.
     */
    boolean mustFollow(AsyncFileRequest earlier, long size) {
        if (writes) {
            return overlaps(earlier);
        }
        return earlier.writes && (overlaps(earlier) || to > size);
    }

    private boolean overlaps(AsyncFileRequest earlier) {
        return from < earlier.to && earlier.from < to;
    }

    void perform(FileDescriptor fd, FileChannel channel) {
        Errand mine = errand;
        if (mine == null) {
            return;
        }
        try (TransferBuffer ferry = TransferBuffer.to(fd, channel, to - from)) {
            mine.run(ferry, at, channel, permit);
            end(State.COMPLETED, null);
        } catch (Throwable x) {
            fail(x);
        }
    }

    /** Needs no memory: that there is none may be the reason. */
    void fail(Throwable x) {
        end(State.IO_ERROR, x);
    }

    /** It could not be initiated. */
    void abandon() {
        end(State.CANCELED, null);
    }

    private boolean end(State how, Throwable why) {
        using.lock();
        try {
            if (!isInFlight()) {
                return false;
            }
            fault = why;
            errand = null;
            state = how;
        } finally {
            using.unlock();
        }
        for (Thread waiter; (waiter = waiting.poll()) != null; ) {
            LockSupport.unpark(waiter);
        }
        return true;
    }

    /** Says what and where it transfers, and its state. */
    @Override
    public String toString() {
        return (writes ? "write of " : "read of ") + elements + " " + type + " at offset " + from + ": " + state;
    }
}
