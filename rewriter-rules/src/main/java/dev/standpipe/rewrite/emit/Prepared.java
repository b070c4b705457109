package dev.standpipe.rewrite.emit;

import java.util.List;

/** The code for one plan, at each of its places; not in the method yet, and without the number of the loop. */
public final class Prepared {
    /** What may still be added at a place: a longer number, or a label that moves a jump. */
    private static final int MARGIN = 8;

    private final List<Insertion> insertions;

    Prepared(List<Insertion> insertions) {
        this.insertions = insertions;
    }

    List<Insertion> insertions() {
        return insertions;
    }

    /** At most how many bytes it adds to the method. */
    public int size() {
        int size = 0;
        for (Insertion insertion : insertions) {
            size += insertion.size() + MARGIN;
        }
        return size;
    }
}
