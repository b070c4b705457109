package dev.standpipe.corpus;

import java.util.Arrays;

/** How long the rewriter took for each class; the first ones warm the JVM up and are left out. */
final class Times {
    private final int warmUp;
    private long[] nanos = new long[1024];
    private int seen;

    Times(int warmUp) {
        this.warmUp = warmUp;
    }

    void add(long duration) {
        if (seen++ >= warmUp) {
            int at = seen - 1 - warmUp;
            if (at == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * at);
            }
            nanos[at] = duration;
        }
    }

    int count() {
        return Math.max(0, seen - warmUp);
    }

    /** In microseconds; {@code share} is 0.5 for the median and 1 for the longest. */
    double micros(double share) {
        if (count() == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(nanos, count());
        Arrays.sort(sorted);
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(share * sorted.length))] / 1e3;
    }
}
