import java.io.DataInput;
import java.io.IOException;

/** Written by no person: each element is looked up nine hundred times, at an index that is a sum of sums. */
public class Lookups {
    static int readFirst(DataInput in, int[] a, int[] x, int p, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        int t = 0;
        for (int i = 0; i < n; i++) t += x[p] + a[i];
        return t;
    }

    static int read(DataInput in, int[] a, int[] x, int p, int n) throws IOException {
        int t = 0;
        for (int i = 0; i < n; i++) {
            int s = p + n;
            s += s;
            s += s;
            s += s;
            s += s;
            s += s;
            s += s;
            a[i] = in.readInt(); // kept("TOO_MUCH_WORK")
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
            t += x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s] + x[s];
        }
        return t;
    }
}
