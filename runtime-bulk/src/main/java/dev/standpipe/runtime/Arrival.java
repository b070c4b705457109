package dev.standpipe.runtime;

import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.IOException;

/** Elements that a read has said it had stored, and that a thread of the crew stores meanwhile. */
final class Arrival implements Runnable {
    private final FileDescriptor fd;
    private final Reading reading;
    private final Transcoder transcoder;
    private final long end;
    private final long borrowed;

    /** Where the next byte comes from, and where its element goes. */
    private long position;

    /** Bytes of that element that are there already. */
    private int partial;

    private int i;
    private boolean failed;
    private boolean over;

    /** {@code borrowed} is scratch memory, which is given back when all has come, or nothing more will. */
    Arrival(FileDescriptor fd, long position, long bytes, Reading reading, Transcoder transcoder, long borrowed) {
        this.fd = fd;
        this.position = position;
        this.end = position + bytes;
        this.reading = reading;
        this.transcoder = transcoder;
        this.borrowed = borrowed;
        this.i = reading.i;
    }

    boolean isFor(Object array) {
        return reading.a == array;
    }

    @Override
    public void run() {
        try {
            store();
            OffHeap.giveBack(borrowed);
        } catch (Throwable again) {
            failed = true;
        } finally {
            try {
                Arrivals.over(this);
            } finally {
                tell();
            }
        }
    }

    /** Whether whoever settles has to see to it himself. */
    boolean hasFailed() {
        return failed;
    }

    private void store() throws IOException {
        long scratch = OffHeap.aligned(borrowed);
        int size = reading.format.size;
        partial = 0;
        while (position < end) {
            int length = (int) Math.min(OffHeap.SIZE - partial, end - position - partial);
            int n = Descriptor.read(fd, scratch + partial, length, position + partial);
            if (n <= 0) {
                throw new EOFException("the file was cut off while it was read");
            }
            if (!fd.valid()) {
                throw new IOException("Stream Closed");
            }
            int elements = (partial + n) / size;
            transcoder.decode(reading.format, reading.conversion, null, scratch, reading.a, i, elements);
            i += elements;
            position += (long) elements * size;
            partial = partial + n - elements * size;
            Engine.DOOR.copy(null, scratch + (long) elements * size, null, scratch, partial);
        }
    }

    private synchronized void tell() {
        over = true;
        notifyAll();
    }

    /** Returns when all is stored. Throws what keeps it from that, when it is tried once more. By the monitor, as {@link Window#await}. */
    void await() throws IOException {
        boolean interrupted = false;
        synchronized (this) {
            while (!over) {
                try {
                    wait();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failed) {
            try {
                store();
            } catch (IOException met) {
                // where the loop would have met it
                Descriptor.position(fd, position + partial);
                throw met;
            } finally {
                OffHeap.giveBack(borrowed);
            }
        }
    }
}
