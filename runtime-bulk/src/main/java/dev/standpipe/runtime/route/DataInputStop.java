package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.Passage;
import java.io.DataInputStream;
import java.io.FilterInputStream;

/** The JDK's own, which counts nothing. */
final class DataInputStop extends Stop {
    DataInputStop(DataInputStream in, int callsPerElement) {
        super(in, callsPerElement);
    }

    @Override
    Object beneath() {
        return Door.JDK.in((FilterInputStream) stream);
    }

    @Override
    Passage.Lock lock() {
        return Passage.Lock.NOTHING;
    }

    @Override
    void advance(long calls) {}

    @Override
    long[] counters() {
        return new long[0];
    }

    @Override
    boolean isAhead(long[] before, long[] after, long calls) {
        return true;
    }
}
