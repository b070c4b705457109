package dev.standpipe.runtime;

import java.io.DataInput;

/** A transfer from a stream to an array. */
final class Reading extends Transfer {
    private final Object in;

    Reading(Object in, Format format, Object a, int i, int e, int how, Site site) {
        super(format, a, i, e, how, site);
        this.in = in;
    }

    @Override
    void moveOne() {
        int entered = Entered.enter(in);
        try {
            Elements.readOne((DataInput) in, format, conversion, a, i);
            i++;
        } catch (Throwable x) {
            fault = x;
        } finally {
            Entered.leave(entered);
        }
    }
}
