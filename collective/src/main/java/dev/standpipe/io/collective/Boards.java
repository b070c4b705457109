package dev.standpipe.io.collective;

import java.io.IOException;

/** The memory that the members of a group share, which stays for the next call. */
abstract class Boards {
    private static final Board[][] NONE = {};

    private Board[][] boards = NONE;

    /**
     * Two boards for each of the first members, so many at least and at least so long. They grow and never shrink:
     * calls that want many and calls that want long ones may take turns. Collective.
     */
    final Board[][] boards(int owners, int length, String call) throws IOException {
        int there = boards.length == 0 ? 0 : boards[0][0].length();
        if (boards.length < owners || there < length) {
            int most = Math.max(owners, boards.length);
            // before there are others; and if these cannot be had, all begin with none
            boards = NONE;
            boards = made(most, Math.max(length, there), call);
        }
        return boards;
    }

    abstract Board[][] made(int owners, int length, String call) throws IOException;
}
