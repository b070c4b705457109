package dev.standpipe.io;

import java.io.IOException;

/** Makes one piece of runs that touch. */
final class PieceJoiner implements Runs {
    private final Layout.PieceVisitor visitor;
    private long start;
    private long length;

    PieceJoiner(Layout.PieceVisitor visitor) {
        this.visitor = visitor;
    }

    @Override
    public void runs(long at, long runLength, long count, long stride, long from) throws IOException {
        for (long k = 0; k < count; k++) {
            long next = at + k * stride;
            if (length > 0 && start + length == next) {
                length += runLength;
            } else {
                end();
                start = next;
                length = runLength;
            }
        }
    }

    void end() throws IOException {
        if (length > 0) {
            visitor.piece(start, length);
            length = 0;
        }
    }
}
