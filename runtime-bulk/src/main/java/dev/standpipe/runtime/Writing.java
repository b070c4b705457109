package dev.standpipe.runtime;

import java.io.DataOutput;

/** A transfer from an array to a stream. */
final class Writing extends Transfer {
    private final Object out;

    Writing(Object out, Format format, Object a, int i, int e, int how, Site site) {
        super(format, a, i, e, how, site);
        this.out = out;
    }

    @Override
    void moveOne() {
        int entered = Entered.enter(out);
        try {
            Elements.writeOne((DataOutput) out, format, conversion, a, i);
            i++;
        } catch (Throwable x) {
            fault = x;
        } finally {
            Entered.leave(entered);
        }
    }
}
