package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.file.FileStamp;
import dev.standpipe.runtime.file.PositionalIo;
import dev.standpipe.runtime.thread.IoThreads;
import java.io.FileDescriptor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;

/** The files that the program reads in bulk, the last few of them. */
public final class TrackedFiles implements Runnable {
    private static final int MOST = 16;
    private static final long ROUND = 500_000_000L;

    private final ReadAheadLimits terms;
    private final AtomicReferenceArray<TrackedFile> tracks = new AtomicReferenceArray<>(MOST);
    private final AtomicBoolean watched = new AtomicBoolean();

    private TrackedFiles(ReadAheadLimits terms) {
        this.terms = terms;
    }

    /** Null where it cannot be done. */
    public static TrackedFiles on(ReadAheadLimits terms) {
        return PositionalIo.reads() && FileStamp.isReachable() ? new TrackedFiles(terms) : null;
    }

    /** Initialises the classes that come into play later. */
    public void prepare() {
        Door.prepare();
        FileDescriptor none = new FileDescriptor();
        TrackedFile track = new TrackedFile(none, terms, this);
        track.close();
        Window window = new Window(none, 0, 1, FileStamp.of(none), null);
        window.await(window.giveUp() == null ? 0 : 1);
        IoThreads.prepare();
        WindowMemory.isFree(0);
        ThreadShortage.prepare();
    }

    /** What {@link ProgramRead#readOn} returns. */
    public boolean read(ProgramRead reads, FileDescriptor fd, long bytes, boolean again) {
        TrackedFile track = bytes < terms.leastTransfer ? null : of(fd);
        return track == null ? reads.readOn(bytes) : track.read(reads, fd, bytes, again);
    }

    private TrackedFile of(FileDescriptor fd) {
        TrackedFile known = known(fd);
        return known != null ? known : ofOneThread(fd);
    }

    private synchronized TrackedFile ofOneThread(FileDescriptor fd) {
        TrackedFile known = known(fd);
        return known != null ? known : enter(fd);
    }

    private TrackedFile known(FileDescriptor fd) {
        for (int slot = 0; slot < MOST; slot++) {
            TrackedFile track = tracks.get(slot);
            if (track != null && track.isOf(fd)) {
                return track;
            }
        }
        return null;
    }

    /**
     * In the place of one that is over, or else of the one that was not read for the longest time. Null if somebody is
     * reading that one.
     */
    private TrackedFile enter(FileDescriptor fd) {
        int at = 0;
        TrackedFile before = null;
        long now = System.nanoTime();
        for (int slot = 0; slot < MOST; slot++) {
            TrackedFile track = tracks.get(slot);
            boolean free = track == null || track.isOver(now);
            if (free || before == null || track.lastUsed() - before.lastUsed() < 0) {
                at = slot;
                before = track;
            }
            if (free) {
                break;
            }
        }
        if (before != null && !before.close()) {
            return null;
        }
        TrackedFile track = new TrackedFile(fd, terms, this);
        return tracks.compareAndSet(at, before, track) ? track : null;
    }

    /**
     * Some background thread looks after those that are not read any more, as long as there is anything to give back.
     */
    void watch() {
        if (!watched.get() && !ThreadShortage.lasts() && watched.compareAndSet(false, true)) {
            try {
                ThreadShortage.run(this, terms);
            } catch (Throwable noThread) {
                watched.set(false);
            }
        }
    }

    /** Gives all memory back; what is being read now, a while later. */
    public void close() {
        for (int slot = 0; slot < MOST; slot++) {
            TrackedFile track = tracks.get(slot);
            if (track != null && track.close()) {
                tracks.compareAndSet(slot, track, null);
            }
        }
    }

    /** Looks after those that are not read any more. */
    @Override
    public void run() {
        try {
            while (WindowMemory.taken() > 0) {
                LockSupport.parkNanos(ROUND);
                // a thread that stays interrupted does not park
                Thread.interrupted();
                long now = System.nanoTime();
                for (int slot = 0; slot < MOST; slot++) {
                    TrackedFile track = tracks.get(slot);
                    if (track != null && track.isOver(now) && track.close()) {
                        tracks.compareAndSet(slot, track, null);
                    }
                }
            }
        } finally {
            watched.set(false);
        }
        if (WindowMemory.taken() > 0) {
            watch();
        }
    }
}
