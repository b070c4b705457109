package dev.standpipe.runtime.ahead;

/** A read of the program's from a file, under way: by itself, out of what was read ahead, or left to another thread. */
public interface ProgramRead {
    /**
     * Reads so many bytes from where the file's position is. False when the file ended, or was closed, or failed before
     * that.
     */
    boolean readOn(long bytes);

    /** Stores what so many bytes make that were read ahead, and come next. */
    void accept(long address, int bytes);

    /** The file's position is no longer where the array would have it. */
    void tear();

    /** It is again, but for the bytes of an element that has not all come. */
    void mend();
}
