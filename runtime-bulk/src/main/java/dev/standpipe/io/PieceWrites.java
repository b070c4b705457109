package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.util.Arrays;

/**
 * Writes the pieces of a layout as if one after another, in the order of the file; those that touch go out together,
 * and nothing else is written. With locks, what lies in small holes is read and written back.
 */
final class PieceWrites extends Window {
    /** Null to leave the holes alone; else what lies in a window is locked at once, be it near or not. */
    private final WindowLock lock;

    private final int hole;

    /** Parts of the window that are written by one request each: where they begin and end, and if they have holes. */
    private long[] starts = new long[4];

    private long[] ends = new long[4];
    private boolean[] holes = new boolean[4];
    private int stretches;

    PieceWrites(TransferBuffer ferry, Element type, Object array, int first, Permit permit, int hole, WindowLock lock) {
        super(ferry, type, array, first, permit, lock == null ? 0 : Integer.MAX_VALUE);
        this.hole = hole;
        this.lock = lock;
    }

    @Override
    void move(Batch[] all, int length) throws IOException {
        divide(all);
        if (lock == null) {
            put(all);
            return;
        }
        lock.take(start, length);
        try {
            if (fillHoles()) {
                put(all);
            } else {
                each(all);
            }
        } finally {
            lock.release();
        }
    }

    private void divide(Batch[] all) {
        stretches = 0;
        for (int k = 0; k < count; k++) {
            Batch batch = all[k];
            if (batch.stride - batch.length <= hole) {
                stretch(batch.at, batch.at + (long) (batch.count - 1) * batch.stride + batch.length, batch.count > 1);
            } else {
                for (int r = 0; r < batch.count; r++) {
                    long at = batch.at + (long) r * batch.stride;
                    stretch(at, at + batch.length, false);
                }
            }
        }
    }

    private void stretch(long from, long to, boolean hasHoles) {
        int last = stretches - 1;
        if (last >= 0 && from - ends[last] <= hole) {
            holes[last] |= hasHoles || from > ends[last];
            ends[last] = to;
            return;
        }
        if (stretches == starts.length) {
            starts = Arrays.copyOf(starts, 2 * stretches);
            ends = Arrays.copyOf(ends, 2 * stretches);
            holes = Arrays.copyOf(holes, 2 * stretches);
        }
        starts[stretches] = from;
        ends[stretches] = to;
        holes[stretches++] = hasHoles;
    }

    /** False if something cannot be read, which may be a matter of a hole. */
    private boolean fillHoles() {
        try {
            for (int k = 0; k < stretches; k++) {
                if (holes[k]) {
                    int place = (int) (starts[k] - start);
                    int length = (int) (ends[k] - starts[k]);
                    int got = fill(starts[k], place, length);
                    ferry.clear(place + got, length - got);
                }
            }
            return true;
        } catch (IOException x) {
            return false;
        }
    }

    private void put(Batch[] all) throws IOException {
        if (!permit.begin()) {
            return;
        }
        try {
            for (int k = 0; k < count; k++) {
                Batch batch = all[k];
                int at = (int) (batch.at - start);
                for (int r = 0; r < batch.count; r++) {
                    encode(batch.from + (long) r * batch.length, batch.length, at + r * batch.stride);
                }
            }
        } finally {
            permit.end();
        }
        for (int k = 0; k < stretches; k++) {
            writeOut(starts[k], (int) (starts[k] - start), (int) (ends[k] - starts[k]));
        }
    }

    @Override
    void single(long at, long length, long from) throws IOException {
        for (long done = 0; done < length && permit.lasts(); ) {
            int chunk = (int) Math.min(ferry.length(), length - done);
            boolean isOurs = lock != null && lock.take(at + done, chunk);
            try {
                if (permit.begin()) {
                    try {
                        encode(from + done, chunk, 0);
                    } finally {
                        permit.end();
                    }
                    writeOut(at + done, 0, chunk);
                }
            } finally {
                if (isOurs) {
                    lock.release();
                }
            }
            done += chunk;
        }
    }

    private void writeOut(long at, int place, int length) throws IOException {
        for (int done = 0; done < length; ) {
            int n = ferry.write(at + done, place + done, length - done);
            if (n <= 0) {
                throw new IOException("nothing could be written at offset " + (at + done));
            }
            done += n;
        }
    }

    @Override
    void finish() throws IOException {
        flush();
    }
}
