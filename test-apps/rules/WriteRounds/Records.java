import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Records, and numbers that are computed before they are written. */
public class Records {
    private final int[] keys = {3, 1, 4, 1, 5, 9, 2, 6};
    private long total;

    static void entries(DataOutput out, int[] keys, float[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(keys[i]); // rewritten("WriteRounds")
            out.writeFloat(values[i]);
        }
    }

    static void pairs(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i + 1 < n; i += 2) {
            out.writeInt(a[i]); // rewritten("WriteRounds")
            out.writeInt(a[i + 1]);
        }
    }

    static void scaled(DataOutput out, float[] a, float scale, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort((short) (a[i] * scale)); // rewritten("WriteRounds")
    }

    static void differences(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 1; i < n; i++) out.writeInt(a[i] - a[i - 1]); // rewritten("WriteRounds")
    }

    static void running(DataOutput out, int[] a, int n) throws IOException {
        int last = 0;
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i] - last); // rewritten("WriteRounds")
            last = a[i];
        }
    }

    static void reversed(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int bits = Float.floatToIntBits(a[i]);
            out.writeInt(Integer.reverseBytes(bits)); // rewritten("WriteRounds")
        }
    }

    static long withTotal(DataOutput out, int[] a, int n) throws IOException {
        long total = 0;
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // rewritten("WriteRounds")
            total += a[i];
        }
        return total;
    }

    void totalInAField(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("UNACCOUNTED")
            total += 4;
        }
    }

    static void column(DataOutput out, float[][] matrix, int column) throws IOException {
        for (int r = 0; r < matrix.length; r++) out.writeFloat(matrix[r][column]); // rewritten("WriteRounds")
    }

    static void marked(DataOutput out, double[] a, boolean[] wide, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            if (wide[i]) {
                out.writeDouble(a[i]); // rewritten("WriteRounds")
            } else {
                out.writeFloat((float) a[i]);
            }
        }
    }

    void ofFields(RandomAccessFile file, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            file.writeInt(keys[i]); // rewritten("WriteRounds")
            file.writeLong(total);
        }
    }

    static void name(RandomAccessFile file) throws IOException {
        String name = "Grace Brewster Murray Hopper";
        for (int i = 0; i < name.length(); i++) file.writeChar(name.charAt(i)); // rewritten("WriteRounds")
        for (int i = name.length(); i < 64; i++) file.writeChar(0); // rewritten("WriteRounds")
    }

    /** What is written is how much has been written. */
    static void places(DataOutputStream out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("CALL_IN_LOOP")
            out.writeInt(out.size());
        }
    }
}
