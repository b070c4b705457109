package dev.standpipe.io;

import java.io.IOException;

/** Which bytes of a file, and in which order. */
abstract class Placement {
    /** How many bytes it is of the file, taking twice what it reads twice. */
    final long bytes;

    /** The first byte it touches, and the one behind the last. */
    final long first;

    final long end;

    /** Whether each run begins where the one before ended or later. */
    final boolean isAscending;

    Placement(long bytes, long first, long end, boolean isAscending) {
        this.bytes = bytes;
        this.first = first;
        this.end = end;
        this.isAscending = isAscending;
    }

    /** Tells of all its runs in order, the data's first byte at {@code from}, and the file's first at {@code at}. */
    abstract void tell(long at, long from, Runs to) throws IOException;
}
