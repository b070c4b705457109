package dev.standpipe.benchmarks.measured;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.RandomAccessFile;

/** One stack to read from, built anew for each pass: a stream cannot be rewound. */
final class Inward implements Closeable {
    private final Job job;
    private DataInput in;

    Inward(Job job) {
        this.job = job;
    }

    DataInput rewind() throws IOException {
        if (in instanceof RandomAccessFile) {
            ((RandomAccessFile) in).seek(0);
        } else {
            close();
            in = open();
        }
        return in;
    }

    /** What the stack stands on, for those who replace the data stream on top by their own. */
    InputStream beneath() throws IOException {
        switch (job.stack) {
            case FILE:
                return new FileInputStream(job.file);
            case BUFFERED:
                return new BufferedInputStream(new FileInputStream(job.file));
            case BYTES:
                return new ByteArrayInputStream(job.bytes);
            default:
                throw new IllegalStateException(job.stack + " has no data stream on top");
        }
    }

    private DataInput open() throws IOException {
        switch (job.stack) {
            case RAF:
                return new RandomAccessFile(job.file, "r");
            case OBJECT:
                return new ObjectInputStream(new FileInputStream(job.file));
            case OBJECT_BUFFERED:
                return new ObjectInputStream(new BufferedInputStream(new FileInputStream(job.file)));
            default:
                return new DataInputStream(beneath());
        }
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            ((Closeable) in).close();
        }
    }
}
