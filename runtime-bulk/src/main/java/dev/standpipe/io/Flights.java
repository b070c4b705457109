package dev.standpipe.io;

import dev.standpipe.runtime.thread.IoThreads;
import java.io.FileDescriptor;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.Condition;

/**
 * The requests of one file that have been initiated and not yet left the channel: which may run, and which have to wait
 * for an earlier one.
 */
final class Flights {
    /** Enough to keep any device busy, and few enough threads. */
    private static final int AT_ONCE = 16;

    /** Also guards what the file itself knows about its position and its being open. */
    final SteadyLock lock = new SteadyLock();

    private final Condition empty = lock.newCondition();
    private final FileDescriptor fd;
    private final FileChannel channel;
    private final Set<AsyncFileRequest> aloft = new LinkedHashSet<>();
    private final Runway ready = new Runway();

    /**
     * Those that have failed and nobody has been told; and all others aloft, since one that fails may find no memory.
     */
    private final Set<AsyncFileRequest> failedUnseen = new LinkedHashSet<>();

    private final Runnable worker = this::work;
    private int workers;
    private int performing;

    Flights(FileDescriptor fd, FileChannel channel) {
        this.fd = fd;
        this.channel = channel;
    }

    /** The caller holds the lock. {@code size} is the file's length without what is in flight. */
    void add(AsyncFileRequest request, long size) {
        try {
            failedUnseen.add(request);
            for (AsyncFileRequest earlier : aloft) {
                if (request.mustFollow(earlier, size)) {
                    earlier.followers.add(request);
                    request.predecessors++;
                }
            }
            aloft.add(request);
            if (request.predecessors == 0) {
                ready.add(request);
                hire();
            }
        } catch (Throwable x) {
            request.abandon();
            land(request);
            throw x;
        }
    }

    /** A thread for each that is ready. If there is none to be had, and none to wait for, they fail. */
    private void hire() {
        while (workers < AT_ONCE && workers - performing < ready.length()) {
            workers++;
            try {
                IoThreads.run(worker);
            } catch (Throwable noThread) {
                workers--;
                if (workers > 0) {
                    return;
                }
                AsyncFileRequest request = ready.poll();
                request.fail(noThread);
                land(request);
            }
        }
    }

    private void work() {
        try {
            for (AsyncFileRequest request; (request = next()) != null; ) {
                try {
                    request.perform(fd, channel);
                } finally {
                    performed(request);
                }
            }
        } finally {
            leave();
        }
    }

    private AsyncFileRequest next() {
        lock.lock();
        try {
            for (AsyncFileRequest request; (request = ready.poll()) != null; ) {
                if (request.isInFlight()) {
                    request.started = true;
                    performing++;
                    return request;
                }
            }
            return null;
        } finally {
            lock.unlock();
        }
    }

    private void performed(AsyncFileRequest request) {
        lock.lock();
        try {
            performing--;
            land(request);
            hire();
        } finally {
            lock.unlock();
        }
    }

    /** What has become ready since this worker found nothing more counted on it. */
    private void leave() {
        lock.lock();
        try {
            workers--;
            hire();
        } finally {
            lock.unlock();
        }
    }

    /** Without a list's iterator: there may be no memory for it. */
    private void land(AsyncFileRequest request) {
        aloft.remove(request);
        if (!request.hasFailed()) {
            failedUnseen.remove(request);
        }
        for (int k = 0; k < request.followers.size(); k++) {
            AsyncFileRequest follower = request.followers.get(k);
            if (--follower.predecessors == 0 && follower.isInFlight()) {
                ready.add(follower);
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
                hire();
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

    /**
     * Where the furthest write in flight will end. Ask before the system's length: one that ends in between is there.
     */
    long extent() {
        long extent = 0;
        for (AsyncFileRequest request : aloft) {
            if (request.writes && request.isInFlight()) {
                extent = Math.max(extent, request.to);
            }
        }
        return extent;
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
                if (failed.hasFailed()) {
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
