package dev.standpipe.io;

import java.io.IOException;

/** Whoever is told of the runs of a {@link Placement}. */
interface Runs {
    /**
     * So many runs of one length.
     *
     * @param at where the first begins in the file
     * @param length bytes of each
     * @param count how many, at least one
     * @param stride from the beginning of one to that of the next
     * @param from where the data of the first begin among those of the whole pattern; the others follow
     */
    void runs(long at, long length, long count, long stride, long from) throws IOException;
}
