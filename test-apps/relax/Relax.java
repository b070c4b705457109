import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Programs that forgot the buffer, and two that need none; each prints what it computed, how many values it read, and
 * the nanoseconds of its work. Arguments: a program, a file, and its length in MiB; {@code make} writes the file.
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
        long start = System.nanoTime();
        long[] sums = run(arguments[0], file);
        System.out.println(sums[0] + " " + sums[1] + " " + (System.nanoTime() - start));
    }

    /** Texts of thirty bytes after their length, which a line feed ends now and then. */
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

    private static long[] run(String program, File file) throws IOException {
        switch (program) {
            case "records":
                try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
                    return records(in);
                }
            case "utf":
                try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                    return texts(in);
                }
            case "lines":
                try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                    return lines(in);
                }
            case "vectors":
                try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
                    return vectors(in);
                }
            case "list":
                try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
                    return list(in);
                }
            case "bytes":
                try (InputStream in = new FileInputStream(file)) {
                    return bytes(in);
                }
            case "uniform":
                return random(file, false);
            case "zipf":
                return random(file, true);
            default:
                throw new IllegalArgumentException(program);
        }
    }

    private static long[] records(DataInput in) throws IOException {
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

    private static long[] texts(RandomAccessFile in) throws IOException {
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

    private static long[] lines(RandomAccessFile in) throws IOException {
        long sum = 0;
        int n = 0;
        for (String line; (line = in.readLine()) != null; n++) {
            sum += line.hashCode();
        }
        return new long[] {sum, n};
    }

    /** A word of thirty-one letters and a line feed, by a helper, and eight floats. */
    private static long[] vectors(DataInputStream in) throws IOException {
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

    private static long[] list(DataInputStream in) throws IOException {
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

    private static long[] bytes(InputStream in) throws IOException {
        long sum = 0;
        int n = 0;
        for (int c; (c = in.read()) >= 0; n++) {
            sum = sum * 31 + (c < 0 ? in.available() : c);
        }
        return new long[] {sum, n};
    }

    /** 4 to 64 bytes from anywhere, or mostly from few places. */
    private static long[] random(File file, boolean zipf) throws IOException {
        Random random = new Random(2);
        byte[] to = new byte[64];
        long sum = 0;
        int n = 0;
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            long length = in.length() - to.length;
            for (; n < 200_000; n++) {
                double where = random.nextDouble();
                in.seek((long) ((zipf ? Math.pow(where, 8) : where) * length));
                in.readFully(to, 0, 4 + random.nextInt(61));
                sum += to[3];
            }
        }
        return new long[] {sum, n};
    }
}
