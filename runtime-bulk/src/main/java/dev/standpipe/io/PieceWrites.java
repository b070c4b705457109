package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;

/**
 * Writes the pieces of a layout as if one after another, in the order of the file; those that touch go out together,
 * and nothing else is written. With locks, what lies in small holes is read and written back.
 */
final class PieceWrites extends Window {
    private final WindowLock lock;

    /** For holes of any length there must be a lock. */
    PieceWrites(TransferBuffer ferry, Element type, Object array, int first, Permit permit, int hole, WindowLock lock) {
        super(ferry, type, array, first, permit, hole);
        this.lock = lock;
    }

    @Override
    void move(Batch[] all, int length) throws IOException {
        if (lock == null) {
            put(all, length);
            return;
        }
        lock.take(start, length);
        try {
            if (!hasHoles() || hasFilled(length)) {
                put(all, length);
            } else {
                each(all);
            }
        } finally {
            lock.release();
        }
    }

    /** False if it cannot be read, which may be a matter of a hole. */
    private boolean hasFilled(int length) {
        try {
            int got = fill(start, length);
            ferry.clear(got, length - got);
            return true;
        } catch (IOException x) {
            return false;
        }
    }

    private void put(Batch[] all, int length) throws IOException {
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
        writeOut(start, length);
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
                    writeOut(at + done, chunk);
                }
            } finally {
                if (isOurs) {
                    lock.release();
                }
            }
            done += chunk;
        }
    }

    private void writeOut(long at, int length) throws IOException {
        for (int done = 0; done < length; ) {
            int n = ferry.write(at + done, done, length - done);
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
