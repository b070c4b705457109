package dev.standpipe.runtime.file;

import java.io.FileDescriptor;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * What may happen to a read in the background: it takes long, it fails, it gets less than it wants, or no thread can be
 * had for it. Stands in for the calls that {@code proof.ahead.Troubled} leads here.
 */
public final class Trouble {
    private static final int LONGEST_NANOS = 400_000;

    private Trouble() {}

    /** In the place of {@link Descriptor#read(FileDescriptor, long, int, long)}. */
    public static int read(FileDescriptor fd, long address, int length, long position) throws IOException {
        if (!Thread.currentThread().getName().startsWith("standpipe")) {
            return PositionalIo.read(fd, address, length, position);
        }
        ThreadLocalRandom random = ThreadLocalRandom.current();
        switch (random.nextInt(20)) {
            case 0:
            case 1:
            case 2:
                LockSupport.parkNanos(random.nextInt(LONGEST_NANOS));
                break;
            case 3:
                int n = PositionalIo.read(fd, address, length, position);
                LockSupport.parkNanos(random.nextInt(LONGEST_NANOS));
                return n;
            case 4:
                throw new IOException("made up");
            case 5:
                throw random.nextBoolean() ? new OutOfMemoryError("made up") : new StackOverflowError("made up");
            case 6:
            case 7:
                return PositionalIo.read(fd, address, 1 + random.nextInt(length), position);
            case 8:
                return Descriptor.END_OF_FILE;
            default:
        }
        return PositionalIo.read(fd, address, length, position);
    }

    public static void execute(ExecutorService crew, Runnable work) {
        if (ThreadLocalRandom.current().nextInt(20) == 0) {
            throw new OutOfMemoryError("made up: unable to create native thread");
        }
        crew.execute(work);
    }
}
