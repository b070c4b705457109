package dev.standpipe.runtime.file;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * The windows of a file through which one run of a loop reads pieces of it, by the file's own methods. A window is
 * longer than the piece that it is read for as far as the windows before it have saved time: of pieces that lie far
 * apart, or in no order, each is read by itself, or by the loop where that is as fast.
 */
public final class Sieve {
    /** A request that every JDK makes in one piece. */
    static final int LONGEST = Scratch.LENGTH;

    /**
     * As many bytes are read in passing for each request that is spared. To set the position and to ask costs as much
     * as the copy of twice as many, out of the system's memory and the JDK's.
     */
    static final int HOLE = 2048;

    /** So many windows in a row that serve one round each, which the loop could as well, and it goes on by itself. */
    static final int BARREN = 32;

    private final RandomAccessFile file;
    private final int size;
    private final Site site;
    private final int rounds;
    private final long started;

    /** Where the file stood before. */
    private final long before;

    /** Where it was left since; less than 0 in the middle of a call, which who stops the thread may end. */
    private long stands;

    /** The loop's own code looks at them, so they are never lent to another. */
    private byte[] bytes;

    /** Requests for a round that takes the loop no longer. */
    private int singles;

    private boolean isSingle;

    // Before the first window, as if there had been one too far away to go on from: what only the first one did would
    // make C2 compile all rows once more when the loop is run again.

    /** Where the window begins, with what it was read for, and where it ends. */
    private long asked = -LONGEST;

    private long end = Long.MAX_VALUE;

    /** Rounds that were left then. */
    private int left;

    /** Bytes that may be read in vain, since so much time was saved. */
    private long credit = HOLE;

    private int barren;

    private Sieve(RandomAccessFile file, int rounds, int size, Site site) throws IOException {
        this.file = file;
        this.rounds = rounds;
        this.left = rounds + 1;
        this.size = size;
        this.site = site;
        this.bytes = new byte[size];
        this.before = file.getFilePointer();
        this.stands = before;
        this.started = site.clock((long) rounds * size);
    }

    /** Null, with the reason at the site, where the file cannot be read so. */
    public static Sieve of(Object file, int rounds, int size, Site site) throws IOException {
        if (file == null || file.getClass() != RandomAccessFile.class) {
            site.refused(Decline.RECEIVER_UNKNOWN, file, Integer.MAX_VALUE);
            return null;
        }
        if (!OrdinaryFiles.is(file)) {
            site.declined(Decline.NOT_A_FILE, file);
            return null;
        }
        if (site.smallSteps().leave(file)) {
            site.declined(Decline.FAR_APART, file);
            return null;
        }
        return new Sieve((RandomAccessFile) file, rounds, size, site);
    }

    public RandomAccessFile file() {
        return file;
    }

    public Site site() {
        return site;
    }

    /** The bytes of the window, and after them some that mean nothing. */
    public byte[] bytes() {
        return bytes;
    }

    /** Rounds that were made when so many are left. */
    public int made(int left) {
        return rounds - left;
    }

    /** Bytes that each round reads. */
    public int size() {
        return size;
    }

    /**
     * Reads a window that begins with what the next round reads. Returns how many bytes it has; 0 when the loop is to
     * go on by itself, for it meets something there, or is as fast.
     */
    public long window(long position, int left) throws IOException {
        int length = length(position, size, left);
        if (bytes.length < length) {
            bytes = new byte[length];
        }
        return window(position, size, isQuick(size), left, bytes, length);
    }

    /** The same where the round reads so many elements of one size, into an array of {@link Scratch#LENGTH}. */
    public long window(long position, int elements, int shift, int left, byte[] into) throws IOException {
        int size = elements << shift;
        boolean single = elements == 1 && isQuick(size);
        return window(position, size, single, left, into, length(position, size, left));
    }

    /** How long a window is to be, or 0 when there is to be none. */
    private int length(long position, int size, int left) {
        return position < 0 || position > Long.MAX_VALUE - LONGEST - size || isAsFast(left)
                ? 0
                : size + ahead(position, size, left);
    }

    private long window(long position, int size, boolean single, int left, byte[] into, int length) throws IOException {
        int n = length == 0 ? 0 : readAll(position, into, length);
        if (n == 0 || n < size) {
            return 0;
        }
        credit -= n - size;
        singles += single ? 1 : 0;
        isSingle = single;
        end = position + n;
        asked = position;
        this.left = left;
        return n;
    }

    private boolean isAsFast(int left) {
        int served = this.left - left;
        barren = served == 1 && isSingle ? barren + 1 : 0;
        credit += (served - 1L) * HOLE;
        if (barren >= BARREN) {
            site.declined(Decline.FAR_APART, file);
            return true;
        }
        return false;
    }

    /** Up to JDK 17 the loop asks for each byte of a value, and then once for each of few values. */
    private static boolean isQuick(int size) {
        return JavaVersion.RUNNING >= 21 || size == 1;
    }

    /**
     * How many bytes beyond what the round reads: none unless they are expected to serve the round after it. None for
     * a loop that goes down: the system copies a window upwards, so that what the loop reads last would be the oldest.
     */
    private int ahead(long position, int size, int left) {
        if (position < asked || position - end > HOLE) {
            return 0;
        }
        long step = (position - asked) / (this.left - left);
        long more = Math.min(Math.min(credit, LONGEST - size), step * (left - 1));
        return more < step ? 0 : (int) more;
    }

    /** As many of these bytes as the file has; none of them is missing because of what lies behind it. */
    private int readAll(long first, byte[] into, int length) throws IOException {
        seek(first);
        stands = -1;
        int n = 0;
        while (n < length) {
            int got = file.read(into, n, length - n);
            if (got <= 0) {
                break;
            }
            n += got;
        }
        stands = first + n;
        return n;
    }

    /** Leaves the file there, as a round does that reads nothing. */
    public void seek(long position) throws IOException {
        stands = -1;
        file.seek(position);
        stands = position;
    }

    /** Whether the file has other bytes there than a window at that place. */
    public boolean differs(long position, byte[] bytes, int at, int size) throws IOException {
        byte[] piece = new byte[size];
        seek(position);
        stands = -1;
        file.readFully(piece);
        for (int k = 0; k < size; k++) {
            if (piece[k] != bytes[at + k]) {
                return true;
            }
        }
        return false;
    }

    /** Leaves the file where the loop would have left it, or where it was before. */
    public void end(long position, int left) {
        end(position, made(left), made(left), (long) made(left) * size);
    }

    /** The same after so many rounds, in which so much was carried. */
    public void end(long position, int made, long elements, long carried) {
        long wanted = position < 0 ? before : position;
        if (stands != wanted) {
            try {
                seek(wanted);
            } catch (IOException closed) {
                // it is nowhere
            }
        }
        if (made > 0) {
            site.over(file, null);
            site.finished(Mode.DIRECT, elements, carried, started);
            // to begin and to end costs as much as a round
            site.smallSteps().count(file, made == 1 ? 0 : made - singles, 1);
        }
    }
}
