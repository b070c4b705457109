package dev.standpipe.benchmarks.measured;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Array after array through the stack itself. */
final class StreamProgram implements Program {
    private final Mover mover;
    private final Inward inward;
    private final Outward outward;
    private DataInput in;
    private DataOutput out;

    StreamProgram(Job job, Mover mover) throws IOException {
        this.mover = mover;
        boolean reads = job.direction == Direction.READ;
        this.inward = reads ? new Inward(job) : null;
        this.outward = reads ? null : new Outward(job);
    }

    @Override
    public void rewind() throws IOException {
        if (inward != null) {
            in = inward.rewind();
        } else {
            out = outward.rewind();
        }
    }

    @Override
    public void run(int calls) throws IOException {
        if (inward != null) {
            read(mover.fill, in, calls);
        } else {
            write(mover.drain, out, calls);
        }
    }

    private static void read(Mover.Fill fill, DataInput in, int calls) throws IOException {
        for (int c = 0; c < calls; c++) {
            fill.from(in);
        }
    }

    private static void write(Mover.Drain drain, DataOutput out, int calls) throws IOException {
        for (int c = 0; c < calls; c++) {
            drain.to(out);
        }
        Outward.flush(out);
    }

    @Override
    public void close() throws IOException {
        if (inward != null) {
            inward.close();
        } else {
            outward.close();
        }
    }
}
