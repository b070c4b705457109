package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.util.Arrays;

/**
 * Pieces of a file that are near enough to each other to go through one request, the holes between them too. It takes
 * runs in the order of the file, and moves the window when the next one does not fit.
 */
abstract class Window implements Runs {
    /** Enough for runs of four bytes and holes as long, two at a time, and little memory. */
    private static final int MOST_BATCHES = 1 << 14;

    final TransferBuffer ferry;
    final Element type;
    final Permit permit;
    private final Object array;
    private final int first;
    private final int mostHole;

    /** Where the window begins and ends in the file. */
    long start;

    long end;

    private Batch[] batches = new Batch[4];
    int count;

    /** {@code first}: the element of the array that is the pattern's first. */
    Window(TransferBuffer ferry, Element type, Object array, int first, Permit permit, int mostHole) {
        this.ferry = ferry;
        this.type = type;
        this.array = array;
        this.first = first;
        this.permit = permit;
        this.mostHole = mostHole;
    }

    /** Runs of one length at equal distances. */
    static final class Batch {
        long at;
        int length;
        int count;
        int stride;
        long from;

        boolean isContinuedBy(long next, long data) {
            return count == 1 && at + length == next && from + length == data;
        }
    }

    @Override
    public final void runs(long at, long length, long runs, long stride, long from) throws IOException {
        if (runs > 1 && (stride - length > mostHole || length > ferry.length())) {
            for (long k = 0; k < runs; k++) {
                runs(at + k * stride, length, 1, 0, from + k * length);
            }
        } else if (length > ferry.length()) {
            flush();
            single(at, length, from);
        } else {
            for (long k = 0; k < runs; ) {
                k += add(at + k * stride, length, runs - k, stride, from + k * length);
            }
        }
    }

    /** Returns how many of the runs have found room. */
    private long add(long at, long length, long runs, long stride, long from) throws IOException {
        int room = ferry.length();
        if (count > 0 && (at - end > mostHole || at + length - start > room || count == MOST_BATCHES)) {
            flush();
        }
        if (count == 0) {
            start = at;
            end = at;
        }
        long fit = runs == 1 ? 1 : Math.min(runs, (start + room - at - length) / stride + 1);
        Batch last = count > 0 ? batches[count - 1] : null;
        if (fit == 1 && last != null && last.isContinuedBy(at, from)) {
            last.length += (int) length;
        } else {
            Batch batch = next();
            batch.at = at;
            batch.length = (int) length;
            batch.count = (int) fit;
            batch.stride = (int) stride;
            batch.from = from;
        }
        end = Math.max(end, at + (fit - 1) * stride + length);
        return fit;
    }

    private Batch next() {
        if (count == batches.length) {
            batches = Arrays.copyOf(batches, 2 * count);
        }
        if (batches[count] == null) {
            batches[count] = new Batch();
        }
        return batches[count++];
    }

    /** Moves what has been told of. */
    final void flush() throws IOException {
        if (count == 0) {
            return;
        }
        try {
            if (!permit.lasts()) {
                return;
            }
            if (count == 1 && batches[0].count == 1) {
                single(start, end - start, batches[0].from);
            } else {
                move(batches, (int) (end - start));
            }
        } finally {
            count = 0;
        }
    }

    /** All has been told of. */
    abstract void finish() throws IOException;

    /** Moves the window, which holds several runs. */
    abstract void move(Batch[] all, int length) throws IOException;

    /** Moves one run, however long. */
    abstract void single(long at, long length, long from) throws IOException;

    /** Moves the runs of the window one by one. */
    final void each(Batch[] all) throws IOException {
        for (int k = 0; k < count; k++) {
            Batch batch = all[k];
            for (int r = 0; r < batch.count; r++) {
                single(batch.at + (long) r * batch.stride, batch.length, batch.from + (long) r * batch.length);
            }
        }
    }

    /** Reads what lies there to behind {@code place} bytes of the buffer. Returns how much that was. */
    final int fill(long at, int place, int length) throws IOException {
        int got = 0;
        while (got < length) {
            int n = ferry.read(at + got, place + got, length - got);
            if (n <= 0) {
                break;
            }
            got += n;
        }
        return got;
    }

    /** From the buffer to the elements whose data begin so far from the first. */
    final void decode(int at, long from, int bytes) {
        ferry.decode(type, at, array, first + (int) (from >> type.shift), bytes >> type.shift);
    }

    final void encode(long from, int bytes, int at) {
        ferry.encode(type, array, first + (int) (from >> type.shift), bytes >> type.shift, at);
    }
}
