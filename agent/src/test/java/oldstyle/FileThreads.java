package oldstyle;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that use one open file at once. Each element of the file says where it stands, and each read takes a whole
 * one, so whatever the threads do, each element comes once, and to each thread in ascending order. Arguments: a folder,
 * and how many rounds.
 */
public final class FileThreads {
    private static final int ELEMENTS = 20_000;

    private interface Source extends AutoCloseable {
        int read(byte[] element) throws IOException;

        @Override
        void close() throws IOException;
    }

    public static void main(String[] arguments) throws Exception {
        File file = new File(arguments[0], "elements");
        ByteBuffer elements = ByteBuffer.allocate(ELEMENTS * 4);
        for (int k = 0; k < ELEMENTS; k++) {
            elements.putInt(k);
        }
        for (int round = 0; round < Integer.parseInt(arguments[1]); round++) {
            Files.write(file.toPath(), elements.array());
            sharedBy(2 + round % 2, round % 4 > 1, open(file, round), file, round);
            closed(file, round);
            interrupted(file);
        }
        System.out.println("each element came once");
    }

    private static Source open(File file, int round) throws IOException {
        if (round % 3 == 0) {
            RandomAccessFile in = new RandomAccessFile(file, "r");
            return new Source() {
                @Override
                public int read(byte[] element) throws IOException {
                    return in.read(element);
                }

                @Override
                public void close() throws IOException {
                    in.close();
                }
            };
        }
        InputStream in = round % 3 == 1 ? new FileInputStream(file) : Files.newInputStream(file.toPath());
        return new Source() {
            @Override
            public int read(byte[] element) throws IOException {
                return in.read(element, 0, 4);
            }

            @Override
            public void close() throws IOException {
                in.close();
            }
        };
    }

    private static void sharedBy(int threads, boolean alone, Source source, File file, int round) throws Exception {
        BitSet seen = new BitSet();
        if (alone) {
            // a window is there already when the others come
            take(source, seen, 10 + round % 500);
        }
        List<Thread> all = new ArrayList<>();
        List<Throwable> failures = new ArrayList<>();
        CountDownLatch start = new CountDownLatch(1);
        for (int k = 0; k < threads; k++) {
            all.add(new Thread(() -> {
                try {
                    start.await();
                    BitSet own = new BitSet();
                    take(source, own, ELEMENTS);
                    synchronized (seen) {
                        if (seen.intersects(own)) {
                            throw new AssertionError("an element came twice");
                        }
                        seen.or(own);
                    }
                } catch (Throwable x) {
                    synchronized (failures) {
                        failures.add(x);
                    }
                }
            }));
        }
        if (round % 5 == 0) {
            all.add(new Thread(() -> writesTheSame(file)));
        }
        all.forEach(Thread::start);
        start.countDown();
        for (Thread thread : all) {
            thread.join();
        }
        source.close();
        if (!failures.isEmpty()) {
            throw new AssertionError("round " + round, failures.get(0));
        }
        if (seen.cardinality() != ELEMENTS) {
            throw new AssertionError("round " + round + ": " + (ELEMENTS - seen.cardinality()) + " elements are lost");
        }
    }

    private static void take(Source source, BitSet seen, int most) throws IOException {
        byte[] element = new byte[4];
        int last = -1;
        for (int k = 0; k < most && source.read(element) == 4; k++) {
            int value = ByteBuffer.wrap(element).getInt();
            if (value <= last) {
                throw new AssertionError(value + " after " + last);
            }
            last = value;
            seen.set(value);
        }
    }

    /** What was there, once more. */
    private static void writesTheSame(File file) {
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            byte[] bytes = new byte[400];
            for (int k = 0; k < 50; k++) {
                out.seek(k * 400L);
                out.readFully(bytes);
                out.seek(k * 400L);
                out.write(bytes);
            }
        } catch (IOException x) {
            throw new IllegalStateException(x);
        }
    }

    /** A thread that reads is interrupted while another one writes to the file; up to Java 8 that closes it. */
    private static void interrupted(File file) throws Exception {
        Thread writer = new Thread(() -> writesTheSame(file));
        Thread reader = new Thread(() -> {
            try (InputStream in = Files.newInputStream(file.toPath())) {
                while (in.read() >= 0) {
                    continue;
                }
            } catch (IOException closed) {
                return;
            }
        });
        writer.setDaemon(true);
        reader.setDaemon(true);
        writer.start();
        reader.start();
        while (reader.isAlive() && writer.isAlive()) {
            LockSupport.parkNanos(100_000);
            reader.interrupt();
        }
        reader.join(20_000);
        writer.join(20_000);
        if (reader.isAlive() || writer.isAlive()) {
            throw new AssertionError("they wait for each other");
        }
    }

    /** Once it is closed, nothing comes any more, whoever closed it. */
    private static void closed(File file, int round) throws Exception {
        InputStream in = round % 3 == 0 ? new FileInputStream(file) : Files.newInputStream(file.toPath());
        for (int k = 0; k < 3; k++) {
            in.read();
        }
        Thread reader = new Thread(() -> {
            try {
                while (in.read() >= 0) {
                    continue;
                }
            } catch (IOException closed) {
                return;
            }
        });
        reader.start();
        if (round % 2 == 0) {
            Thread.yield();
        }
        in.close();
        try {
            int value = in.read();
            throw new AssertionError("round " + round + ": " + value + " came out of a closed file");
        } catch (IOException expected) {
            reader.join();
        }
        try (FileOutputStream out = new FileOutputStream(file, true)) {
            out.write(0);
        }
    }
}
