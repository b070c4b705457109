package dev.standpipe.io.collective;

import dev.standpipe.io.Layout;
import java.util.Arrays;

/** The pieces of a layout, one after another. */
final class PieceList implements Layout.PieceVisitor {
    private long[] offsets = new long[16];
    private long[] lengths = new long[16];
    private int count;

    @Override
    public void piece(long offset, long bytes) {
        if (count == offsets.length) {
            int more = count + (count >> 1);
            offsets = Arrays.copyOf(offsets, more);
            lengths = Arrays.copyOf(lengths, more);
        }
        offsets[count] = offset;
        lengths[count++] = bytes;
    }

    int count() {
        return count;
    }

    long offset(int k) {
        return offsets[k];
    }

    long length(int k) {
        return lengths[k];
    }
}
