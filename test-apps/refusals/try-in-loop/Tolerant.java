import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Each element has its own handler. */
public class Tolerant {
    static int read(DataInput in, int[] a, int n) {
        int bad = 0;
        for (int i = 0; i < n; i++) {
            try {
                a[i] = in.readInt(); // kept("TRY_IN_LOOP")
            } catch (IOException e) {
                bad++;
            }
        }
        return bad;
    }

    static void write(DataOutput out, int[] a, int n) {
        for (int i = 0; i < n; i++) {
            try {
                out.writeInt(a[i]); // kept("TRY_IN_LOOP")
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static int around(DataInput in, int[] a, int n) {
        try {
            for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
            return n;
        } catch (IOException e) {
            return -1;
        }
    }
}
