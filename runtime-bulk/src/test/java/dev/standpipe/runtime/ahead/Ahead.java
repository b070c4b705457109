package dev.standpipe.runtime.ahead;

/** What the proof asks of what reads ahead. */
public final class Ahead {
    private Ahead() {}

    /** Bytes outside the heap. */
    public static long memoryTaken() {
        return WindowMemory.taken();
    }
}
