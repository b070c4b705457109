package dev.standpipe.io.collective;

import java.io.IOException;

/** A collective call has failed because of another member of the group. */
public final class CollectiveException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int rank;

    CollectiveException(int rank, String message) {
        super(message);
        this.rank = rank;
    }

    /**
     * Because of which one.
     *
     * @return its rank, or -1 if that is not known
     */
    public int rank() {
        return rank;
    }
}
