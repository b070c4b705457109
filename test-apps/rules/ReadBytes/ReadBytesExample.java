import java.io.IOException;
import java.io.InputStream;

/** The loop of docs/rules/ReadBytes.md. */
public class ReadBytesExample {
    static int read(InputStream in, byte[] a) throws IOException {
        int n = 0;
        int b;
        while ((b = in.read()) != -1) { // rewritten("ReadBytes")
            a[n++] = (byte) b;
        }
        return n;
    }
}
