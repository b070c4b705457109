import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Loops whose rounds do more than one transfer or more than a transfer, and the same work by hand. Arguments: a loop
 * with {@code -hand} or without, {@code bare} or {@code buffered}, a file, and seconds. Prints what came of it, and the
 * processor time of the best run in microseconds.
 */
public final class Rounds {
    private static final int INTS = 1 << 18;
    private static final int RECORDS = INTS / 6;
    private static final int CHUNK = 8192;

    private final boolean buffered;
    private final File file;
    private final File written;
    private final int[] ints = new int[INTS];
    private final double[] doubles = new double[INTS];
    private final float[][] coordinates = new float[6][RECORDS];

    private Rounds(boolean buffered, File file) {
        this.buffered = buffered;
        this.file = file;
        this.written = new File(file.getPath() + ".written");
    }

    public static void main(String[] arguments) throws IOException {
        Rounds rounds = new Rounds(arguments[1].equals("buffered"), new File(arguments[2]));
        rounds.make();
        long end = System.nanoTime() + (long) (Double.parseDouble(arguments[3]) * 1e9);
        long best = Long.MAX_VALUE;
        long sum = 0;
        do {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            sum = rounds.run(arguments[0]);
            best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
        } while (System.nanoTime() < end);
        System.out.println(sum + rounds.sumOfWritten() + " " + best / 1000);
    }

    private long sumOfWritten() throws IOException {
        long sum = 0;
        try (InputStream in = new BufferedInputStream(new FileInputStream(written))) {
            for (int b; (b = in.read()) >= 0; ) {
                sum = sum * 31 + b;
            }
        }
        return sum;
    }

    private void make() throws IOException {
        byte[] bytes = new byte[Integer.BYTES * INTS];
        new Random(1).nextBytes(bytes);
        try (OutputStream out = new FileOutputStream(file)) {
            out.write(bytes);
        }
        new FileOutputStream(written).close();
        for (int k = 0; k < RECORDS; k++) {
            for (int c = 0; c < coordinates.length; c++) {
                coordinates[c][k] = k * 0.5f + c;
            }
        }
    }

    private InputStream in() throws IOException {
        InputStream in = new FileInputStream(file);
        return buffered ? new BufferedInputStream(in) : in;
    }

    private OutputStream out() throws IOException {
        OutputStream out = new FileOutputStream(written);
        return buffered ? new BufferedOutputStream(out) : out;
    }

    private long run(String loop) throws IOException {
        switch (loop) {
            case "little":
                try (DataInputStream in = new DataInputStream(in())) {
                    little(in, ints);
                }
                return sum(ints);
            case "little-hand":
                littleByHand();
                return sum(ints);
            case "list":
                List<Integer> all = new ArrayList<>();
                try (DataInputStream in = new DataInputStream(in())) {
                    list(in, all, INTS);
                }
                return all.hashCode();
            case "list-hand":
                return listByHand().hashCode();
            case "copy":
                try (InputStream in = in();
                        OutputStream out = out()) {
                    return copy(in, out);
                }
            case "copy-hand":
                return copyByHand();
            case "floats":
                try (DataInputStream in = new DataInputStream(in())) {
                    read(in, coordinates);
                }
                return sum(coordinates);
            case "floats-hand":
                floatsByHand();
                return sum(coordinates);
            case "points":
                if (buffered) {
                    try (DataOutputStream out = new DataOutputStream(out())) {
                        write(out, coordinates);
                    }
                } else {
                    try (RandomAccessFile out = new RandomAccessFile(written, "rw")) {
                        write(out, coordinates);
                    }
                }
                return written.length();
            case "points-hand":
                pointsByHand();
                return written.length();
            case "choice":
                try (DataInputStream in = new DataInputStream(in())) {
                    choose(in, doubles, true);
                }
                return Double.doubleToLongBits(doubles[77]);
            case "choice-hand":
                choiceByHand();
                return Double.doubleToLongBits(doubles[77]);
            default:
                throw new IllegalArgumentException(loop);
        }
    }

    private static long sum(int[] values) {
        long sum = 0;
        for (int value : values) {
            sum = sum * 31 + value;
        }
        return sum;
    }

    private static long sum(float[][] values) {
        long sum = 0;
        for (float[] some : values) {
            sum = sum * 31 + Float.floatToRawIntBits(some[77]);
        }
        return sum;
    }

    // As programs have them

    private static int littleInt(DataInputStream in) throws IOException {
        int a = in.readUnsignedByte();
        int b = in.readUnsignedByte();
        int c = in.readUnsignedByte();
        int d = in.readUnsignedByte();
        return a | b << 8 | c << 16 | d << 24;
    }

    private static void little(DataInputStream in, int[] values) throws IOException {
        for (int i = 0; i < values.length; i++) {
            values[i] = littleInt(in);
        }
    }

    private static void list(DataInputStream in, List<Integer> values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            values.add(in.readInt());
        }
    }

    private static long copy(InputStream in, OutputStream out) throws IOException {
        long n = 0;
        int b;
        while ((b = in.read()) != -1) {
            out.write(b);
            n++;
        }
        return n;
    }

    private static void read(DataInputStream in, float[][] c) throws IOException {
        float[] x = c[0];
        float[] y = c[1];
        float[] z = c[2];
        float[] u = c[3];
        float[] v = c[4];
        float[] w = c[5];
        for (int i = 0; i < x.length; i++) {
            x[i] = in.readFloat();
            y[i] = in.readFloat();
            z[i] = in.readFloat();
            u[i] = in.readFloat();
            v[i] = in.readFloat();
            w[i] = in.readFloat();
        }
    }

    private static void write(DataOutput out, float[][] c) throws IOException {
        float[] x = c[0];
        float[] y = c[1];
        float[] z = c[2];
        float[] u = c[3];
        float[] v = c[4];
        float[] w = c[5];
        for (int i = 0; i < x.length; i++) {
            out.writeFloat(x[i]);
            out.writeFloat(y[i]);
            out.writeFloat(z[i]);
            out.writeFloat(u[i]);
            out.writeFloat(v[i]);
            out.writeFloat(w[i]);
        }
    }

    private static void choose(DataInputStream in, double[] values, boolean lax) throws IOException {
        for (int i = 0; i < values.length; i++) {
            values[i] = lax ? in.readFloat() : in.readDouble();
        }
    }

    // By hand: 8 KiB at a time, straight from the file and to it

    private static boolean fill(InputStream in, ByteBuffer chunk) throws IOException {
        int n = 0;
        for (int more; n < chunk.capacity() && (more = in.read(chunk.array(), n, chunk.capacity() - n)) > 0; ) {
            n += more;
        }
        chunk.position(0);
        chunk.limit(n);
        return n > 0;
    }

    private void littleByHand() throws IOException {
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
        try (InputStream in = new FileInputStream(file)) {
            for (int i = 0; i < ints.length; ) {
                if (!fill(in, chunk)) {
                    throw new EOFException();
                }
                int n = chunk.remaining() / Integer.BYTES;
                chunk.asIntBuffer().get(ints, i, n);
                i += n;
            }
        }
    }

    private List<Integer> listByHand() throws IOException {
        List<Integer> all = new ArrayList<>();
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
        try (InputStream in = new FileInputStream(file)) {
            while (fill(in, chunk)) {
                while (chunk.hasRemaining()) {
                    all.add(chunk.getInt());
                }
            }
        }
        return all;
    }

    private long copyByHand() throws IOException {
        byte[] chunk = new byte[CHUNK];
        long sum = 0;
        try (InputStream in = new FileInputStream(file);
                OutputStream out = new FileOutputStream(written)) {
            for (int n; (n = in.read(chunk)) > 0; sum += n) {
                out.write(chunk, 0, n);
            }
        }
        return sum;
    }

    private void floatsByHand() throws IOException {
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK / 24 * 24);
        try (InputStream in = new FileInputStream(file)) {
            for (int i = 0; i < RECORDS; ) {
                fill(in, chunk);
                for (; chunk.remaining() >= 24 && i < RECORDS; i++) {
                    for (float[] some : coordinates) {
                        some[i] = chunk.getFloat();
                    }
                }
            }
        }
    }

    private void pointsByHand() throws IOException {
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK / 24 * 24);
        try (OutputStream out = new FileOutputStream(written)) {
            for (int i = 0; i < RECORDS; i++) {
                for (float[] some : coordinates) {
                    chunk.putFloat(some[i]);
                }
                if (!chunk.hasRemaining() || i == RECORDS - 1) {
                    out.write(chunk.array(), 0, chunk.position());
                    chunk.position(0);
                }
            }
        }
    }

    private void choiceByHand() throws IOException {
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
        try (InputStream in = new FileInputStream(file)) {
            for (int i = 0; i < doubles.length; ) {
                fill(in, chunk);
                while (chunk.hasRemaining()) {
                    doubles[i++] = chunk.getFloat();
                }
            }
        }
    }
}
