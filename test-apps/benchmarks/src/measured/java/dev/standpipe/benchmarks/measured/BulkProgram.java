package dev.standpipe.benchmarks.measured;

import dev.standpipe.io.BulkDataInput;
import dev.standpipe.io.BulkDataInputStream;
import dev.standpipe.io.BulkDataOutput;
import dev.standpipe.io.BulkDataOutputStream;
import dev.standpipe.io.BulkRandomAccessFile;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;

/** By hand with the classes of {@code dev.standpipe.io}, which replace the class on top of the stack. */
final class BulkProgram implements Program {
    private final Job job;
    private final Inward inward;
    private final Outward outward;
    private final BulkRandomAccessFile direct;
    private BulkDataInput in;
    private BulkDataOutput out;

    BulkProgram(Job job) throws IOException {
        this.job = job;
        boolean reads = job.direction == Direction.READ;
        boolean isDirect = job.stack == Stack.RAF;
        inward = reads && !isDirect ? new Inward(job) : null;
        outward = reads || isDirect ? null : new Outward(job);
        direct = isDirect ? open(job.file, reads) : null;
        in = direct;
        out = direct;
    }

    private static BulkRandomAccessFile open(File file, boolean reads) throws IOException {
        BulkRandomAccessFile opened = new BulkRandomAccessFile(file, reads ? "r" : "rw");
        if (!reads) {
            opened.setLength(0);
        }
        return opened;
    }

    @Override
    public void rewind() throws IOException {
        if (direct != null) {
            direct.seek(0);
        } else if (inward != null) {
            close();
            in = new BulkDataInputStream(inward.beneath());
        } else {
            out = new BulkDataOutputStream(outward.beneath());
        }
    }

    @Override
    public void run(int calls) throws IOException {
        if (job.direction == Direction.READ) {
            for (int c = 0; c < calls; c++) {
                in.readArray(job.array, 0, job.length);
            }
        } else {
            for (int c = 0; c < calls; c++) {
                out.writeArray(job.array, 0, job.length);
            }
            if (direct == null) {
                ((BulkDataOutputStream) out).flush();
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            ((Closeable) in).close();
        }
        if (outward != null) {
            outward.close();
        }
    }
}
