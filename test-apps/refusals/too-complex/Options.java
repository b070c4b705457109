import java.io.DataInput;
import java.io.IOException;

/** Each element is looked at in many ways. */
public class Options {
    static int read(DataInput in, int[] a, int flags, int n) throws IOException {
        int seen = 0;
        for (int i = 0; i < n; i++) {
            int value = in.readInt(); // kept("TOO_COMPLEX")
            if (value > 1) seen++;
            if (value < 7 + flags) seen += 2;
            if (value > 100) seen += 3;
            if (value < 1000) seen += 5;
            if (value == seen) seen += 7;
            if (value == flags) seen += 11;
            if (value > 5000) seen += 13;
            if (value < seen) seen += 17;
            a[i] = value;
        }
        return seen;
    }

    static int readFirst(DataInput in, int[] a, int flags, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        int seen = 0;
        for (int i = 0; i < n; i++) if (a[i] < 7 + flags) seen += 2;
        return seen;
    }
}
