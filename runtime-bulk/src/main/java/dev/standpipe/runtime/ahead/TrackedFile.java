package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.OffHeap;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;

/** How one open file of the program is read: where, how fast, and what of it is read ahead. */
public final class TrackedFile {
    /** A buffered stream reads its last buffer itself, and programs read a few values between their arrays. */
    private static final int GAP = 1 << 16;

    private static final int CLOSED = -1;

    private final WeakReference<FileDescriptor> file;
    private final ReadAheadLimits terms;

    private final ReadAheadPolicy worth;
    private final WindowQueue windows;
    private volatile long lastUsed = System.nanoTime();

    /** Where the last transfer ended; -1 before the first. */
    private long end = -1;

    private long run;

    /** Threads that read it, or {@link #CLOSED}. */
    private final AtomicInteger readers = new AtomicInteger();

    TrackedFile(FileDescriptor fd, ReadAheadLimits terms, TrackedFiles files) {
        this.file = new WeakReference<>(fd);
        this.terms = terms;
        this.worth = new ReadAheadPolicy(terms);
        this.windows = new WindowQueue(terms, files, worth);
    }

    boolean isOf(FileDescriptor fd) {
        return file.get() == fd;
    }

    long lastUsed() {
        return lastUsed;
    }

    /** All of a transfer's {@code bytes}. What {@link ProgramRead#readOn} returns. */
    boolean read(ProgramRead reads, FileDescriptor fd, long bytes, boolean again) {
        int others = readers.get();
        // where nothing but hints is given nobody sets the position, and so nobody waits
        while (others == 0 || others > 0 && terms.keeps()) {
            if (readers.compareAndSet(others, others + 1)) {
                try {
                    return readAlone(reads, fd, bytes, again);
                } finally {
                    readers.decrementAndGet();
                }
            }
            others = readers.get();
        }
        return reads.readOn(bytes);
    }

    /**
     * Two threads that read one stream do not come between asking for the position and setting it. It is a monitor that
     * they wait for, since any other kind of lock takes the permit of the thread that waits, and that may be the
     * program's.
     */
    private synchronized boolean readAlone(ProgramRead reads, FileDescriptor fd, long bytes, boolean again) {
        lastUsed = System.nanoTime();
        boolean unseen = windows.isEmpty() && worth.needsNoLook(bytes);
        return unseen ? reads.readOn(bytes) : readWatched(reads, fd, bytes, again);
    }

    private boolean readWatched(ProgramRead reads, FileDescriptor fd, long bytes, boolean again) {
        long p;
        try {
            p = Descriptor.position(fd);
        } catch (IOException closed) {
            return reads.readOn(bytes);
        }
        boolean sequential = end >= 0 && p >= end && p - end <= GAP;
        if (!sequential) {
            windows.leap();
        }
        run = sequential ? run + p - end + bytes : bytes;
        windows.fits(bytes);
        boolean goesOn = again || sequential && run >= terms.leastRun;
        long taken = windows.isEmpty() ? 0 : take(reads, fd, p, bytes, goesOn);
        boolean whole = taken == bytes || readTimed(reads, bytes - taken);
        if (whole) {
            end = p + bytes;
            windows.passBy(end);
            windows.plan(fd, end, goesOn);
        } else {
            end = -1;
        }
        return whole;
    }

    /** Beside another thread that reads ahead, the program's own reads are slow wherever the file lies. */
    private boolean readTimed(ProgramRead reads, long bytes) {
        if (!windows.isEmpty()) {
            return reads.readOn(bytes);
        }
        long started = System.nanoTime();
        boolean whole = reads.readOn(bytes);
        worth.timed(bytes, System.nanoTime() - started);
        return whole;
    }

    /** What the windows have of the transfer. Returns the bytes that were stored and passed by. */
    private long take(ProgramRead reads, FileDescriptor fd, long p, long bytes, boolean goesOn) {
        windows.passBy(p);
        if (!windows.isEmpty() && p < windows.first().from) {
            windows.drop(end);
        }
        if (!terms.keeps()) {
            return 0;
        }
        long at = p;
        while (at < p + bytes && !windows.isEmpty()) {
            windows.plan(fd, at, goesOn);
            Window window = windows.first();
            int offset = (int) (at - window.from);
            int next = (int) Math.min(window.wanted - offset, Math.min(p + bytes - at, OffHeap.SIZE));
            int there = window.await(offset + next);
            int n = (int) Math.min(there - offset, p + bytes - at);
            if (n <= 0 || !window.stamp.isStill(fd)) {
                windows.drop(end);
                break;
            }
            reads.tear();
            try {
                Descriptor.position(fd, at + n);
            } catch (IOException closed) {
                reads.mend();
                windows.drop(end);
                break;
            }
            reads.accept(window.address(at), n);
            window.wasOfUse = true;
            Prefetch.used(n);
            at += n;
            windows.passBy(at);
        }
        return at - p;
    }

    /** Gives its memory back for good, unless somebody is reading. Returns whether that was done. */
    boolean close() {
        if (!readers.compareAndSet(0, CLOSED)) {
            return readers.get() == CLOSED;
        }
        windows.close(end);
        return true;
    }

    /** Whether nobody will read it any more, as far as one can tell. */
    boolean isOver(long now) {
        FileDescriptor fd = file.get();
        return fd == null || !fd.valid() || now - lastUsed > terms.idle;
    }
}
