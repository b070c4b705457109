import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Stores under handlers and locks. */
public class GuardedStore {
    static int counted(DataOutput out, int[] a, int n) {
        int i = 0;
        try {
            for (; i < n; i++) out.writeInt(a[i]); // rewritten("WriteArray")
        } catch (IOException e) {
            return -1 - i;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1000 - i;
        }
        return i;
    }

    static void locked(DataOutputStream out, int[] a, int n) throws IOException {
        synchronized (out) {
            for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteArray")
        }
    }

    static void closing(OutputStream raw, float[] a) throws IOException {
        try (DataOutputStream out = new DataOutputStream(raw)) {
            for (float value : a) out.writeFloat(value); // rewritten("WriteArray")
        }
    }

    static int last(DataOutput out, int[] a, int n) throws IOException {
        int last = 0;
        for (int i = 0; i < n; i++) {
            last = a[i];
            out.writeInt(last); // rewritten("WriteArray")
        }
        return last;
    }
}
