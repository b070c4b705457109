import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Programs that forgot the buffer, and two that need none; each prints what it computed, how many values it read, and
 * the nanoseconds of its work. Arguments: a program, a file, and its length in MiB; {@code make} writes the file.
 * With a fourth argument the program has the buffer. Each is a class of its own, so that a run has nothing of the others.
 */
public final class Relax {
    private static final int LINE = 32;

    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[1]);
        int bytes = (int) (Double.parseDouble(arguments[2]) * (1 << 20));
        if (arguments[0].equals("make")) {
            make(file, bytes);
            return;
        }
        long start = nanos();
        long[] sums = run(arguments[0], file, arguments.length > 3);
        System.out.println(sums[0] + " " + sums[1] + " " + (nanos() - start));
    }

    /** Of processor time, of this thread; by the clock where the system does not tell. */
    private static long nanos() {
        byte[] told = new byte[64];
        try (InputStream in = new FileInputStream("/proc/thread-self/schedstat")) {
            String text = new String(told, 0, Math.max(in.read(told), 0));
            return Long.parseLong(text.substring(0, text.indexOf(' ')));
        } catch (IOException | RuntimeException untold) {
            return System.nanoTime();
        }
    }

    /** Texts of thirty bytes after their length, each with a line feed at its end. */
    private static void make(File file, int bytes) throws IOException {
        byte[] all = new byte[bytes - bytes % LINE];
        Random random = new Random(1);
        for (int k = 0; k < all.length; k++) {
            all[k] = (byte) (k % LINE == 0 ? 0 : k % LINE == 1 ? LINE - 2 : k % LINE == 31 ? '\n' : 'a' + random.nextInt(26));
        }
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(all);
        }
    }

    private static long[] run(String program, File file, boolean byHand) throws IOException {
        if (program.equals("uniform") || program.equals("zipf")) {
            return Anywhere.read(file, program.equals("zipf"));
        }
        if (program.equals("utf") || program.equals("lines")) {
            if (byHand) {
                try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
                    return program.equals("utf") ? Texts.read(in) : Lines.read(in);
                }
            }
            try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                return program.equals("utf") ? Texts.read(in) : Lines.read(in);
            }
        }
        InputStream bare = program.equals("files") ? Files.newInputStream(file.toPath()) : new FileInputStream(file);
        try (InputStream in = byHand ? new BufferedInputStream(bare) : bare) {
            return read(program, in, new DataInputStream(in), file);
        }
    }

    private static long[] read(String program, InputStream in, DataInputStream data, File file) throws IOException {
        switch (program) {
            case "records":
                return Records.read(data);
            case "files":
                return SingleBytes.read(in);
            case "vectors":
                return Vectors.read(data);
            case "list":
                return Numbers.read(data);
            case "ivecs":
                return Ivecs.read(data);
            case "model":
                return Model.read(data);
            case "bytes":
                return SingleBytes.read(in);
            case "copy":
                File copied = new File(file.getPath() + ".copy");
                try (OutputStream out = new BufferedOutputStream(new FileOutputStream(copied))) {
                    return Copy.read(in, out);
                } finally {
                    copied.delete();
                }
            default:
                throw new IllegalArgumentException(program);
        }
    }

    private static final class Records {
        static long[] read(DataInput in) throws IOException {
            long sum = 0;
            int n = 0;
            try {
                for (; ; n += 4) {
                    sum += in.readInt() + in.readShort() + in.readByte() + in.readLong() + in.readByte();
                }
            } catch (EOFException end) {
                return new long[] {sum, n};
            }
        }
    }

    private static final class Texts {
        static long[] read(DataInput in) throws IOException {
            long sum = 0;
            int n = 0;
            try {
                for (; ; n++) {
                    sum += in.readUTF().hashCode();
                }
            } catch (EOFException end) {
                return new long[] {sum, n};
            }
        }
    }

    private static final class Lines {
        static long[] read(DataInput in) throws IOException {
            long sum = 0;
            int n = 0;
            for (String line; (line = in.readLine()) != null; n++) {
                sum += line.hashCode();
            }
            return new long[] {sum, n};
        }
    }

    /** A word of thirty-one letters and a line feed, by a helper, and eight floats. */
    private static final class Vectors {
        static long[] read(DataInputStream in) throws IOException {
            double sum = 0;
            int n = 0;
            float[] vector = new float[8];
            try {
                for (; ; n++) {
                    sum += word(in).length();
                    for (int k = 0; k < vector.length; k++) {
                        vector[k] = in.readFloat();
                    }
                    sum += vector[n & 7] > 0 ? 1 : 0;
                }
            } catch (EOFException end) {
                return new long[] {(long) sum, n};
            }
        }

        private static String word(DataInputStream in) throws IOException {
            StringBuilder word = new StringBuilder();
            for (byte b; (b = in.readByte()) != '\n'; ) {
                word.append((char) b);
            }
            return word.toString();
        }
    }

    private static final class Numbers {
        static long[] read(DataInputStream in) throws IOException {
            List<Integer> all = new ArrayList<>();
            try {
                while (true) {
                    all.add(Integer.reverseBytes(in.readInt()));
                }
            } catch (EOFException end) {
                long sum = 0;
                for (int value : all) {
                    sum += value;
                }
                return new long[] {sum, all.size()};
            }
        }
    }

    /** Vectors of seven numbers, lowest byte first, each a list. */
    private static final class Ivecs {
        static long[] read(DataInputStream in) throws IOException {
            List<List<Integer>> all = new ArrayList<>();
            int n = 0;
            try {
                while (true) {
                    int dimensions = in.readInt() >>> 18;
                    List<Integer> vector = new ArrayList<>(dimensions);
                    for (int k = 0; k < dimensions; k++, n++) {
                        vector.add(Integer.reverseBytes(in.readInt()));
                    }
                    all.add(vector);
                }
            } catch (EOFException end) {
                long sum = 0;
                for (List<Integer> vector : all) {
                    for (int value : vector) {
                        sum += value;
                    }
                }
                return new long[] {sum, n};
            }
        }
    }

    /** Nodes of a tree: how long each array is, and the array. */
    private static final class Model {
        static long[] read(DataInputStream in) throws IOException {
            long sum = 0;
            int n = 0;
            try {
                while (true) {
                    short[] weights = new short[in.readUnsignedShort() / 2];
                    for (int k = 0; k < weights.length; k++) {
                        weights[k] = in.readShort();
                    }
                    n += weights.length;
                    sum += weights[n & 7];
                }
            } catch (EOFException end) {
                return new long[] {sum, n};
            }
        }
    }

    private static final class Copy {
        static long[] read(InputStream in, OutputStream out) throws IOException {
            long sum = 0;
            int n = 0;
            for (int c; (c = in.read()) >= 0; n++) {
                out.write(c);
                sum += c;
            }
            return new long[] {sum, n};
        }
    }

    private static final class SingleBytes {
        static long[] read(InputStream in) throws IOException {
            long sum = 0;
            int n = 0;
            for (int c; (c = in.read()) >= 0; n++) {
                sum = sum * 31 + (c < 0 ? in.available() : c);
            }
            return new long[] {sum, n};
        }
    }

    /** 4 to 64 bytes from anywhere, or mostly from few places. */
    private static final class Anywhere {
        static long[] read(File file, boolean zipf) throws IOException {
            Random random = new Random(2);
            byte[] to = new byte[64];
            long sum = 0;
            int n = 0;
            try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                long length = in.length() - to.length;
                for (long most = in.length() / 20; n < most; n++) {
                    double where = random.nextDouble();
                    in.seek((long) ((zipf ? Math.pow(where, 8) : where) * length));
                    in.readFully(to, 0, 4 + random.nextInt(61));
                    sum += to[3];
                }
            }
            return new long[] {sum, n};
        }
    }
}
