package java.io;

import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;

/**
 * The part of a file that was read before the program asked for it, of one open file. It stands where {@link
 * FileInputStream} and {@link RandomAccessFile} keep the lock that their {@code close} takes, because that is the one
 * field of theirs that may hold anything. That of a channel is in a {@link StandpipePlace}.
 */
final class StandpipeWindow extends StandpipeAtHand {
    static final long NO_POSITION = Long.MIN_VALUE;

    private static final long serialVersionUID = 1;

    /** A window at rest keeps so much for the next time. */
    private static final int KEPT = 4096;

    private final StandpipeSequence sequence = new StandpipeSequence();
    private StandpipeEntry entry;

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
            // a read of the program's own length needs less; to ask for memory outside the heap takes the JDK a second
            rest();
            sequence.pause();
            if (file instanceof FileChannel) {
                turnOff();
            }
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
        try {
            if (done == length) {
                return done;
            } else if (length - done < sequence.size()) {
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
        try {
            if (n >= -next && n <= limit - next) {
                next += (int) n;
                return n;
            }
            rest();
            return NO_POSITION;
        } finally {
            leave();
        }
    }

    int available() {
        if (!enterForALook()) {
            return NOT_HERE;
        }
        try {
            long left = StandpipeCalls.size(fd) - end + (limit - next);
            if (left >= 0) {
                return (int) Math.min(left, Integer.MAX_VALUE);
            }
            // the file was cut off: channels tell how much is missing, streams do not
            rest();
            return NOT_HERE;
        } catch (IOException closed) {
            rest();
            return NOT_HERE;
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
            sequence.takeAtMost(file instanceof FileChannel ? UNASKED : Integer.MAX_VALUE);
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
