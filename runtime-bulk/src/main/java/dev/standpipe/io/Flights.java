package dev.standpipe.io;

import dev.standpipe.runtime.Crew;
import java.io.FileDescriptor;
import java.nio.channels.FileChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The requests of one file that have been initiated and not yet left the channel: which may run, and which have to wait
 * for an earlier one.
 */
final class Flights {
    /** Enough to keep any device busy, and few enough threads. */
    private static final int AT_ONCE = 16;

    /** Also guards what the file itself knows about its position and its being open. */
    final ReentrantLock lock = new ReentrantLock();

    private final Condition empty = lock.newCondition();
    private final FileDescriptor fd;
    private final FileChannel channel;
    private final Set<AsyncFileRequest> aloft = new LinkedHashSet<>();
    private final Queue<AsyncFileRequest> ready = new ArrayDeque<>();
    private final Set<AsyncFileRequest> failedUnseen = new LinkedHashSet<>();
    private int workers;

    Flights(FileDescriptor fd, FileChannel channel) {
        this.fd = fd;
        this.channel = channel;
    }

    /** The caller holds the lock. {@code size} is the file's length without what is in flight. */
    void add(AsyncFileRequest request, long size) {
        for (AsyncFileRequest earlier : aloft) {
            if (request.mustFollow(earlier, size)) {
                earlier.followers.add(request);
                request.predecessors++;
            }
        }
        aloft.add(request);
        if (request.predecessors == 0) {
            start(request);
        }
    }

    private void start(AsyncFileRequest request) {
        ready.add(request);
        if (workers < AT_ONCE) {
            workers++;
            try {
                Crew.run(this::work);
            } catch (Throwable noThread) {
                workers--;
                if (workers == 0) {
                    ready.remove(request);
                    request.fail(noThread);
                    land(request);
                }
            }
        }
    }

    private void work() {
        for (AsyncFileRequest request; (request = next()) != null; ) {
            request.perform(fd, channel);
            lock.lock();
            try {
                land(request);
            } finally {
                lock.unlock();
            }
        }
    }

    private AsyncFileRequest next() {
        lock.lock();
        try {
            for (AsyncFileRequest request; (request = ready.poll()) != null; ) {
                if (request.isInFlight()) {
                    request.started = true;
                    return request;
                }
            }
            workers--;
            return null;
        } finally {
            lock.unlock();
        }
    }

    private void land(AsyncFileRequest request) {
        aloft.remove(request);
        for (AsyncFileRequest follower : request.followers) {
            if (--follower.predecessors == 0 && follower.isInFlight()) {
                start(follower);
            }
        }
        request.followers.clear();
        if (aloft.isEmpty()) {
            empty.signalAll();
        }
    }

    /**
     * A canceled request that no worker has taken up will not be taken up; one that runs keeps its place until the call
     * to the system is over.
     */
    void dropUnlessStarted(AsyncFileRequest request) {
        lock.lock();
        try {
            if (!request.started && aloft.contains(request)) {
                land(request);
            }
        } finally {
            lock.unlock();
        }
    }

    void awaitEmpty() {
        while (!aloft.isEmpty()) {
            empty.awaitUninterruptibly();
        }
    }

    List<AsyncFileRequest> inFlight() {
        List<AsyncFileRequest> list = new ArrayList<>();
        for (AsyncFileRequest request : aloft) {
            if (request.isInFlight()) {
                list.add(request);
            }
        }
        return list;
    }

    /** Where the furthest write in flight will end. Ask before the system's length: one that ends in between is there. */
    long extent() {
        long extent = 0;
        for (AsyncFileRequest request : aloft) {
            if (request.writes && request.isInFlight()) {
                extent = Math.max(extent, request.to);
            }
        }
        return extent;
    }

    void failed(AsyncFileRequest request) {
        lock.lock();
        try {
            failedUnseen.add(request);
        } finally {
            lock.unlock();
        }
    }

    void seen(AsyncFileRequest request) {
        lock.lock();
        try {
            failedUnseen.remove(request);
        } finally {
            lock.unlock();
        }
    }

    /** The first failure that nobody has been told of, or null; from now on all are known. */
    AsyncFileRequest takeFailure() {
        lock.lock();
        try {
            AsyncFileRequest first = null;
            for (Iterator<AsyncFileRequest> all = failedUnseen.iterator(); all.hasNext(); ) {
                AsyncFileRequest failed = all.next();
                // Still in flight: it is about to fail, but its state does not say so yet.
                if (!failed.isInFlight()) {
                    all.remove();
                    first = first == null ? failed : first;
                }
            }
            return first;
        } finally {
            lock.unlock();
        }
    }
}
