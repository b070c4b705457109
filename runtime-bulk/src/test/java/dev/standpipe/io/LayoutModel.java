package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A layout, and where each of its elements lies, worked out one by one. */
final class LayoutModel {
    private static final int MOST_ELEMENTS = 300;

    final Element type;
    final Layout layout;
    final long[] offsets;
    final long extent;

    LayoutModel(Element type, Layout layout, long[] offsets, long extent) {
        this.type = type;
        this.layout = layout;
        this.offsets = offsets;
        this.extent = extent;
    }

    static LayoutModel of(Element type) {
        return new LayoutModel(type, Layout.of(type.arrayType.getComponentType()), new long[] {0}, type.size);
    }

    /** Nested up to three times, with at most a few hundred elements. */
    static LayoutModel random(Element type, Random random) {
        LayoutModel model = of(type);
        for (int depth = random.nextInt(4); depth >= 0; depth--) {
            LayoutModel next = model.grown(random);
            if (next.offsets.length <= MOST_ELEMENTS) {
                model = next;
            }
        }
        return model;
    }

    private LayoutModel grown(Random random) {
        switch (random.nextInt(9)) {
            case 8:
                int from = random.nextInt(offsets.length + 1);
                return part(from, random.nextInt(offsets.length - from + 1));
            case 0:
                return contiguous(random.nextInt(5));
            case 1:
            case 2:
                return vector(random.nextInt(6), random.nextInt(4), random.nextInt(6));
            case 3:
                return indexed(random);
            case 4:
                return subarray(random);
            case 5:
                return at(random.nextInt(20));
            case 6:
                return resized(random.nextInt(3) == 0 ? random.nextInt(40) : extent + random.nextInt(20));
            default:
                return union(this, random(type, random).at(random.nextInt(60)));
        }
    }

    LayoutModel contiguous(int count) {
        return repeated(layout.contiguous(count), count, extent);
    }

    private LayoutModel repeated(Layout made, int count, long stride) {
        long[] all = new long[count * offsets.length];
        for (int k = 0; k < all.length; k++) {
            all[k] = k / offsets.length * stride + offsets[k % offsets.length];
        }
        return new LayoutModel(type, made, all, count == 0 ? 0 : (count - 1) * stride + extent);
    }

    LayoutModel vector(int count, int blocklength, int stride) {
        LayoutModel blocks = contiguous(blocklength).repeated(layout, count, stride * extent);
        return new LayoutModel(type, layout.vector(count, blocklength, stride), blocks.offsets, blocks.extent);
    }

    private LayoutModel indexed(Random random) {
        int n = random.nextInt(6);
        int[] lengths = new int[n];
        long[] places = new long[n];
        int same = random.nextInt(3);
        boolean sameLength = random.nextBoolean();
        for (int k = 0; k < n; k++) {
            lengths[k] = sameLength ? same : random.nextInt(4);
            places[k] = random.nextInt(12);
        }
        Layout made =
                sameLength && random.nextBoolean() ? layout.indexed(same, places) : layout.indexed(lengths, places);
        List<Long> all = new ArrayList<>();
        long end = 0;
        for (int k = 0; k < n; k++) {
            for (int r = 0; r < lengths[k]; r++) {
                for (long offset : offsets) {
                    all.add((places[k] + r) * extent + offset);
                }
            }
            end = Math.max(end, (places[k] + lengths[k]) * extent);
        }
        return new LayoutModel(type, made, all.stream().mapToLong(x -> x).toArray(), end);
    }

    private LayoutModel subarray(Random random) {
        int dimensions = 1 + random.nextInt(3);
        int[] sizes = new int[dimensions];
        int[] subsizes = new int[dimensions];
        int[] starts = new int[dimensions];
        for (int d = 0; d < dimensions; d++) {
            sizes[d] = 1 + random.nextInt(5);
            subsizes[d] = random.nextInt(sizes[d] + 1);
            starts[d] = random.nextInt(sizes[d] - subsizes[d] + 1);
        }
        return subarray(sizes, subsizes, starts);
    }

    LayoutModel subarray(int[] sizes, int[] subsizes, int[] starts) {
        List<Long> all = new ArrayList<>();
        collect(sizes, subsizes, starts, 0, 0, all);
        long total = extent;
        for (int size : sizes) {
            total *= size;
        }
        return new LayoutModel(
                type,
                layout.subarray(sizes, subsizes, starts),
                all.stream().mapToLong(x -> x).toArray(),
                total);
    }

    private void collect(int[] sizes, int[] subsizes, int[] starts, int d, long index, List<Long> all) {
        if (d == sizes.length) {
            for (long offset : offsets) {
                all.add(index * extent + offset);
            }
            return;
        }
        for (int k = 0; k < subsizes[d]; k++) {
            collect(sizes, subsizes, starts, d + 1, index * sizes[d] + starts[d] + k, all);
        }
    }

    LayoutModel at(long displacement) {
        return new LayoutModel(
                type,
                layout.at(displacement),
                Arrays.stream(offsets).map(x -> x + displacement).toArray(),
                extent + displacement);
    }

    LayoutModel resized(long length) {
        return new LayoutModel(type, layout.resized(length), offsets, length);
    }

    static LayoutModel union(LayoutModel a, LayoutModel b) {
        long[] all = Arrays.copyOf(a.offsets, a.offsets.length + b.offsets.length);
        System.arraycopy(b.offsets, 0, all, a.offsets.length, b.offsets.length);
        return new LayoutModel(a.type, Layout.union(a.layout, b.layout), all, Math.max(a.extent, b.extent));
    }

    LayoutModel part(int from, int count) {
        return new LayoutModel(type, layout.part(from, count), Arrays.copyOfRange(offsets, from, from + count), extent);
    }

    long end() {
        return offsets.length == 0 ? 0 : Arrays.stream(offsets).max().getAsLong() + type.size;
    }

    boolean overlaps() {
        long[] sorted = offsets.clone();
        Arrays.sort(sorted);
        for (int k = 1; k < sorted.length; k++) {
            if (sorted[k] - sorted[k - 1] < type.size) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return layout + " at " + Arrays.toString(offsets);
    }
}
