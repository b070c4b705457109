package dev.standpipe.io.collective;

import dev.standpipe.io.Layout;
import java.util.Arrays;

/** Pieces of one length in rows: within each they lie at one distance, and each has as many. */
final class PieceRows implements Layout.PieceVisitor {
    private static final int UNKNOWN = 0;

    private long[] starts = new long[16];
    private int rows;
    private int pieces;
    private long length;
    private long distance;
    private int inRow = UNKNOWN;
    /** Of the row that is under way. */
    private int here;

    private long last;
    private boolean areRows = true;

    @Override
    public void piece(long offset, long bytes) {
        if (pieces++ == 0) {
            length = bytes;
            begin(offset);
        } else if (bytes != length) {
            areRows = false;
        } else if (pieces == 2) {
            distance = offset - last;
            here++;
        } else if (offset - last == distance) {
            here++;
        } else {
            areRows &= inRow == UNKNOWN || here == inRow;
            inRow = inRow == UNKNOWN ? here : inRow;
            begin(offset);
        }
        last = offset;
    }

    private void begin(long offset) {
        if (rows == starts.length) {
            starts = Arrays.copyOf(starts, 2 * rows);
        }
        starts[rows++] = offset;
        here = 1;
    }

    boolean areRows() {
        return areRows && (inRow == UNKNOWN || here == inRow);
    }

    /** From the beginning on, and of that length. */
    boolean isOnePiece(long all) {
        return pieces == 1 && starts[0] == 0 && length == all;
    }

    long length() {
        return length;
    }

    /** How many there are in each. */
    int inRow() {
        return inRow == UNKNOWN ? here : inRow;
    }

    /** From one piece of a row to the next. */
    long distance() {
        return distance;
    }

    /** Where rows begin. */
    long[] starts() {
        return Arrays.copyOf(starts, rows);
    }

    /** The same of rows: where these begin is where the pieces are. */
    static PieceRows of(long[] starts) {
        PieceRows rows = new PieceRows();
        for (long start : starts) {
            rows.piece(start, 1);
        }
        return rows;
    }
}
