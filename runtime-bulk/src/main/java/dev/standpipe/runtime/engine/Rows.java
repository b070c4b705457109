package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.codec.Decoder;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.file.Sieve;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;
import java.io.Standpipe;
import java.lang.reflect.Array;

/** The rows that one run of a loop reads out of windows of a file, each of them into a part of an array. */
final class Rows {
    /** Larger ones gain little by it, and are read faster by requests of their own. */
    static final int LARGEST = 8192;

    /** Returned with the index when a row is done. */
    private static final long DONE = 1L << Integer.SIZE;

    private final Sieve sieve;
    private final Class<?> type;
    private final int shift;
    private final Decoder decoder;

    /** Whoever calls the doorway by himself may pass these on; what is borrowed is one thread's. */
    private final Thread thread = Thread.currentThread();

    /** Borrowed until the end. */
    private byte[] borrowed;

    /** The last array that is one of that type, and its length. */
    private Object array;

    private int length;

    /** Whether there was a row, be it the loop's. */
    private boolean areBegun;

    /** Where the last row has left the file, or less than 0. */
    private long last = -1;

    /** Where the window begins, and how long it is. */
    private long start;

    private long window;

    private int made;
    private long elements;

    private Rows(Sieve sieve, Format format) {
        this.sieve = sieve;
        this.type = format.array.arrayType;
        this.shift = format.shift;
        this.decoder = Carriers.decoderFor(format);
        this.borrowed = Scratch.borrow(Scratch.LENGTH);
    }

    /** Null where there are no such elements. */
    static Rows of(Sieve sieve, int how) {
        Format format = Format.of(how);
        return format == null || format.singleBytes ? null : new Rows(sieve, format);
    }

    /** Fills {@code a[i…end)} from that position. Returns 0 when this row, and those behind it, are the loop's. */
    long read(long position, Object a, int i, int end) throws IOException {
        if (thread != Thread.currentThread() || (a != array || a == null) && !isTaken(a) || position < 0 || i < 0) {
            return 0;
        }
        if (end <= i) {
            sieve.seek(position);
            last = position;
            return DONE | i;
        }
        int n = end - i;
        long size = (long) n << shift;
        byte[] bytes = borrowed;
        if (end > length || size > LARGEST || bytes == null) {
            return 0;
        }
        int at = Standpipe.inWindow(position, last, start, window, (int) size);
        if (at < 0) {
            if (!look(position, n, bytes)) {
                return 0;
            }
            at = 0;
        }
        decoder.decode(bytes, at, a, i, n);
        last = position + size;
        count(n);
        return DONE | end;
    }

    private void count(int n) {
        made++;
        elements += n;
    }

    private boolean isTaken(Object a) {
        areBegun = true;
        if (a == null || a.getClass() != type) {
            return false;
        }
        // a thread may be stopped in between, and whoever calls the doorway by himself go on
        array = null;
        length = Array.getLength(a);
        array = a;
        return true;
    }

    /** For the next window, which begins with that row. */
    private boolean look(long position, int elements, byte[] into) throws IOException {
        // and none if this fails
        window = 0;
        start = position;
        window = sieve.window(position, elements, shift, Integer.MAX_VALUE - made, into);
        // looked at again with the next row: what only the first row did, C2 would take for what is never done
        array = null;
        return window != 0;
    }

    /** Whether the file has other bytes there than the last row had, which was at that position. */
    boolean differ(long position) throws IOException {
        return sieve.differs(position, borrowed, (int) (position - start), (int) (last - position));
    }

    int elements() {
        return (int) Math.min(elements, Integer.MAX_VALUE);
    }

    long bytes() {
        return elements << shift;
    }

    Sieve sieve() {
        return sieve;
    }

    /** Leaves the file where the last row has left it, or where it was before. */
    void end() {
        try {
            sieve.end(last, made, elements, bytes());
            if (areBegun && made == 0) {
                sieve.site().smallSteps().count(sieve.file(), 0, 1);
            }
        } finally {
            giveBack();
        }
    }

    private void giveBack() {
        array = null;
        byte[] bytes = borrowed;
        if (bytes != null && thread == Thread.currentThread()) {
            window = 0;
            borrowed = null;
            Scratch.giveBack(bytes);
        }
    }
}
