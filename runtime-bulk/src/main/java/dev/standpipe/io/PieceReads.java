package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.EOFException;
import java.io.IOException;

/**
 * Reads the pieces of a layout as if one after another, in the order of the file. Where the holes between them are
 * small they are read in passing; if that fails, each piece is read by itself, for the fault may lie in a hole. If the
 * file ends, all elements that lie before its end are stored, though the piece they belong to comes later.
 */
final class PieceReads extends Window {
    /** In the order of the file the data are in that of the array too. */
    private final boolean inOrder;

    private EOFException ended;
    private long fileEnd = Long.MAX_VALUE;

    PieceReads(TransferBuffer ferry, Element type, Object array, int first, Permit permit, int hole, boolean inOrder) {
        super(ferry, type, array, first, permit, hole);
        this.inOrder = inOrder;
    }

    @Override
    void move(Batch[] all, int length) throws IOException {
        boolean isThere = false;
        try {
            isThere = end <= fileEnd && fill(start, 0, length) == length;
        } catch (IOException x) {
            // whoever reads what it lies in meets it again
        }
        if (!isThere) {
            each(all);
        } else if (permit.begin()) {
            try {
                store(all);
            } finally {
                permit.end();
            }
        }
    }

    private void store(Batch[] all) {
        int gathered = 0;
        for (int k = 0; k < count; k++) {
            Batch batch = all[k];
            int at = (int) (batch.at - start);
            if (inOrder) {
                ferry.gather(at, batch.length, batch.count, batch.stride, gathered);
                gathered += batch.length * batch.count;
            } else {
                decode(at, batch.from, batch.length);
            }
        }
        if (inOrder) {
            decode(0, all[0].from, gathered);
        }
    }

    @Override
    void single(long at, long length, long from) throws IOException {
        for (long done = 0; done < length && at + done + type.size <= fileEnd && permit.lasts(); ) {
            int want = (int) Math.min(ferry.length(), length - done);
            int got = 0;
            try {
                while (got < want) {
                    int n = ferry.read(at + done + got, got, want - got);
                    if (n <= 0) {
                        endsAt(at + done + got, at + length);
                        break;
                    }
                    got += n;
                }
            } finally {
                if (permit.begin()) {
                    try {
                        decode(0, from + done, got);
                    } finally {
                        permit.end();
                    }
                }
            }
            done += want;
        }
    }

    private void endsAt(long position, long wanted) {
        fileEnd = Math.min(fileEnd, position);
        if (ended == null) {
            ended = new EOFException("the file ended at offset " + position + ", before " + wanted);
        }
    }

    @Override
    void finish() throws IOException {
        flush();
        if (ended != null) {
            throw ended;
        }
    }
}
