package java.io;

import java.nio.channels.ClosedChannelException;

/**
 * The part of a file that was read before the program asked for it, of one open file. It stands where {@link
 * FileInputStream} and {@link RandomAccessFile} keep the lock that their {@code close} takes, because that is the one
 * field of theirs that may hold anything.
 */
final class StandpipeWindow extends StandpipeBeneath {
    /** Returned for what the file's own method has to do. */
    static final int NOT_HERE = -2;

    static final long NO_POSITION = Long.MIN_VALUE;

    private static final long serialVersionUID = 1;

    /** A window at rest keeps so much for the next time. */
    private static final int KEPT = 4096;

    private static final byte[] NOTHING = {};

    // Of whoever has set BUSY; what the quick reads look at is checked by their compare-and-set.
    private byte[] bytes = NOTHING;
    private int limit;

    private final StandpipeSequence sequence = new StandpipeSequence();
    private StandpipeEntry entry;

    /** The next byte if it is here. */
    int take() {
        long at = get();
        int k = (int) at & PLACE;
        byte[] b = bytes;
        if (k < limit && k < b.length && !entry.isLost()) {
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
        if (length <= limit - k && !entry.isLost() && compareAndSet(at, at | BUSY)) {
            System.arraycopy(bytes, k, to, offset, length);
            if (!compareAndSet(at | BUSY, at + ONE_CALL + length)) {
                leaveAt(at, k + length);
            }
            return length;
        }
        return NOT_HERE;
    }

    /** Whether they are all here. */
    boolean has(long length) {
        return length <= limit - ((int) get() & PLACE);
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
        } catch (OutOfMemoryError none) {
            rest();
            return NOT_HERE;
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
            if (length - done < sequence.size()) {
                fill(file);
                done += pass(to, offset + done, length - done);
            } else {
                done += Math.max(past(file, to, offset + done, length - done), 0);
            }
        } catch (IOException | RuntimeException | Error x) {
            // The system, too, returns what it has before a fault and meets the fault the next time. Who was
            // interrupted
            // or closed the file is told so once.
            if (done == 0 || x instanceof ClosedChannelException) {
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
        return readOn(file, to, offset, length);
    }

    private void fill(Object file) throws IOException {
        sequence.goesOn(limit);
        int size = sequence.size();
        byte[] into = bytes.length >= size ? bytes : entry.room(size, bytes);
        int most = Math.min(size, into.length);
        limit = 0;
        next = 0;
        entry.filled++;
        int n = readSome(file, into, most);
        if (n > 0) {
            bytes = into;
            limit = n;
        }
    }

    /** Whether it was done here. */
    boolean seek(Object file, long position) throws IOException {
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

    private void seekPast(Object file, long position) throws IOException {
        try {
            seekBeneath(file, position);
            sequence.isLeft(next, limit);
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
            return (int) Math.min(Math.max(StandpipeCalls.size(fd) - end + (limit - next), 0), Integer.MAX_VALUE);
        } finally {
            leave();
        }
    }

    @Override
    boolean isToBegin(Object file, int length) {
        if (!sequence.isToBegin(length)) {
            return false;
        }
        if (entry == null) {
            fd = StandpipeCalls.descriptor(file);
            try {
                entry = StandpipeFiles.enter(this, file, fd);
            } catch (OutOfMemoryError none) {
                sequence.pause();
            }
        }
        return entry != null;
    }

    /** Whether there is a window now, with nothing in it yet. */
    private boolean begins() {
        if (!entry.isAdmitted()) {
            turnOff();
            return false;
        }
        bytes = bytes.length == 0 ? entry.room(sequence.size(), NOTHING) : bytes;
        if (bytes.length == 0) {
            sequence.pause();
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

    @Override
    void rest() {
        if (rests) {
            return;
        }
        standBefore(limit - next);
        limit = 0;
        next = 0;
        rests = true;
        sequence.restart();
        if (bytes.length > KEPT) {
            bytes = NOTHING;
            entry.giveRoomBack();
        }
    }

    @Override
    boolean isLost() {
        return entry != null && entry.isLost();
    }

    @Override
    void served(int reads) {
        entry.saved += reads;
    }

    @Override
    void tellEnd(int reason) {
        StandpipeEntry known = entry;
        if (known != null) {
            known.endedBy(reason);
        }
    }

    @Override
    void vanish() {
        bytes = NOTHING;
        if (entry != null) {
            entry.leave();
        }
    }
}
