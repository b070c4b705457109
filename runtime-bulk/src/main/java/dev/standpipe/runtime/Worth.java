package dev.standpipe.runtime;

/** Whether it is worth reading one file ahead: by how fast it is, and how often what was read ahead was of use. */
final class Worth {
    /** A part that was of no use weighs as much as so many that were. */
    private static final int MISS = 4;

    /** Then it is given up for a while. */
    private static final int MOST = 2 * MISS;

    /** Transfers after which it is tried again; twice as many each time. */
    private static final int FIRST_REST = 8;

    private static final int LONGEST_REST = 1 << 12;

    /** The system reads ahead a little by itself; so many reads that were quick, and none slow, mean that there is nothing to be gained. */
    private static final int QUICK = 16;

    /** One slow read takes back so many quick ones: where files lie in memory, one of twenty is slow because the machine was busy. */
    private static final int SLOW = 8;

    /** Beyond {@link #QUICK}, so that one slow read alone is not enough to begin again. */
    private static final int QUICKEST = QUICK + SLOW;

    /** The program's own reads store elements besides, which takes about as long as to copy their bytes. */
    private static final int STORING = 2;

    /** So much is read to learn how fast the file is. */
    private static final int LEAST_TIMED = 1 << 16;

    private final double warm;
    private int misses;
    private int rest;
    private int nextRest = FIRST_REST;

    /** How often reading it took no longer than to copy what lies in memory. */
    private int quick = QUICK;

    private long bytes;
    private long nanos;

    Worth(Terms terms) {
        this.warm = terms.warm;
        read(warm == Double.MAX_VALUE);
    }

    /** The program has read so much by itself. */
    void timed(long moreBytes, long moreNanos) {
        bytes += moreBytes;
        nanos += moreNanos;
        if (bytes >= LEAST_TIMED) {
            read(bytes * STORING < nanos * warm);
            bytes = 0;
            nanos = 0;
        }
    }

    void read(boolean slowly) {
        quick = slowly ? Math.max(0, quick - SLOW) : Math.min(quick + 1, QUICKEST);
    }

    boolean isQuick() {
        return quick >= QUICK;
    }

    void hit() {
        if (misses > 0 && --misses == 0) {
            nextRest = FIRST_REST;
        }
    }

    /** What was read ahead is not what the program reads next. */
    void miss() {
        Prefetch.dropped();
        misses += MISS;
        if (misses >= MOST) {
            misses = MISS;
            rest = nextRest;
            nextRest = Math.min(nextRest * 2, LONGEST_REST);
        }
    }

    /** There is no thread, or no memory. */
    void restLong() {
        rest = LONGEST_REST;
    }

    /** Asked once for each time that it could be read ahead. */
    boolean isAtRest() {
        if (rest > 0) {
            rest--;
            return true;
        }
        return false;
    }
}
