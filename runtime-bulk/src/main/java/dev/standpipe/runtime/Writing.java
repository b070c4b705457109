package dev.standpipe.runtime;

import java.io.DataOutput;

/** A transfer from an array to a stream. */
final class Writing extends Transfer {
    private final Object out;

    Writing(Object out, Format format, Object a, int i, int e, int how) {
        super(format, a, i, e, how);
        this.out = out;
    }

    @Override
    void moveOne() {
        try {
            Elements.writeOne((DataOutput) out, format, a, i);
            i++;
        } catch (Throwable x) {
            fault = x;
        }
    }
}
