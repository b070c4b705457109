import java.io.DataInput;
import java.io.IOException;

/** The ways in which loops say which element is next. */
public class Indices {
    private int from = 4;

    static int while_(DataInput in, int[] a, int n) throws IOException {
        int i = 0;
        while (i < n) {
            a[i] = in.readInt(); // rewritten("ReadArray")
            i++;
        }
        return i;
    }

    static int postIncrement(DataInput in, int[] a, int n) throws IOException {
        int k = 0;
        while (k < n) a[k++] = in.readInt(); // rewritten("ReadArray")
        return k;
    }

    static int preIncrement(DataInput in, int[] a, int n) throws IOException {
        int k = -1;
        for (int i = 0; i < n; i++) a[++k] = in.readInt(); // rewritten("ReadArray")
        return k;
    }

    static void doWhile(DataInput in, int[] a, int n) throws IOException {
        int i = 0;
        do {
            a[i++] = in.readInt(); // rewritten("ReadArray")
        } while (i < n);
    }

    static int afterwards(DataInput in, int[] a, int n) throws IOException {
        int i;
        for (i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        return i;
    }

    static void plus(DataInput in, int[] a, int k, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i + k] = in.readInt(); // rewritten("ReadArray")
    }

    static void minus(DataInput in, int[] a, int k, int n) throws IOException {
        for (int i = k; i < n; i++) a[i - k] = in.readInt(); // rewritten("ReadArray")
    }

    static void onePlus(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i + 1] = in.readInt(); // rewritten("ReadArray")
    }

    static void oneBased(DataInput in, int[] a, int n) throws IOException {
        for (int i = 1; i <= n; i++) a[i - 1] = in.readInt(); // rewritten("ReadArray")
    }

    static void part(DataInput in, int[] a, int offset, int count) throws IOException {
        for (int i = offset; i < offset + count; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void partByBoth(DataInput in, int[] a, int offset, int count) throws IOException {
        for (int i = 0; i < count; i++) a[offset + i] = in.readInt(); // rewritten("ReadArray")
    }

    static int twoCounters(DataInput in, int[] a, int offset, int count) throws IOException {
        int to = offset;
        for (int i = 0; i < count; i++, to++) a[to] = in.readInt(); // rewritten("ReadArray")
        return to;
    }

    static long threeCounters(DataInput in, int[] a, int n) throws IOException {
        long bytes = 0;
        int left = n;
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadArray")
            bytes += 4;
            left--;
        }
        return bytes * 1000 + left;
    }

    static void flattened(DataInput in, float[] a, int rows, int columns) throws IOException {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                a[r * columns + c] = in.readFloat(); // rewritten("ReadArray")
            }
        }
    }

    static void fieldsOffset(DataInput in, int[] a, int n) throws IOException {
        Indices where = new Indices();
        for (int i = 0; i < n; i++) a[where.from + i] = in.readInt(); // rewritten("ReadArray")
    }
}
