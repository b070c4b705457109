import java.io.DataOutput;
import java.io.IOException;

/** The loop of docs/rules/WriteArray.md. */
public class WriteArrayExample {
    static void write(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // rewritten("WriteArray")
        }
    }
}
