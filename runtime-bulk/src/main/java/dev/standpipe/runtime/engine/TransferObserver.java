package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Mode;

/** Is told what bulk transfers do, on the thread and in the middle of the program that they belong to. */
public interface TransferObserver {
    /** A call comes in. Returns what {@link #moved} gets back, or null when nobody wants to know. */
    Object begun();

    /** The call is over and has moved this much. */
    void moved(Object begun, int site, Object receiver, int elements, long bytes, Mode mode);

    /** A call was done both ways, and the loop came to something else; from now on the site is the loop's. */
    void differed(int site, String how);
}
