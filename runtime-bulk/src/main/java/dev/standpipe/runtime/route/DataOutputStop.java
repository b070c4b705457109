package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import java.io.DataOutputStream;

/** The JDK's own, which counts up to the largest int and no further. */
final class DataOutputStop extends Stop {
    private final DataOutputStream out;
    private final Op op;

    DataOutputStop(DataOutputStream out, int callsPerElement, Op op) {
        super(out, callsPerElement);
        this.out = out;
        this.op = op;
    }

    @Override
    Object beneath() {
        return Door.JDK.out(out);
    }

    /** Its methods for bytes take its monitor, those for values do not. */
    @Override
    Passage.Lock lock() {
        return op.isOfStream() ? Passage.Lock.ALL : Passage.Lock.NOTHING;
    }

    @Override
    void advance(long calls) {
        Door.JDK.written(out, counted(Door.JDK.written(out), calls));
    }

    private int counted(int before, long calls) {
        return (int) Math.min(Integer.MAX_VALUE, before + calls * op.width);
    }

    @Override
    long[] counters() {
        return new long[] {Door.JDK.written(out)};
    }

    @Override
    boolean isAhead(long[] before, long[] after, long calls) {
        return after[0] == counted((int) before[0], calls);
    }
}
