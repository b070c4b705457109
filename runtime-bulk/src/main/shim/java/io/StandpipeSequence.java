package java.io;

/** When reads are small and in sequence, so that a window begins, and how much it then reads. */
final class StandpipeSequence {
    /** Up to here a read is one of those that a buffer is for. */
    private static final int SMALL = 512;

    /** Costs hardly more to read than a single byte does, and so hardly anything where it is not used. */
    private static final int FIRST = 1024;

    private static final int GROWTH = 4;
    private static final int MOST = 65536;
    private static final int LONGEST_WAIT = 4096;

    private int most = MOST;
    private int size = FIRST;
    private int misses;
    private int run;
    private int wait;

    int size() {
        return size;
    }

    /** What a channel reads goes through memory outside the heap, of which each thread keeps as much. */
    void takeAtMost(int bytes) {
        most = Math.min(MOST, bytes);
    }

    /** {@code length} is that of a read, or 0 for what interrupts a sequence, or less for what does not. */
    boolean isToBegin(int length) {
        if (length < 0) {
            return false;
        }
        if (length == 0 || length > SMALL) {
            run = 0;
            return false;
        }
        if (wait > 0) {
            wait--;
            return false;
        }
        run = 1 - run;
        return run == 0;
    }

    /** A window of that length was used to its end. */
    void goesOn(int length) {
        if (length == size) {
            misses = 0;
            size = Math.min(size * GROWTH, most);
        }
    }

    /** The program has gone elsewhere; of the window it had used so much. */
    void isLeft(int used, int length) {
        if (used * 2 >= length) {
            misses = 0;
        } else if (++misses > 1) {
            wait = Math.min(8 << Math.min(misses, 16), LONGEST_WAIT);
        }
    }

    void restart() {
        run = 0;
        size = FIRST;
    }

    /** There is no memory. */
    void pause() {
        wait = LONGEST_WAIT;
    }
}
