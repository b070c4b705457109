package dev.standpipe.io.collective;

import java.io.IOException;

/** Where members get the memory from that they share. */
interface Boards {
    /**
     * Two boards for each of the first members, for parts of a file up to that length; those that there were may be
     * given back. Collective.
     */
    Board[][] boards(int owners, int length, String call) throws IOException;
}
