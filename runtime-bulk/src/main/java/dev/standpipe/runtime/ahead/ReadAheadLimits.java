package dev.standpipe.runtime.ahead;

/** How far files are read ahead of the program, and when. */
public final class ReadAheadLimits {
    static final String OFF = "off";
    static final String HINT = "hint";
    static final String AHEAD = "ahead";

    private static final int KIB = 1 << 10;
    private static final int MIB = 1 << 20;
    private static final long MOST_MEMORY = 64 * MIB;

    final String mode;

    /** Transfers of fewer bytes are not looked at. */
    final int leastTransfer;

    /** So many bytes must have been read one after the other. */
    final int leastRun;

    /**
     * The first window of a stream that is read in small pieces; it doubles with each that was of use, up to the next.
     */
    final int firstWindow;

    final int smallWindow;

    /** Of a stream whose transfers are large, as large as these, up to here. */
    final int largeWindow;

    /** What windows may take in all. */
    final long memory;

    /** Bytes in a nanosecond: a file that is read faster lies in memory already, and there is nothing to be gained. */
    final double warm;

    /**
     * Nanoseconds: a file that changed less long ago is not read ahead, for a change so soon after could leave it with
     * the same time.
     */
    final long settled;

    /** Nanoseconds after which the memory of a stream that nobody reads is given back. */
    final long idle;

    /** Nanoseconds for which no thread is asked for after the system had none. */
    final long shortage;

    /**
     * {@code eager} where being right is looked at and not being quick: files are small and warm, and whatever can be
     * read ahead is.
     */
    private ReadAheadLimits(String mode, long heap, boolean eager) {
        this.mode = mode;
        this.leastTransfer = eager ? 1 : 4 * KIB;
        this.leastRun = eager ? 1 : 64 * KIB;
        this.memory = Math.min(MOST_MEMORY, heap / 8);
        this.largeWindow = (int) (memory / 4);
        this.smallWindow = Math.min(2 * MIB, largeWindow);
        this.firstWindow = Math.min(eager ? 256 : 128 * KIB, smallWindow);
        this.warm = eager ? Double.MAX_VALUE : 2.5;
        this.settled = eager ? 30_000_000L : 2_500_000_000L;
        this.idle = eager ? 1_000_000_000L : 30_000_000_000L;
        this.shortage = eager ? 200_000L : 10_000_000_000L;
    }

    /** A name that is no mode is taken for {@link #OFF}. */
    static ReadAheadLimits usual(String mode) {
        boolean known = mode.equals(HINT) || mode.equals(AHEAD);
        return usual(known ? mode : OFF, Runtime.getRuntime().maxMemory());
    }

    static ReadAheadLimits usual(String mode, long heap) {
        return new ReadAheadLimits(mode, heap, false);
    }

    static ReadAheadLimits eager(String mode) {
        return new ReadAheadLimits(mode, Runtime.getRuntime().maxMemory(), true);
    }

    public boolean isOff() {
        return mode.equals(OFF);
    }

    boolean keeps() {
        return mode.equals(AHEAD);
    }
}
