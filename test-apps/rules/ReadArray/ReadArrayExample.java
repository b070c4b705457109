import java.io.DataInput;
import java.io.IOException;

/** The loop of docs/rules/ReadArray.md. */
public class ReadArrayExample {
    static void read(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadArray")
        }
    }
}
