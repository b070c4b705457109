import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The loop of docs/rules/CopyBytes.md. */
public class CopyBytesExample {
    static void copy(InputStream in, OutputStream out) throws IOException {
        int b;
        while ((b = in.read()) != -1) out.write(b); // rewritten("CopyBytes")
    }
}
