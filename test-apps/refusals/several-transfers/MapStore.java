import java.io.DataOutput;
import java.io.IOException;

/** A map of primitives stores its entries: a key, then its value. */
public class MapStore {
    static void entries(DataOutput out, int[] keys, float[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(keys[i]); // kept("SEVERAL_TRANSFERS")
            out.writeFloat(values[i]);
        }
    }

    static void pairs(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i + 1 < n; i += 2) {
            out.writeInt(a[i]); // kept("SEVERAL_TRANSFERS")
            out.writeInt(a[i + 1]);
        }
    }

    static void oneAfterTheOther(DataOutput out, int[] keys, float[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(keys[i]); // rewritten("WriteArray")
        for (int i = 0; i < n; i++) out.writeFloat(values[i]); // rewritten("WriteArray")
    }
}
