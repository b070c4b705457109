package dev.standpipe.runtime.file;

/** Has files read as in a new process, or as later on, or has that change in the middle of the next transfer. */
public final class FirstReadsAgain {
    private static final int[] LEFT = {0, 1 << 20, 700};

    private FirstReadsAgain() {}

    /** The same for the same number. */
    public static void as(int number) {
        FirstReads.leave(LEFT[Math.floorMod(number, LEFT.length)]);
    }
}
