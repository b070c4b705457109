package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.file.Sieve;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.wire.Conversion;
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

    /** Whoever calls the doorway by himself may pass these on; what is borrowed is one thread's. */
    private final Thread thread = Thread.currentThread();

    /** Borrowed from the first window to the end, or null. */
    private byte[] borrowed;

    private Format format;
    private Conversion conversion;

    /** Where the last row has left the file, or less than 0. */
    private long last = -1;

    /** Where the window begins, and how long it is. */
    private long start;

    private long window;

    /** Where in the window the last row was, and its bytes. */
    private int at;

    private int size;

    private int made;
    private long elements;
    private long bytes;

    Rows(Sieve sieve) {
        this.sieve = sieve;
    }

    /** Fills {@code a[i…end)} from that position. Returns 0 when this row, and those behind it, are the loop's. */
    long read(long position, Object a, int i, int end, int how) throws IOException {
        if (thread != Thread.currentThread() || position < 0 || !isReady(how, a) || i < 0) {
            return 0;
        }
        if (end <= i) {
            sieve.seek(position);
            last = position;
            return DONE | i;
        }
        long wanted = (long) (end - i) << format.shift;
        if (end > Array.getLength(a) || wanted > LARGEST || !find(position, end - i)) {
            return 0;
        }
        Carriers.decode(format, conversion, borrowed, at, a, i, end - i);
        last = position + size;
        made++;
        elements += end - i;
        bytes += size;
        return DONE | end;
    }

    private boolean isReady(int how, Object a) {
        if (format == null) {
            Format asked = Format.of(how);
            if (asked == null || asked.singleBytes) {
                return false;
            }
            conversion = Conversion.ofReads(Carriers.preparedFor(asked), Integer.MAX_VALUE);
            format = asked;
        }
        return a != null && format.array.arrayType == a.getClass();
    }

    /** In the window, or in the next. */
    private boolean find(long position, int elements) throws IOException {
        size = elements << format.shift;
        at = Standpipe.inWindow(position, last, start, window, size);
        if (at < 0) {
            if (borrowed == null) {
                borrowed = Scratch.borrow(Scratch.LENGTH);
            }
            window = sieve.window(position, elements, format.shift, Integer.MAX_VALUE - made, borrowed);
            start = position;
            at = 0;
        }
        // without bytes the place in them would be taken for an address
        return window != 0 && borrowed != null;
    }

    /** Whether the file has other bytes there than the last row had. */
    boolean differ(long position) throws IOException {
        return sieve.differs(position, borrowed, at, size);
    }

    int elements() {
        return (int) Math.min(elements, Integer.MAX_VALUE);
    }

    long bytes() {
        return bytes;
    }

    /** Leaves the file where the last row has left it, or where it was before. */
    void end() {
        try {
            sieve.end(last, made, elements, bytes);
            if (made == 0) {
                sieve.site().smallSteps().count(sieve.file(), 0, 1);
            }
        } finally {
            giveBack();
        }
    }

    private void giveBack() {
        byte[] bytes = borrowed;
        if (bytes != null && thread == Thread.currentThread()) {
            window = 0;
            borrowed = null;
            Scratch.giveBack(bytes);
        }
    }
}
