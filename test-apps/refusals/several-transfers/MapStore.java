import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** A map of primitives is read from one stream and stored in another. */
public class MapStore {
    static void convert(DataInput in, DataOutput out, int[] keys, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            keys[i] = in.readInt(); // kept("SEVERAL_TRANSFERS")
            out.writeInt(keys[i]);
        }
    }

    static void oneAfterTheOther(DataInput in, DataOutput out, int[] keys, int n) throws IOException {
        for (int i = 0; i < n; i++) keys[i] = in.readInt(); // rewritten("ReadArray")
        for (int i = 0; i < n; i++) out.writeInt(keys[i]); // rewritten("WriteArray")
    }
}
