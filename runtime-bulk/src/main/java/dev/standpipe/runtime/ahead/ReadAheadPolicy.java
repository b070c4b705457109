package dev.standpipe.runtime.ahead;

/** Whether it is worth reading one file ahead: by how fast it is, and how often what was read ahead was of use. */
final class ReadAheadPolicy {
    /** A part that was of no use weighs as much as so many that were. */
    private static final int MISS = 4;

    /** Then it is given up for a while. */
    private static final int MOST = 2 * MISS;

    /** Transfers after which it is tried again; twice as many each time. */
    private static final int FIRST_REST = 8;

    private static final int LONGEST_REST = 1 << 12;

    /**
     * The system reads ahead a little by itself; so many reads that were quick, and none slow, mean that there is
     * nothing to be gained.
     */
    private static final int QUICK = 16;

    /**
     * One slow read takes back so many quick ones: where files lie in memory, one of twenty is slow because the machine
     * was busy.
     */
    private static final int SLOW = 8;

    /** Beyond {@link #QUICK}, so that one slow read alone is not enough to begin again. */
    private static final int QUICKEST = QUICK + SLOW;

    /** The program's own reads store elements besides, which takes about as long as to copy their bytes. */
    private static final int STORING = 2;

    /** So much is read to learn how fast the file is. */
    private static final int LEAST_TIMED = 1 << 16;

    /**
     * So much of a quick file is then read in small pieces without a look, which costs a tenth of each; and twice as
     * much each time.
     */
    private static final int FIRST_UNSEEN = LEAST_TIMED;

    private static final int LONGEST_UNSEEN = 1 << 22;

    private final double warm;
    private int misses;
    private int rest;
    private int nextRest = FIRST_REST;

    /** How often reading it took no longer than to copy what lies in memory. */
    private int quick = QUICK;

    private long bytes;
    private long nanos;
    private boolean small;
    private long unseen;
    private long nextUnseen = FIRST_UNSEEN;

    ReadAheadPolicy(ReadAheadLimits terms) {
        this.warm = terms.warm;
        read(warm == Double.MAX_VALUE);
    }

    /** The program has read so much by itself. */
    void timed(long moreBytes, long moreNanos) {
        bytes += moreBytes;
        nanos += moreNanos;
        if (bytes >= LEAST_TIMED) {
            read(bytes * STORING < nanos * warm);
            if (isQuick()) {
                lookAway();
            }
            bytes = 0;
            nanos = 0;
        }
    }

    /**
     * Another thread has read a part. If it was quick, the part lay in memory, however slow the program's own reads
     * are: those can take twice as long for a file that lies in the cache of the other thread's processor, as it always
     * would if they had the next part read there.
     */
    void ahead(boolean slowly) {
        read(slowly);
        if (slowly) {
            unseen = 0;
            nextUnseen = FIRST_UNSEEN;
        } else {
            lookAway();
        }
    }

    private void read(boolean slowly) {
        quick = slowly ? Math.max(0, quick - SLOW) : Math.min(quick + 1, QUICKEST);
    }

    private void lookAway() {
        if (small) {
            unseen = nextUnseen;
            nextUnseen = Math.min(nextUnseen * 2, LONGEST_UNSEEN);
        }
    }

    /** Asked before each read of the program while nothing is read ahead. */
    boolean needsNoLook(long moreBytes) {
        small = moreBytes < LEAST_TIMED;
        unseen = small ? Math.max(0, unseen - moreBytes) : 0;
        return unseen > 0;
    }

    boolean isQuick() {
        return unseen > 0 || quick >= QUICK;
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
