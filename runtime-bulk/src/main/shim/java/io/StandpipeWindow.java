package java.io;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The part of a file that was read before the program asked for it, of one open file. It stands where {@link
 * FileInputStream} and {@link RandomAccessFile} keep the lock that their {@code close} takes, because that is the one
 * field of theirs that may hold anything.
 *
 * <p>Its value is its lock: where the next byte is, how many reads have been served since the last change, how often it
 * was changed, and the three states below. Whoever changes more than the place of the next byte sets {@link #BUSY}
 * first, and whoever takes bytes finds out by the same compare-and-set that nobody did.
 *
 * <p>At rest the file is as the system has it, and reads of the thread that owns the window go by it: so that a file
 * that is read here and there pays for no lock. Another thread that comes then ends the window for good, for a read of
 * the owner's may be under way; while the window is in use, threads may come and go.
 */
final class StandpipeWindow extends AtomicLong {
    /** Returned for what the file's own method has to do. */
    static final int NOT_HERE = -2;

    static final long NO_POSITION = Long.MIN_VALUE;

    private static final long serialVersionUID = 1;

    /** Up to here a read is one of those that a buffer is for. */
    private static final int SMALL = 512;

    /** Costs hardly more to read than a single byte does, and so hardly anything where it is not used. */
    private static final int FIRST = 1024;

    private static final int GROWTH = 4;
    private static final int MOST = 65536;

    /** A window at rest keeps so much for the next time. */
    private static final int KEPT = 4096;

    private static final int LONGEST_WAIT = 4096;

    private static final long INDEX = (1 << 17) - 1;
    private static final long BUSY = 1 << 17;
    private static final long RESTS = 1 << 18;
    private static final long OFF = 1 << 19;
    private static final int PLACE = (1 << 20) - 1;
    private static final long ONE_CALL = 1 << 20;
    private static final int CALLS = 20;
    private static final long ONE_CHANGE = 1L << 40;

    private static final byte[] NOTHING = {};

    // Of whoever has set BUSY; what the quick reads look at is checked by their compare-and-set.
    private byte[] bytes = NOTHING;
    private int limit;
    private int next;
    private boolean rests;
    /** Where the system stands in the file: at the end of the window. */
    private long end;

    private int size = FIRST;
    private int misses;
    private FileDescriptor fd;
    private StandpipeEntry entry;

    /** Of the owner alone while it rests. */
    private int run;

    private int wait;

    private volatile Thread owner;

    StandpipeWindow() {
        super(RESTS);
    }

    /** The next byte if it is here. */
    int take() {
        long at = get();
        int k = (int) at & PLACE;
        byte[] b = bytes;
        if (k < limit && k < b.length) {
            int value = b[k] & 0xFF;
            if (compareAndSet(at, at + ONE_CALL + 1)) {
                return value;
            }
        }
        return NOT_HERE;
    }

    /** The next bytes if they are all here; {@code length} is at least 1. */
    int take(byte[] to, int offset, int length) {
        long at = get();
        int k = (int) at & PLACE;
        if (length <= limit - k && compareAndSet(at, at | BUSY)) {
            System.arraycopy(bytes, k, to, offset, length);
            if (!compareAndSet(at | BUSY, at + ONE_CALL + length)) {
                open(at);
                next = k + length;
                leave();
            }
            return length;
        }
        return NOT_HERE;
    }

    /** One byte, or {@code length} of them where {@code to} is given. */
    int read(Object file, byte[] to, int offset, int length) throws IOException {
        if (!enter(file, length)) {
            return NOT_HERE;
        }
        try {
            if (rests && !begins()) {
                return NOT_HERE;
            }
            return to == null ? readOne(file) : readMany(file, to, offset, length);
        } finally {
            leave();
        }
    }

    private int readOne(Object file) throws IOException {
        if (next >= limit) {
            fill(file);
        }
        if (next >= limit) {
            return -1;
        }
        entry.saved++;
        return bytes[next++] & 0xFF;
    }

    private int readMany(Object file, byte[] to, int offset, int length) throws IOException {
        int done = pass(to, offset, length);
        if (done == length) {
            return done;
        }
        try {
            if (length - done < size) {
                fill(file);
                done += pass(to, offset + done, length - done);
            } else {
                done += Math.max(past(file, to, offset + done, length - done), 0);
            }
        } catch (IOException | RuntimeException | Error x) {
            // The system, too, returns what it has before a fault and meets the fault the next time.
            if (done == 0) {
                throw x;
            }
        }
        return done == 0 ? -1 : done;
    }

    private int pass(byte[] to, int offset, int length) {
        int n = Math.min(limit - next, length);
        if (n > 0) {
            System.arraycopy(bytes, next, to, offset, n);
            next += n;
            entry.saved++;
        }
        return n;
    }

    /** Into the program's own array, which is as large as the window at least. */
    private int past(Object file, byte[] to, int offset, int length) throws IOException {
        limit = 0;
        next = 0;
        int n = StandpipeCalls.read(file, to, offset, length);
        end += Math.max(n, 0);
        return n;
    }

    /** Nothing is called between the read and the note of it: at the end of a stack that could fail. */
    private void fill(Object file) throws IOException {
        if (limit == size) {
            misses = 0;
            size = Math.min(size * GROWTH, MOST);
        }
        byte[] into = bytes.length >= size ? bytes : entry.room(size, bytes);
        int most = Math.min(size, into.length);
        limit = 0;
        next = 0;
        entry.filled++;
        int n = StandpipeCalls.read(file, into, 0, most);
        if (n > 0) {
            bytes = into;
            limit = n;
            end += n;
        }
    }

    /** Whether it was done here. */
    boolean seek(RandomAccessFile file, long position) throws IOException {
        if (!enter()) {
            return false;
        }
        try {
            if (position < 0) {
                rest();
                return false;
            }
            if (position >= end - limit && position <= end) {
                next = (int) (position - end) + limit;
            } else {
                seekPast(file, position);
            }
            return true;
        } finally {
            leave();
        }
    }

    private void seekPast(RandomAccessFile file, long position) throws IOException {
        try {
            StandpipeCalls.seek(file, position);
            judge();
            next = limit;
        } finally {
            rest();
        }
    }

    /** Where the program stands in the file, or {@link #NO_POSITION}. */
    long position() {
        if (!enterForALook()) {
            return NO_POSITION;
        }
        long here = end - (limit - next);
        leave();
        return here;
    }

    /** {@link #NO_POSITION} if not here; then the file is as the system has it. */
    long skip(long n) {
        if (!enterForALook()) {
            return NO_POSITION;
        }
        boolean here = n >= -next && n <= limit - next;
        if (here) {
            next += (int) n;
        } else {
            rest();
        }
        leave();
        return here ? n : NO_POSITION;
    }

    int available() throws IOException {
        if (!enterForALook()) {
            return NOT_HERE;
        }
        try {
            long left = StandpipeCalls.size(fd) - end + (limit - next);
            return (int) Math.min(Math.max(left, 0), Integer.MAX_VALUE);
        } finally {
            leave();
        }
    }

    /** From here on the file is as the system has it, until small reads begin again. */
    void settle() {
        if (enter()) {
            rest();
            leave();
        }
    }

    /** The file was written by another way. */
    void drop() {
        for (int tries = 0; ; tries++) {
            long at = get();
            if ((at & BUSY) != 0) {
                StandpipeFiles.pause(tries);
            } else if ((at & (RESTS | OFF)) != 0) {
                return;
            } else if (compareAndSet(at, at | BUSY)) {
                open(at);
                rest();
                leave();
                return;
            }
        }
    }

    /** From here on the file is as the system has it, for good. */
    void end(int reason) {
        off(reason);
        for (int tries = 0; (get() & BUSY) != 0; tries++) {
            StandpipeFiles.pause(tries);
        }
    }

    /** The same without waiting: a read may be under way that takes its time. */
    void off(int reason) {
        for (; ; ) {
            long at = get();
            if ((at & OFF) != 0) {
                return;
            }
            if (compareAndSet(at, at | OFF | BUSY)) {
                tellEnd(reason);
                if ((at & BUSY) == 0) {
                    open(at);
                    leave();
                }
                return;
            }
        }
    }

    private void tellEnd(int reason) {
        StandpipeEntry known = entry;
        if (known != null) {
            known.endedBy(reason);
        }
    }

    private boolean enter() {
        return enter(null, 0);
    }

    /** For what does not interrupt a sequence of small reads. */
    private boolean enterForALook() {
        return enter(null, -1);
    }

    /**
     * Whether the window is the calling thread's now, until it leaves: because it is in use, or because a small read of
     * so many bytes lets it begin. If not, the file's own method can do its work.
     */
    private boolean enter(Object file, int length) {
        for (int tries = 0; ; tries++) {
            long at = get();
            if ((at & BUSY) != 0) {
                StandpipeFiles.pause(tries);
                continue;
            }
            if ((at & OFF) != 0) {
                return false;
            }
            if ((at & RESTS) != 0) {
                if (owner != Thread.currentThread()) {
                    adopt(at);
                    continue;
                }
                if (!isToBegin(file, length)) {
                    return false;
                }
            }
            if (compareAndSet(at, at | BUSY)) {
                open(at);
                owner = Thread.currentThread();
                return true;
            }
        }
    }

    /** A thread that did not own it comes while it rests. */
    private void adopt(long at) {
        if (compareAndSet(at, at | BUSY)) {
            open(at);
            Thread other = owner;
            if (other == null || !other.isAlive()) {
                owner = Thread.currentThread();
            } else {
                set(get() | OFF);
                tellEnd(StandpipeEntry.BY_ANOTHER_THREAD);
            }
            leave();
        }
    }

    private boolean isToBegin(Object file, int length) {
        if (length < 0) {
            return false;
        }
        if (length == 0 || length > SMALL) {
            run = 0;
            return false;
        }
        if (wait > 0) {
            wait--;
            return false;
        }
        if (run++ == 0) {
            return false;
        }
        run = 0;
        if (entry == null) {
            fd = StandpipeCalls.descriptor(file);
            entry = StandpipeFiles.enter(this, file, fd);
        }
        return entry != null;
    }

    /** Whether there is a window now, with nothing in it yet. */
    private boolean begins() {
        if (!entry.isAdmitted()) {
            set(get() | OFF);
            return false;
        }
        if (bytes.length == 0) {
            bytes = entry.room(FIRST, NOTHING);
        }
        if (bytes.length == 0) {
            wait = LONGEST_WAIT;
            return false;
        }
        try {
            end = StandpipeCalls.position(fd);
        } catch (IOException closed) {
            return false;
        }
        rests = false;
        return true;
    }

    /** Sets the system to where the program is. */
    private void rest() {
        if (rests) {
            return;
        }
        int left = limit - next;
        if (left > 0) {
            try {
                StandpipeCalls.seek(fd, end - left);
            } catch (IOException closed) {
                // it is nowhere
            }
        }
        limit = 0;
        next = 0;
        rests = true;
        run = 0;
        size = FIRST;
        if (bytes.length > KEPT) {
            bytes = entry.room(0, NOTHING);
        }
    }

    /** The program has gone elsewhere. */
    private void judge() {
        if (next * 2 >= limit) {
            misses = 0;
        } else if (++misses > 1) {
            wait = Math.min(8 << Math.min(misses, 16), LONGEST_WAIT);
        }
    }

    private void open(long at) {
        next = (int) (at & INDEX);
        rests = (at & RESTS) != 0;
        int served = (int) (at >>> CALLS) & (int) (ONE_CALL - 1);
        if (served > 0) {
            entry.saved += served;
        }
    }

    private void leave() {
        for (; ; ) {
            long at = get();
            if ((at & OFF) != 0) {
                rest();
                bytes = NOTHING;
                if (entry != null) {
                    entry.leave();
                }
            }
            long state = rests ? RESTS | next : next;
            if (compareAndSet(at, (at & -ONE_CHANGE) + ONE_CHANGE | at & OFF | state)) {
                return;
            }
        }
    }
}
