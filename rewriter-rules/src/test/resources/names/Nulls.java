import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Loops over a parameter, and what is missing at the index where they end. */
public class Nulls {
    public static void behind(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
        }
        o[i].hashCode();
    }

    public static void before(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end) throws IOException {
        for (int k = 0; k < 2; k++) {
            if (k == 1) {
                o[i].hashCode();
            }
            for (; i < end; i++) {
                a[i] = in.readInt();
            }
        }
    }

    public static void storedBefore(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end)
            throws IOException {
        if (end > 3) {
            i = i + 2;
        }
        for (; i < end; i++) {
            a[i] = in.readInt();
        }
        o[i].hashCode();
    }

    public static void storedBehind(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end)
            throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
        }
        if (o[i] != null) {
            i = end / 2;
        } else if (a[0] == 0) {
            o[i].hashCode();
        }
        o[i].hashCode();
    }

    public static void storedIn(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end) throws IOException {
        while (i < end) {
            a[i] = in.readInt();
            i = i + 1;
        }
        o[i].hashCode();
    }

    public static void caught(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end) throws IOException {
        try {
            for (; i < a.length + 1; i++) {
                a[i] = in.readInt();
            }
        } catch (IOException | RuntimeException e) {
            o[i].hashCode();
        }
    }

    public static void down(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end) throws IOException {
        int k = 0;
        for (; i < end; end--) {
            a[k++] = in.readInt();
        }
        o[end].hashCode();
    }

    public static void rounds(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end) throws IOException {
        for (; i < end; i++) {
            out.writeInt(a[i]);
            out.writeInt(-a[i]);
        }
        o[i].hashCode();
    }

    public static void inRounds(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end)
            throws IOException {
        int[][] rows = new int[end][];
        rows[0] = a;
        rows[1] = a;
        for (; i < end; i++) {
            out.writeInt(a[i]);
            out.writeInt(rows[i / 4][i]);
        }
    }

    public static void replayed(DataInput in, DataOutput out, int[] a, Object[] o, int i, int end)
            throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            sum += in.readInt();
            a[i] = sum;
        }
        o[i].hashCode();
    }
}
