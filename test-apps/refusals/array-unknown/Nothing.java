import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** No array was ever made, and bytes and booleans are loaded by the same instruction. */
public class Nothing {
    static void written(DataOutput out, int n) throws IOException {
        byte[] a = null;
        for (int i = 0; i < n; i++) out.writeByte(a[i]); // kept("ARRAY_UNKNOWN")
    }

    static void made(DataInput in, int n) throws IOException {
        byte[] a = null;
        if (n > 5) {
            a = new byte[n];
        }
        for (int i = 0; i < n; i++) a[i] = in.readByte(); // rewritten("ReadArray")
    }
}
