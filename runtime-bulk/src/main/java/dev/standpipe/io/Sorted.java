package dev.standpipe.io;

import java.io.IOException;
import java.util.Arrays;

/** The runs of a pattern in the order of the file, each with the place of its data. Of equal ones the earlier first. */
final class Sorted extends Placement {
    private final long[] offsets;
    private final long[] lengths;
    private final long[] data;

    private Sorted(Placement whole, boolean isAscending, long[] offsets, long[] lengths, long[] data) {
        super(whole.bytes, whole.first, whole.end, isAscending);
        this.offsets = offsets;
        this.lengths = lengths;
        this.data = data;
    }

    /** Here ascending means that no two runs have a byte in common. */
    static Sorted of(Placement pattern) throws IOException {
        Collection all = new Collection();
        pattern.tell(0, 0, all);
        int n = all.count;
        int[] order = order(all.offsets, n);
        long[] offsets = new long[n];
        long[] lengths = new long[n];
        long[] data = new long[n];
        boolean isApart = true;
        long end = 0;
        for (int k = 0; k < n; k++) {
            offsets[k] = all.offsets[order[k]];
            lengths[k] = all.lengths[order[k]];
            data[k] = all.data[order[k]];
            isApart &= offsets[k] >= end;
            end = Math.max(end, offsets[k] + lengths[k]);
        }
        return new Sorted(pattern, isApart, offsets, lengths, data);
    }

    /** By merging: an index beside each offset would not fit into one long. */
    private static int[] order(long[] offsets, int n) {
        int[] order = new int[n];
        for (int k = 0; k < n; k++) {
            order[k] = k;
        }
        int[] merged = new int[n];
        for (int half = 1; half < n; half = half > n / 2 ? n : half * 2) {
            for (int start = 0; start < n; start += 2 * half) {
                int middle = n - start < half ? n : start + half;
                int end = n - middle < half ? n : middle + half;
                int left = start;
                int right = middle;
                for (int k = start; k < end; k++) {
                    boolean fromLeft = right >= end || left < middle && offsets[order[left]] <= offsets[order[right]];
                    merged[k] = fromLeft ? order[left++] : order[right++];
                }
                if (end == n) {
                    break;
                }
            }
            int[] swap = order;
            order = merged;
            merged = swap;
        }
        return order;
    }

    @Override
    void tell(long at, long from, Runs to) throws IOException {
        for (int k = 0; k < offsets.length; k++) {
            to.runs(at + offsets[k], lengths[k], 1, 0, from + data[k]);
        }
    }

    private static final class Collection implements Runs {
        long[] offsets = new long[16];
        long[] lengths = new long[16];
        long[] data = new long[16];
        int count;

        @Override
        public void runs(long at, long length, long runs, long stride, long from) {
            for (long k = 0; k < runs; k++) {
                if (count == offsets.length) {
                    int more = count + (count >> 1);
                    offsets = Arrays.copyOf(offsets, more);
                    lengths = Arrays.copyOf(lengths, more);
                    data = Arrays.copyOf(data, more);
                }
                offsets[count] = at + k * stride;
                lengths[count] = length;
                data[count++] = from + k * length;
            }
        }
    }
}
