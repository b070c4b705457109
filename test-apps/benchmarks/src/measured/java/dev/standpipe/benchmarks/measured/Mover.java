package dev.standpipe.benchmarks.measured;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Carries one array through a stack, in one element type and in one way. */
final class Mover {
    interface Fill {
        void from(DataInput in) throws IOException;
    }

    interface Drain {
        void to(DataOutput out) throws IOException;
    }

    final Fill fill;
    final Drain drain;

    Mover(Fill fill, Drain drain) {
        this.fill = fill;
        this.drain = drain;
    }
}
