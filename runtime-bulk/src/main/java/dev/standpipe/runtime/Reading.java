package dev.standpipe.runtime;

import java.io.DataInput;

/** A transfer from a stream to an array. */
final class Reading extends Transfer {
    private final Object in;

    Reading(Object in, Format format, Object a, int i, int e, int how) {
        super(format, a, i, e, how);
        this.in = in;
    }

    @Override
    void moveOne() {
        try {
            Elements.readOne((DataInput) in, format, a, i);
            i++;
        } catch (Throwable x) {
            fault = x;
        }
    }
}
