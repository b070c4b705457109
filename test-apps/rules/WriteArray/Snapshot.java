import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** A simulation stores its state: ends, indices, and places where arrays and streams are kept. */
public class Snapshot {
    private static final int CELLS = 50;
    private static long[] clocks = new long[40];

    private double[] energy = new double[70];
    private int used = 33;
    private final short[][] grid = new short[6][20];
    private DataOutputStream to;

    static void forEach(DataOutput out, double[] values) throws IOException {
        for (double value : values) {
            out.writeDouble(value); // rewritten("WriteArray")
        }
    }

    static void constant(DataOutput out, int[] a) throws IOException {
        for (int i = 0; i < CELLS; i++) out.writeInt(a[i]); // rewritten("WriteArray")
    }

    static void through(DataOutput out, int[] a, int last) throws IOException {
        for (int i = 0; i <= last; i++) out.writeInt(a[i]); // rewritten("WriteArray")
    }

    static void part(DataOutput out, char[] a, int from, int count) throws IOException {
        for (int i = 0; i < count; i++) out.writeChar(a[from + i]); // rewritten("WriteArray")
    }

    static void postIncrement(DataOutput out, long[] a, int n) throws IOException {
        int k = 0;
        while (k < n) out.writeLong(a[k++]); // rewritten("WriteArray")
    }

    static void countedDown(DataOutput out, long[] a, int n) throws IOException {
        int k = 0;
        while (n-- > 0) out.writeLong(a[k++]); // rewritten("WriteArray")
    }

    static void doWhile(DataOutput out, float[] a, int n) throws IOException {
        int i = 0;
        do {
            out.writeFloat(a[i]); // rewritten("WriteArray")
            i++;
        } while (i < n);
    }

    static void flattened(DataOutput out, float[] a, int rows, int columns) throws IOException {
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++) out.writeFloat(a[r * columns + c]); // rewritten("WriteArray")
    }

    static void clocks(DataOutput out) throws IOException {
        for (int i = 0; i < clocks.length; i++) out.writeLong(clocks[i]); // rewritten("WriteArray")
    }

    void energy(DataOutput out) throws IOException {
        for (int i = 0; i < used; i++) out.writeDouble(energy[i]); // rewritten("WriteArray")
    }

    void grid(DataOutput out) throws IOException {
        for (short[] row : grid)
            for (int x = 0; x < row.length; x++) out.writeShort(row[x]); // rewritten("WriteArray")
    }

    void gridByNumbers(DataOutput out) throws IOException {
        for (int y = 0; y < 6; y++)
            for (int x = 0; x < 20; x++) out.writeShort(grid[y][x]); // rewritten("WriteArray")
    }

    void throughAField(OutputStream raw) throws IOException {
        to = new DataOutputStream(raw);
        store();
    }

    private void store() throws IOException {
        for (int i = 0; i < energy.length; i++) to.writeDouble(energy[i]); // rewritten("WriteArray")
    }

    static void file(RandomAccessFile file, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) file.writeInt(a[i]); // rewritten("WriteArray")
    }

    static void external(ObjectOutput out, int[] a, int n) throws IOException {
        out.writeInt(n);
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteArray")
    }

    static void objects(ObjectOutputStream out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeByte(a[i]); // rewritten("WriteArray")
    }
}
