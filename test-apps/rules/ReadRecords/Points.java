import java.io.DataInput;
import java.io.IOException;

/** Records that are read by methods of their own. */
public class Points {
    private final DataInput in;
    private int read;

    private Points(DataInput in) {
        this.in = in;
    }

    private static void point(DataInput in, float[] x, float[] y, int i) throws IOException {
        x[i] = in.readFloat();
        y[i] = in.readFloat();
    }

    private static int rgb(DataInput in) throws IOException {
        int red = in.readUnsignedByte();
        int green = in.readUnsignedByte();
        return red << 16 | green << 8 | in.readUnsignedByte();
    }

    private long next(int scale) throws IOException {
        read++;
        return (long) scale * in.readInt() + rgb(in);
    }

    static void points(DataInput in, float[] x, float[] y, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            point(in, x, y, i); // rewritten("ReadRecords")
        }
    }

    static void colours(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = rgb(in); // rewritten("ReadRecords")
        }
    }

    static void counted(DataInput in, long[] a, int n) throws IOException {
        Points points = new Points(in);
        points.fill(a, n);
        a[0] = points.read;
    }

    private void fill(long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = next(i); // rewritten("ReplayRounds")
        }
    }
}
