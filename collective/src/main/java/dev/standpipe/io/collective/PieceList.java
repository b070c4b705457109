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

    long[] offsets() {
        return Arrays.copyOf(offsets, count);
    }

    /** For those who take no longer ones. */
    int[] intLengths() {
        int[] ints = new int[count];
        for (int k = 0; k < count; k++) {
            ints[k] = Math.toIntExact(lengths[k]);
        }
        return ints;
    }
}
