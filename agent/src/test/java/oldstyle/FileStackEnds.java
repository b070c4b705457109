package oldstyle;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;

/**
 * Reads a file where the stack ends, again and again from other depths: whatever overflows it, each byte comes once and
 * in its turn. Arguments: a folder, and how often.
 */
public final class FileStackEnds {
    private static final int LENGTH = 1 << 20;
    private static final int NOTHING = -1;

    private final InputStream in;
    private final byte[] several = new byte[3];
    private int came;
    private int overflows;

    private FileStackEnds(InputStream in) {
        this.in = in;
    }

    public static void main(String[] arguments) throws Exception {
        File file = new File(arguments[0], "numbers");
        byte[] numbers = new byte[LENGTH];
        for (int k = 0; k < LENGTH; k++) {
            numbers[k] = number(k);
        }
        Files.write(file.toPath(), numbers);
        int overflows = 0;
        for (int round = 0; round < Integer.parseInt(arguments[1]); round++) {
            try (InputStream in = new FileInputStream(file)) {
                FileStackEnds reading = new FileStackEnds(in);
                Thread thread = new Thread(null, () -> reading.run(), "deep", 256 << 10);
                thread.start();
                thread.join();
                overflows += reading.overflows;
                reading.take(in.read());
            }
        }
        System.out.println(overflows > 0 ? "each byte came in its turn" : "the stack was too large");
        for (int how = 0; how < 6; how++) {
            int kind = how;
            Thread thread = new Thread(null, () -> endAll(file, kind), "ending", 256 << 10);
            thread.start();
            thread.join();
        }
        int warm = Integer.parseInt(arguments[2]);
        for (Write write : WRITES) {
            Thread thread = new Thread(null, () -> writeAll(file, write, warm), "writing", 256 << 10);
            thread.start();
            thread.join();
        }
    }

    /** To a file, by a stream that is open for it or by another. */
    private interface Write {
        void write(File path, RandomAccessFile file, byte value) throws IOException;
    }

    private static final Write[] WRITES = {
        (path, file, value) -> file.write(value),
        (path, file, value) -> file.getChannel().write(ByteBuffer.wrap(new byte[] {value}), 6),
        (path, file, value) -> new FileOutputStream(path).close(),
        (path, file, value) -> FileChannel.open(
                        path.toPath(), StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)
                .close(),
        (path, file, value) -> writeMany(file, new int[3000], value)
    };

    /** By a loop that an agent may give a transfer. */
    private static void writeMany(RandomAccessFile file, int[] many, byte value) throws IOException {
        Arrays.fill(many, value * 0x01010101);
        for (int k = 0; k < many.length; k++) {
            file.writeInt(many[k]);
        }
    }

    /**
     * At those frames another stream writes what the first has read ahead: whether the writer comes back or not, what
     * the system has is what is read.
     */
    private static void writeAll(File file, Write write, int warm) {
        int ends = 0;
        int round = 0;
        try {
            File other = new File(file.getParentFile(), "other");
            try (RandomAccessFile writer = new RandomAccessFile(other, "rw")) {
                for (int k = 0; k < warm; k++) {
                    writer.seek(0);
                    writes(write, other, writer, (byte) k, 0);
                }
            }
            for (int left = deepest(k -> writes(NOTHING_WRITTEN, null, null, (byte) 0, k)) - 350; ends < 60; left++) {
                try (InputStream in = new FileInputStream(file);
                        RandomAccessFile writer = new RandomAccessFile(file, "rw");
                        RandomAccessFile asked = new RandomAccessFile(file, "r")) {
                    // opened before, for to open a file drops what was read ahead of it
                    FileChannel there = asked.getChannel();
                    writer.getChannel();
                    writer.seek(6);
                    writer.write(7);
                    writer.seek(6);
                    for (int k = 0; k < 6; k++) {
                        in.read();
                    }
                    round++;
                    ends += writes(write, file, writer, (byte) round, Math.max(left, 0)) ? 0 : 1;
                    ByteBuffer one = ByteBuffer.allocate(1);
                    int expected = there.read(one, 6) < 0 ? -1 : one.get(0) & 0xFF;
                    int value = soon(in);
                    if (value != expected) {
                        System.out.println(value + " came where the file has " + expected);
                        return;
                    }
                    if (expected < 0) {
                        Files.write(file.toPath(), new byte[100]);
                    }
                }
            }
            System.out.println("what was written is read");
        } catch (Exception x) {
            System.out.println(x);
        }
    }

    private static final Write NOTHING_WRITTEN = (path, file, value) -> {};

    private static boolean writes(Write write, File path, RandomAccessFile file, byte value, int frames) {
        try {
            if (frames > 0) {
                return writes(write, path, file, value, frames - 1);
            }
            write.write(path, file, value);
            return true;
        } catch (IOException | StackOverflowError end) {
            return false;
        }
    }

    /** The next byte, by another thread. */
    private static int soon(InputStream in) throws Exception {
        FutureTask<Integer> next = new FutureTask<>(in::read);
        Thread thread = new Thread(next);
        thread.setDaemon(true);
        thread.start();
        return next.get(20, TimeUnit.SECONDS);
    }

    /** More frames than that there is no room for. */
    private static int deepest(IntPredicate does) {
        int frames = 0;
        while (does.test(frames)) {
            frames += 50;
        }
        return frames;
    }

    /** At the last frames before the end of the stack, each file at another: another thread reads on at once. */
    private static void endAll(File file, int kind) {
        int ends = 0;
        try {
            for (int left = deepest(k -> does(null, NOTHING, k)) - 250; ends < 40; left += 3) {
                InputStream in = kind == 0 ? Files.newInputStream(file.toPath()) : new FileInputStream(file);
                for (int k = 0; k < 6; k++) {
                    in.read();
                }
                ends += does(in, kind, Math.max(left, 0)) ? 0 : 1;
                try {
                    int value = soon(in);
                    if (kind < 2 && value != (number(6) & 0xFF)) {
                        System.out.println(value + " came behind the end of close");
                    }
                } catch (ExecutionException closed) {
                    continue;
                }
            }
            System.out.println("nobody waits");
        } catch (Exception x) {
            System.out.println(x);
        }
    }

    private static boolean does(InputStream in, int kind, int frames) {
        try {
            if (frames > 0) {
                return does(in, kind, frames - 1);
            }
            if (kind == NOTHING) {
                return true;
            } else if (kind < 2) {
                in.close();
            } else if (kind < 4) {
                in.skip(kind == 2 ? 5 : 9000);
            } else if (kind == 4) {
                in.available();
            } else {
                ((FileInputStream) in).getFD();
            }
            return true;
        } catch (IOException | StackOverflowError end) {
            return false;
        }
    }

    private static byte number(int k) {
        return (byte) (k * 31 + (k >> 8));
    }

    private void run() {
        for (int start = 0; start < 200 && came < LENGTH - 20_000; start++) {
            padded(start % 50, start);
        }
    }

    /** So that the stack ends in another method each time. */
    private void padded(int frames, long more) {
        if (frames > 0) {
            padded(frames - 1, more + 1);
        } else {
            descend();
        }
    }

    private void descend() {
        try {
            read();
            descend();
        } catch (StackOverflowError end) {
            overflows++;
        }
        if (overflows % 20 > 0 && overflows % 20 < 12) {
            // near the end, where the next one overflows it too
            try {
                read();
            } catch (StackOverflowError end) {
                overflows++;
            }
        }
    }

    private void read() {
        try {
            if (came % 5 == 0) {
                int n = in.read(several, 0, 3);
                for (int k = 0; k < n; k++) {
                    take(several[k] & 0xFF);
                }
            } else {
                take(in.read());
            }
        } catch (IOException x) {
            throw new IllegalStateException(x);
        }
    }

    private void take(int value) {
        if (value != (number(came) & 0xFF)) {
            System.out.println(value + " came for byte " + came);
            System.exit(1);
        }
        came++;
    }
}
