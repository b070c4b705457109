package dev.standpipe.runtime;

import java.io.FileDescriptor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;

/** The files that the program reads in bulk, the last few of them. */
final class Tracks implements Runnable {
    private static final int MOST = 16;
    private static final long ROUND = 500_000_000L;

    private final Terms terms;
    private final AtomicReferenceArray<Track> tracks = new AtomicReferenceArray<>(MOST);
    private final AtomicBoolean watched = new AtomicBoolean();

    private Tracks(Terms terms) {
        this.terms = terms;
    }

    /** Null where it cannot be done. */
    static Tracks on(Terms terms) {
        return Anywhere.reads() && Stamp.isReachable() ? new Tracks(terms) : null;
    }

    /** Initialises the classes that come into play later. */
    void prepare() {
        FileDescriptor none = new FileDescriptor();
        Track track = new Track(none, terms, this);
        track.close();
        Window window = new Window(none, 0, 1, Stamp.of(none), null);
        window.await(window.giveUp() == null ? 0 : 1);
        Crew.prepare();
        Room.isFree(0);
        Shortage.prepare();
        Arrivals.prepare(this);
    }

    /** What {@link ProgramRead#readOn} returns. */
    boolean read(ProgramRead reads, FileDescriptor fd, long bytes, boolean again) {
        Track track = bytes < terms.leastTransfer ? null : of(fd);
        return track == null ? reads.readOn(bytes) : track.read(reads, fd, bytes, again);
    }

    private Track of(FileDescriptor fd) {
        Track known = known(fd);
        return known != null ? known : ofOneThread(fd);
    }

    private synchronized Track ofOneThread(FileDescriptor fd) {
        Track known = known(fd);
        return known != null ? known : enter(fd);
    }

    private Track known(FileDescriptor fd) {
        for (int slot = 0; slot < MOST; slot++) {
            Track track = tracks.get(slot);
            if (track != null && track.isOf(fd)) {
                return track;
            }
        }
        return null;
    }

    /** In the place of one that is over, or else of the one that was not read for the longest time. Null if somebody is reading that one. */
    private Track enter(FileDescriptor fd) {
        int at = 0;
        Track before = null;
        long now = System.nanoTime();
        for (int slot = 0; slot < MOST; slot++) {
            Track track = tracks.get(slot);
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
        Track track = new Track(fd, terms, this);
        return tracks.compareAndSet(at, before, track) ? track : null;
    }

    /** Some thread of the crew looks after those that are not read any more, as long as there is anything to give back. */
    void watch() {
        if (!watched.get() && !Shortage.lasts() && watched.compareAndSet(false, true)) {
            try {
                Shortage.run(this, terms);
            } catch (Throwable noThread) {
                watched.set(false);
            }
        }
    }

    /** Gives all memory back; what is being read now, a while later. */
    void close() {
        for (int slot = 0; slot < MOST; slot++) {
            Track track = tracks.get(slot);
            if (track != null && track.close()) {
                tracks.compareAndSet(slot, track, null);
            }
        }
    }

    /** Looks after those that are not read any more. */
    @Override
    public void run() {
        try {
            while (Room.taken() > 0) {
                LockSupport.parkNanos(ROUND);
                // a thread that stays interrupted does not park
                Thread.interrupted();
                Arrivals.giveBackWhatIsLeft();
                long now = System.nanoTime();
                for (int slot = 0; slot < MOST; slot++) {
                    Track track = tracks.get(slot);
                    if (track != null && track.isOver(now) && track.close()) {
                        tracks.compareAndSet(slot, track, null);
                    }
                }
            }
        } finally {
            watched.set(false);
        }
        if (Room.taken() > 0) {
            watch();
        }
    }
}
