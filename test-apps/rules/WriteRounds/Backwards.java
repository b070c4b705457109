import java.io.DataOutput;
import java.io.IOException;

/** The elements are not written in the order in which they lie. */
public class Backwards {
    static void down(DataOutput out, int[] a, int n) throws IOException {
        for (int i = n - 1; i >= 0; i--) out.writeInt(a[i]); // rewritten("WriteRounds")
    }

    static void everyOther(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i += 2) out.writeInt(a[i]); // rewritten("WriteRounds")
    }

    static void column(DataOutput out, float[] matrix, int columns, int rows) throws IOException {
        for (int r = 0; r < rows; r++) out.writeFloat(matrix[r * columns]); // rewritten("WriteRounds")
    }

    static void byAnother(DataOutput out, int[] a, byte[] order, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[order[i] & 0xFF]); // rewritten("WriteRounds")
    }

    static void same(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[0]); // rewritten("WriteRounds")
    }

    static void up(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteArray")
    }
}
