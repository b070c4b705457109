package dev.standpipe.benchmarks.measured;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** One stack to write to. The file stays open and is overwritten: a new one would measure how the kernel hands out pages. */
final class Outward implements Closeable {
    private final Job job;
    private RandomAccessFile direct;
    private FileOutputStream file;

    Outward(Job job) throws IOException {
        this.job = job;
        if (job.stack == Stack.RAF) {
            direct = new RandomAccessFile(job.file, "rw");
            direct.setLength(0);
        } else if (job.stack != Stack.BYTES) {
            file = new FileOutputStream(job.file);
        }
    }

    DataOutput rewind() throws IOException {
        switch (job.stack) {
            case RAF:
                direct.seek(0);
                return direct;
            case BYTES:
                return job.collecting();
            case OBJECT:
                return new ObjectOutputStream(beneath());
            case OBJECT_BUFFERED:
                return new ObjectOutputStream(new BufferedOutputStream(beneath()));
            default:
                return new DataOutputStream(beneath());
        }
    }

    /** The file from its start, buffered where the stack is. */
    OutputStream beneath() throws IOException {
        if (job.stack == Stack.BYTES) {
            job.collected.reset();
            return job.collected;
        }
        file.getChannel().position(0);
        return job.stack == Stack.BUFFERED ? new BufferedOutputStream(file) : file;
    }

    static void flush(DataOutput out) throws IOException {
        if (out instanceof Flushable) {
            ((Flushable) out).flush();
        }
    }

    @Override
    public void close() throws IOException {
        if (direct != null) {
            direct.close();
        }
        if (file != null) {
            file.close();
        }
    }
}
