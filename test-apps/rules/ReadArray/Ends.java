import java.io.DataInput;
import java.io.IOException;

/** The ways in which loops know when to end. */
public class Ends {
    private static final int BLOCK = 64;
    private static int most = 90;
    private final int fixed = 50;
    private int size = 120;
    private final int[] other = new int[80];

    static void below(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void through(DataInput in, int[] a, int last) throws IOException {
        for (int i = 0; i <= last; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void unequal(DataInput in, int[] a) throws IOException {
        for (int i = 0; i != a.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void mirrored(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; n > i; ++i) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void mirroredThrough(DataInput in, int[] a, int last) throws IOException {
        for (int i = 0; last >= i; i += 1) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void constant(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < BLOCK; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void length(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void lengthOfAnother(DataInput in, int[] a, double[] b) throws IOException {
        for (int i = 0; i < b.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void allButSome(DataInput in, int[] a, int some, int n) throws IOException {
        for (int i = 0; i < n - some; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void allButLast(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length - 1; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void product(DataInput in, int[] a, int rows, int columns) throws IOException {
        for (int i = 0; i < rows * columns; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void aLong(DataInput in, int[] a, long n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void countedByALong(DataInput in, int[] a, long n) throws IOException {
        for (long i = 0; i < n; i++) a[(int) i] = in.readInt(); // rewritten("ReadArray")
    }

    static void aStaticField(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < most; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    void aField(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < size; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    void aFinalField(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < fixed; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    void lengthOfAField(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < other.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    private int size() {
        return size;
    }

    void aGetter(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < size(); i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void aField(DataInput in, int[] a, int n) throws IOException {
        Ends of = new Ends();
        of.size = n;
        for (int i = 0; i < of.size; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void theSmaller(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < Math.min(n, a.length); i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void twoTests(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n && i < a.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void half(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n / 2; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void countedDown(DataInput in, int[] a, int n) throws IOException {
        int i = 0;
        while (n-- > 0) a[i++] = in.readInt(); // rewritten("ReadArray")
    }

    static void countedDownInFor(DataInput in, int[] a, int n) throws IOException {
        int i = 0;
        for (int left = n; left > 0; left--, i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void broken(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; ; i++) {
            if (i >= n) {
                break;
            }
            a[i] = in.readInt(); // rewritten("ReadArray")
        }
    }
}
