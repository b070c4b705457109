import java.io.DataOutput;
import java.io.IOException;

/** The loop of docs/rules/WriteConverted.md. */
public class WriteConvertedExample {
    static void write(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeShort(a[i]); // rewritten("WriteConverted")
        }
    }
}
