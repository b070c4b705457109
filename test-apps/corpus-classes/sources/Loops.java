import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;

/** One loop a method, in Java 1.4, so that every compiler can have its way with them. */
public class Loops {
    private int[] field;
    private int size;
    private final double[] last;
    private static long[] shared;
    private volatile int[] changing;
    private DataInput source;
    static int seen;

    public Loops(double[] last) {
        this.last = last;
    }

    static void plain(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt();
        }
    }

    static void length(DataInputStream in, double[] a) throws IOException {
        for (int i = 0; i < a.length; ++i) a[i] = in.readDouble();
    }

    static void write(DataOutput out, float[] a, int from, int to) throws IOException {
        for (int i = from; i < to; i++) out.writeFloat(a[i]);
    }

    static void bytes(DataInput in, byte[] a) throws IOException {
        int i = 0;
        while (i != a.length) {
            a[i++] = in.readByte();
        }
    }

    static void booleans(DataOutput out, boolean[] a, int n) throws IOException {
        for (int i = 0; n > i; i++) out.writeBoolean(a[i]);
    }

    void fields() throws IOException {
        for (int i = 0; i < size; i++) {
            field[i] = source.readInt();
        }
    }

    void finals(DataOutput out) throws IOException {
        for (int i = 0; i <= last.length - 1; i++) out.writeDouble(last[i]);
    }

    static void statics(DataInput in) throws IOException {
        for (int i = 0; i < shared.length; i++) shared[i] = in.readLong();
    }

    void volatiles(DataInput in) throws IOException {
        for (int i = 0; i < changing.length; i++) changing[i] = in.readInt();
    }

    static void rows(DataInput in, short[][] m) throws IOException {
        for (int r = 0; r < m.length; r++) {
            for (int i = 0; i < m[r].length; i++) {
                m[r][i] = in.readShort();
            }
        }
    }

    static void matrix(DataOutput out, int[] a, int rows, int columns) throws IOException {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                out.writeInt(a[r * columns + c]);
            }
        }
    }

    static int[] fresh(DataInput in) throws IOException {
        int n = in.readInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.readUnsignedShort();
        return a;
    }

    static void narrowed(DataInput in, short[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = (short) in.readInt();
    }

    static void masked(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = in.readByte() & 0xFF;
    }

    static void bits(DataInput in, float[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = Float.intBitsToFloat(in.readInt());
    }

    static void widened(DataOutput out, short[] a) throws IOException {
        for (int i = 0; i < a.length; i++) out.writeLong(a[i]);
    }

    static void offset(DataInput in, char[] a, int base, int n) throws IOException {
        for (int i = 0; i < n; i++) a[base + i] = in.readChar();
    }

    static void down(DataInput in, int[] a) throws IOException {
        for (int i = a.length; --i >= 0; ) a[i] = in.readInt();
    }

    static void groups(DataInput in, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[2 * i] = in.readDouble();
            a[2 * i + 1] = in.readDouble();
        }
    }

    static void records(DataInput in, int[] keys, float[] values) throws IOException {
        for (int i = 0; i < keys.length; i++) {
            keys[i] = in.readInt();
            values[i] = in.readFloat();
        }
    }

    static int toTheEnd(DataInputStream in, int[] a) throws IOException {
        int i = 0;
        try {
            while (true) {
                a[i] = in.readInt();
                i++;
            }
        } catch (EOFException end) {
            return i;
        }
    }

    static int guarded(RandomAccessFile in, int[] a) {
        int i = 0;
        try {
            for (; i < a.length; i++) a[i] = in.readInt();
        } catch (IOException e) {
            return -i;
        } finally {
            seen++;
        }
        return i;
    }

    static int outlives(DataInput in, int[] a) throws IOException {
        int x = 0;
        for (int i = 0; i < a.length; i++) {
            x = in.readInt();
            a[i] = x;
        }
        return x;
    }

    static void doWhile(DataInput in, long[] a, int n) throws IOException {
        int i = 0;
        do {
            a[i] = in.readLong();
            i++;
        } while (i < n);
    }

    static void locked(DataOutput out, int[] a) throws IOException {
        synchronized (a) {
            for (int i = 0; i < a.length; i++) out.writeInt(a[i]);
        }
    }

    static void longCounter(DataInput in, int[] a, long n) throws IOException {
        for (long i = 0; i < n; i++) a[(int) i] = in.readInt();
    }

    static void running(DataInput in, int[] a) throws IOException {
        for (int i = 1; i < a.length; i++) a[i] = a[i - 1] + in.readInt();
    }

    static double sum(DataInput in, int n) throws IOException {
        double sum = 0;
        for (int i = 0; i < n; i++) sum += in.readDouble();
        return sum;
    }

    // From here on, loops that must be left alone.

    static void chosen(DataInput in, int[] a, boolean[] wanted) throws IOException {
        for (int i = 0; i < a.length; i++) {
            if (wanted[i]) a[i] = in.readInt();
        }
    }

    static void stopped(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
            if (a[i] == 0) break;
        }
    }

    static void counted(DataOutput out, int[] a, Runnable progress) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeInt(a[i]);
            progress.run();
        }
    }

    static void histogram(DataInput in, int[] counts, int n) throws IOException {
        for (int i = 0; i < n; i++) counts[in.readUnsignedByte()]++;
    }
}
