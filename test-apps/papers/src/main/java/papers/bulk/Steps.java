package papers.bulk;

/** The computation: each step needs the one before, so it takes its time on every processor, and no compiler leaves one out. */
final class Steps {
    private Steps() {}

    static long with(long[] chunk, int steps, long start) {
        long value = start;
        for (int i = 0; i < steps; i++) {
            value = (value ^ chunk[i & chunk.length - 1]) * 0x9E3779B97F4A7C15L;
            value ^= value >>> 32;
        }
        return value;
    }

    /** The same, and leaves each value behind. */
    static long change(long[] chunk, int steps, long start) {
        long value = start;
        for (int i = 0; i < steps; i++) {
            value = (value ^ chunk[i & chunk.length - 1]) * 0x9E3779B97F4A7C15L;
            value ^= value >>> 32;
            chunk[i & chunk.length - 1] = value;
        }
        return value;
    }
}
