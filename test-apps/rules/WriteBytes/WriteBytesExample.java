import java.io.IOException;
import java.io.OutputStream;

/** The loop of docs/rules/WriteBytes.md. */
public class WriteBytesExample {
    static void write(OutputStream out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.write(a[i]); // rewritten("WriteBytes")
        }
    }
}
