import java.io.DataOutput;
import java.io.IOException;

/** The loop keeps a total in a field, or changes an array, beside what it writes. */
public class RunningTotal {
    private long total;

    void inAField(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("UNACCOUNTED")
            total += 4;
        }
    }

    static void emptied(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("UNACCOUNTED")
            a[i] = 0;
        }
    }

    static void without(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteArray")
    }
}
