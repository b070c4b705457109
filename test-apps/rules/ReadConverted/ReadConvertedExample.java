import java.io.DataInput;
import java.io.IOException;

/** The loop of docs/rules/ReadConverted.md. */
public class ReadConvertedExample {
    static void read(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = Integer.reverseBytes(in.readInt()); // rewritten("ReadConverted")
        }
    }
}
