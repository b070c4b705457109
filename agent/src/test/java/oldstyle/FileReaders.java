package oldstyle;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** Programs that read a file as people do. Arguments: which one, and a folder. */
public final class FileReaders {
    private static final int PROVED_ROW = 1024;
    private static final int SMALL_ROW = 8;
    private static final int LONGER_ROW = 129;
    private static final int ROWS = 4000;

    private FileReaders() {}

    public static void main(String[] arguments) throws Exception {
        File file = new File(arguments[1], "numbers");
        switch (arguments[0]) {
            case "proved":
                make(file, ROWS / 10 * PROVED_ROW);
                System.out.println(proved(file));
                break;
            case "rows":
                make(file, ROWS * SMALL_ROW);
                System.out.println(rows(file, SMALL_ROW));
                break;
            case "longer":
                make(file, ROWS * LONGER_ROW);
                System.out.println(rows(file, LONGER_ROW));
                break;
            case "strange":
                strange();
                break;
            case "closed":
                make(file, 100);
                System.out.println(closed(file));
                break;
            case "full":
                make(file, 100);
                full(file, new FileInputStream(file), false);
                full(file, new FileInputStream(file), true);
                full(file, Files.newInputStream(file.toPath()), true);
                break;
            case "cut":
                make(file, 100);
                System.out.println(cut(new FileInputStream(file), file));
                System.out.println(cut(Files.newInputStream(file.toPath()), file));
                break;
            case "interrupted":
                make(file, 100);
                System.out.println(interrupted(file));
                break;
            case "outside":
                make(file, 10_000);
                System.out.println(outside(file));
                break;
            case "forgotten":
                make(file, 100);
                forgotten(file);
                break;
            case "changed":
                make(file, 1 << 16);
                changed(file);
                break;
            default:
                make(file, 1 << 18);
                System.out.println(slow(file));
        }
    }

    private static void make(File file, int ints) throws IOException {
        ByteBuffer numbers = ByteBuffer.allocate(4 * ints);
        for (int k = 0; k < ints; k++) {
            numbers.putInt(k);
        }
        Files.write(file.toPath(), numbers.array());
    }

    /** As libraries have them. */
    private static final class Counting extends FilterInputStream {
        private long count;

        Counting(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            if (b >= 0) {
                count++;
            }
            return b;
        }

        @Override
        public int read(byte[] to, int offset, int length) throws IOException {
            int n = in.read(to, offset, length);
            if (n > 0) {
                count += n;
            }
            return n;
        }
    }

    /** Slowly enough for its class to be proved. */
    private static String proved(File file) throws Exception {
        long sum = 0;
        int[] row = new int[PROVED_ROW];
        try (Counting counting = new Counting(new FileInputStream(file));
                DataInputStream in = new DataInputStream(counting)) {
            for (int r = 0; r < ROWS / 10; r++) {
                for (int k = 0; k < row.length; k++) {
                    row[k] = in.readInt();
                }
                sum += row[r];
                Thread.sleep(r < 200 ? 10 : 0);
            }
            return sum + " " + counting.count;
        }
    }

    /** Each has its length before it. */
    private static long rows(File file, int length) throws IOException {
        long sum = 0;
        int[] row = new int[length - 1];
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            while (true) {
                sum += in.readInt();
                for (int k = 0; k < row.length; k++) {
                    row[k] = in.readInt();
                }
                sum += row[3];
            }
        } catch (EOFException end) {
            return sum;
        }
    }

    /** Code that has found the class of the windows hands it what is no file. */
    private static void strange() throws Exception {
        Class<?> windows = Class.forName("java.io.StandpipeBuffer");
        for (Object none : new Object[] {null, new int[8], "file"}) {
            System.out.println(windows.getMethod("has", Object.class, long.class)
                            .invoke(null, none, 1L)
                    + " " + windows.getMethod("descriptor", Object.class).invoke(null, none)
                    + " " + windows.getMethod("settled", Object.class).invoke(null, none));
        }
    }

    /** Another process overwrites all of it once three numbers have been read. */
    private static void changed(File file) throws Exception {
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            for (int k = 0; k < 3; k++) {
                in.readInt();
            }
            new ProcessBuilder(
                            "sh", "-c", "dd if=/dev/zero of='" + file + "' bs=65536 count=4 conv=notrunc 2>/dev/null")
                    .start()
                    .waitFor();
            int old = 0;
            int current = 0;
            for (int k = 3; k < 1 << 16; k++) {
                int value = in.readInt();
                if (value == k && current == 0) {
                    old++;
                } else if (value == 0) {
                    current++;
                } else {
                    System.out.println(value + " came for " + k);
                }
            }
            System.out.println(old + " as they were and then " + current + " as they are");
        }
    }

    /** What it says depends on what it was asked before. */
    private static String closed(File file) throws Exception {
        StringBuilder said = new StringBuilder();
        for (int skipped = 0; skipped < 2; skipped++) {
            FileInputStream in = new FileInputStream(file);
            for (int k = 0; k < 5; k++) {
                in.read();
            }
            if (skipped > 0) {
                in.skip(1);
            }
            in.close();
            try {
                in.skip(1);
            } catch (IOException x) {
                said.append(x.getMessage()).append(", ");
            }
            try {
                FileInputStream.class.getMethod("readAllBytes").invoke(in);
            } catch (ReflectiveOperationException x) {
                said.append(x.getCause()).append('\n');
            }
        }
        return said.toString();
    }

    /** The program cuts off what it has read already, and asks how much is left. */
    private static String cut(InputStream opened, File file) throws IOException {
        StringBuilder said = new StringBuilder();
        try (InputStream in = opened;
                RandomAccessFile writer = new RandomAccessFile(file, "rw")) {
            writer.setLength(400);
            for (int length = 30; length >= 0; length -= 10) {
                for (int k = 0; k < 9; k++) {
                    in.read();
                }
                writer.setLength(length);
                for (int k = 0; k < 4; k++) {
                    said.append(in.available()).append(' ').append(in.read()).append(' ');
                }
                writer.setLength(400);
            }
        }
        return said.toString();
    }

    /** A thread that is interrupted reads a stream over a channel, which takes that to heart up to Java 8. */
    private static String interrupted(File file) throws IOException {
        StringBuilder said = new StringBuilder();
        try (InputStream in = Files.newInputStream(file.toPath())) {
            for (int k = 0; k < 20; k++) {
                if (k == 9) {
                    Thread.currentThread().interrupt();
                }
                try {
                    said.append(in.read()).append(' ').append(in.available()).append(' ');
                } catch (IOException x) {
                    said.append(x).append(' ');
                }
                if (k == 12) {
                    said.append(Thread.interrupted()).append(' ');
                }
            }
        }
        return said.toString();
    }

    /** Read by a thread that is new, when there is no memory outside the heap any more. */
    private static String outside(File file) throws Exception {
        FutureTask<Integer> sum = new FutureTask<>(() -> {
            try (InputStream in = Files.newInputStream(file.toPath())) {
                int read = in.read();
                List<ByteBuffer> all = new ArrayList<>();
                for (int length = 1 << 18; length > 0; length /= 2) {
                    try {
                        while (true) {
                            all.add(ByteBuffer.allocateDirect(length));
                        }
                    } catch (OutOfMemoryError none) {
                        continue;
                    }
                }
                for (int value; (value = in.read()) >= 0; ) {
                    read = read * 31 + value;
                }
                return all.isEmpty() ? 0 : read;
            }
        });
        new Thread(sum).start();
        return String.valueOf(sum.get(60, TimeUnit.SECONDS));
    }

    private static Object[] memory;

    /** What is read and written while there is no memory, by streams that are new or were read before. */
    private static void full(File file, InputStream stream, boolean before) throws IOException {
        byte[] nines = {9, 9, 9};
        int[] came = new int[16];
        try (InputStream in = stream;
                RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            // what is made at the first time is there already
            out.write(nines[0]);
            out.write(nines);
            for (int k = 0; before && k < 3; k++) {
                in.read();
            }
            for (int length = 1 << 18; length > 0; length /= 2) {
                try {
                    while (true) {
                        Object[] more = new Object[length];
                        more[0] = memory;
                        memory = more;
                    }
                } catch (OutOfMemoryError none) {
                    continue;
                }
            }
            try {
                for (int k = 0; k < came.length; k++) {
                    if (k == 4) {
                        out.write(nines);
                        out.write(nines);
                    }
                    came[k] = in.read();
                }
            } catch (OutOfMemoryError ofOurs) {
                came[0] = -2;
            }
            memory = null;
        }
        System.out.println(Arrays.toString(came));
    }

    private static volatile String told;

    /** Nobody has the stream any more but a finalizer, which reads it before and after it writes. */
    private static void forgotten(File file) throws Exception {
        begin(file);
        for (int k = 0; k < 500 && told == null; k++) {
            System.gc();
            System.runFinalization();
            Thread.sleep(10);
        }
        System.out.println(told);
    }

    /** In a method of its own, so that nothing of it is on the stack. */
    private static void begin(File file) throws IOException {
        FileInputStream in = new FileInputStream(file);
        new Finalized(file, in);
        for (int k = 0; k < 3; k++) {
            in.read();
        }
    }

    private static final class Finalized {
        private final File file;
        private final InputStream in;

        Finalized(File file, InputStream in) {
            this.file = file;
            this.in = in;
        }

        @Override
        protected void finalize() throws IOException {
            int before = in.read();
            try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
                out.write(new byte[] {9, 9, 9, 9, 9, 9});
            }
            told = before + " " + in.read() + " " + in.read() + " " + in.read();
        }
    }

    private static long slow(File file) throws IOException {
        long sum = 0;
        for (long start = System.nanoTime(); System.nanoTime() - start < 4_000_000_000L; ) {
            try (InputStream in = new FileInputStream(file)) {
                for (int c; (c = in.read()) >= 0; ) {
                    sum += c;
                }
            }
        }
        return sum > 0 ? 1 : 0;
    }
}
