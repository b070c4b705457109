package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.stream.InflaterCounts;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInput;
import java.io.EOFException;

/** A transfer from a stream to an array. */
public class Reading extends Transfer {
    final Object in;

    /** The stream is at its end, which the loop's own call says by a value. */
    private boolean ended;

    public Reading(Object in, Format format, Object a, int i, int e, int how, Site site) {
        super(format, Conversion.ofReads(format, e - i), a, i, e, how, site);
        this.in = in;
    }

    /**
     * The request that had come to {@code first}, with or without an element begun, failed on corrupt data; {@code i}
     * tells how much of it was good.
     */
    void isCorruptSince(int first, boolean wholeSoFar, InflaterCounts before) {
        if (wholeSoFar && before.hadInput() && i > from || i > first) {
            before.lastRequestWasFilled();
        }
    }

    /** The stream is at its end. Where the loop would not throw there, it finds out for itself. */
    void ends() {
        ended = asksAgain();
        if (!ended) {
            fault = new EOFException();
        }
    }

    @Override
    boolean asksAgain() {
        return format.singleBytes && !format.composed;
    }

    @Override
    public boolean goesOn() {
        return super.goesOn() && !ended;
    }

    @Override
    public void moveOne() {
        called = true;
        int entered = ReentrancyGuard.enter(in);
        try {
            if (format.composed) {
                Elements.readComposed(in, format, conversion, a, i);
            } else if (!format.singleBytes) {
                Elements.readOne((DataInput) in, format, method(), conversion, a, i);
            } else if (!Elements.readSingle(in, conversion, a, i)) {
                ended = true;
                return;
            }
            i++;
        } catch (Throwable x) {
            fault = x;
        } finally {
            ReentrancyGuard.leave(entered);
        }
    }
}
