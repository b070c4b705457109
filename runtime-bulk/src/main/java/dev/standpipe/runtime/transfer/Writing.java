package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.DataOutput;

/** A transfer from an array to a stream. */
public class Writing extends Transfer {
    final Object out;

    public Writing(Object out, Format format, Object a, int i, int e, int how, Site site) {
        super(format, Conversion.of(format, e - i), a, i, e, how, site);
        this.out = out;
    }

    @Override
    public void moveOne() {
        called = true;
        int entered = ReentrancyGuard.enter(out);
        try {
            if (format.singleBytes) {
                Elements.writeSingle(out, format, how, conversion, a, i);
            } else {
                Elements.writeOne((DataOutput) out, format, how, conversion, a, i);
            }
            i++;
        } catch (Throwable x) {
            fault = x;
        } finally {
            ReentrancyGuard.leave(entered);
        }
    }
}
