package dev.standpipe.io;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Which bytes of a file, and in which order, as a tree: a run, runs at equal distances, runs as listed, and patterns of
 * patterns. A column of a matrix takes no more memory than a run.
 */
abstract class Pattern extends Placement {
    static final Pattern NOTHING = new Run(0);

    Pattern(long bytes, long first, long end, boolean isAscending) {
        super(bytes, first, end, isAscending);
    }

    boolean isRun() {
        return false;
    }

    /** Its data from one byte to another, of which there is at least one, where they lie now. */
    abstract Pattern part(long from, long to);

    final Pattern partOrAll(long from, long to) {
        return from == 0 && to == bytes ? this : part(from, to);
    }

    static Pattern run(long bytes) {
        return bytes == 0 ? NOTHING : new Run(bytes);
    }

    static Pattern strided(Pattern each, long count, long stride) {
        if (count == 0 || each.bytes == 0) {
            return NOTHING;
        }
        if (count == 1) {
            return each;
        }
        if (each instanceof Shifted) {
            Shifted shifted = (Shifted) each;
            return shifted(strided(shifted.pattern, count, stride), shifted.by);
        }
        if (each.isRun() && each.bytes == stride) {
            return run(Bounded.product(count, stride));
        }
        if (each instanceof Strided && ((Strided) each).continuesWith(stride)) {
            Strided inner = (Strided) each;
            return new Strided(inner.each, Bounded.product(count, inner.count), inner.stride);
        }
        return new Strided(each, count, stride);
    }

    static Pattern shifted(Pattern pattern, long by) {
        if (by == 0 || pattern.bytes == 0) {
            return pattern;
        }
        if (pattern instanceof Shifted) {
            Shifted inner = (Shifted) pattern;
            return new Shifted(inner.pattern, Bounded.sum(inner.by, by));
        }
        return new Shifted(pattern, by);
    }

    static Pattern listed(Pattern[] patterns, long[] offsets) {
        return new Listed(patterns, offsets);
    }

    private static final class Run extends Pattern {
        Run(long bytes) {
            super(bytes, 0, bytes, true);
        }

        @Override
        boolean isRun() {
            return true;
        }

        @Override
        Pattern part(long from, long to) {
            return shifted(run(to - from), from);
        }

        @Override
        void tell(long at, long from, Runs to) throws IOException {
            if (bytes > 0) {
                to.runs(at, bytes, 1, 0, from);
            }
        }
    }

    private static final class Strided extends Pattern {
        private final Pattern each;
        private final long count;
        private final long stride;

        Strided(Pattern each, long count, long stride) {
            super(
                    Bounded.product(count, each.bytes),
                    each.first,
                    Bounded.sum(Bounded.product(count - 1, stride), each.end),
                    each.isAscending && stride >= each.end - each.first);
            this.each = each;
            this.count = count;
            this.stride = stride;
        }

        /** Whether the next row of these begins where one more of them would. */
        boolean continuesWith(long nextRow) {
            return nextRow / count == stride && nextRow % count == 0;
        }

        @Override
        Pattern part(long from, long to) {
            long firstOne = from / each.bytes;
            long lastOne = (to - 1) / each.bytes;
            if (firstOne == lastOne) {
                return shifted(one(firstOne, from, to), firstOne * stride);
            }
            Pattern between = strided(each, lastOne - firstOne - 1, stride);
            return listed(
                    new Pattern[] {one(firstOne, from, to), between, one(lastOne, from, to)},
                    new long[] {firstOne * stride, (firstOne + 1) * stride, lastOne * stride});
        }

        private Pattern one(long which, long from, long to) {
            long start = which * each.bytes;
            return each.partOrAll(Math.max(0, from - start), Math.min(each.bytes, to - start));
        }

        @Override
        void tell(long at, long from, Runs to) throws IOException {
            if (each.isRun()) {
                to.runs(at, each.bytes, count, stride, from);
                return;
            }
            for (long k = 0; k < count; k++) {
                each.tell(at + k * stride, from + k * each.bytes, to);
            }
        }
    }

    private static final class Shifted extends Pattern {
        private final Pattern pattern;
        private final long by;

        Shifted(Pattern pattern, long by) {
            super(pattern.bytes, Bounded.sum(pattern.first, by), Bounded.sum(pattern.end, by), pattern.isAscending);
            this.pattern = pattern;
            this.by = by;
        }

        @Override
        Pattern part(long from, long to) {
            return shifted(pattern.part(from, to), by);
        }

        @Override
        void tell(long at, long from, Runs to) throws IOException {
            pattern.tell(at + by, from, to);
        }
    }

    private static final class Listed extends Pattern {
        private final Pattern[] patterns;
        private final long[] offsets;

        Listed(Pattern[] patterns, long[] offsets) {
            this(patterns, offsets, new Sum(patterns, offsets));
        }

        private Listed(Pattern[] patterns, long[] offsets, Sum sum) {
            super(sum.bytes, sum.first, sum.end, sum.isAscending);
            this.patterns = patterns;
            this.offsets = offsets;
        }

        @Override
        Pattern part(long from, long to) {
            List<Pattern> some = new ArrayList<>();
            List<Long> places = new ArrayList<>();
            long start = 0;
            for (int k = 0; k < patterns.length && start < to; k++) {
                long end = start + patterns[k].bytes;
                if (end > from && end > start) {
                    some.add(patterns[k].partOrAll(Math.max(0, from - start), Math.min(end, to) - start));
                    places.add(offsets[k]);
                }
                start = end;
            }
            long[] at = new long[some.size()];
            for (int k = 0; k < at.length; k++) {
                at[k] = places.get(k);
            }
            return listed(some.toArray(new Pattern[0]), at);
        }

        @Override
        void tell(long at, long from, Runs to) throws IOException {
            long data = from;
            for (int k = 0; k < patterns.length; k++) {
                patterns[k].tell(at + offsets[k], data, to);
                data += patterns[k].bytes;
            }
        }
    }

    /** What the listed ones are together. */
    private static final class Sum {
        long bytes;
        long first = Long.MAX_VALUE;
        long end;
        boolean isAscending = true;

        Sum(Pattern[] patterns, long[] offsets) {
            for (int k = 0; k < patterns.length; k++) {
                Pattern one = patterns[k];
                if (one.bytes == 0) {
                    continue;
                }
                isAscending &= one.isAscending && (bytes == 0 || offsets[k] + one.first >= end);
                bytes = Bounded.sum(bytes, one.bytes);
                first = Math.min(first, offsets[k] + one.first);
                end = Math.max(end, Bounded.sum(offsets[k], one.end));
            }
            first = bytes == 0 ? 0 : first;
        }
    }
}
