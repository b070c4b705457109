import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Bytes are changed on their way from one stream to another. */
public class Scaled {
    static void scrambled(InputStream in, OutputStream out, int key) throws IOException {
        for (int b; (b = in.read()) != -1; ) out.write(b ^ key); // kept("VALUE_CHANGED")
    }

    static void copied(InputStream in, OutputStream out) throws IOException {
        for (int b; (b = in.read()) != -1; ) out.write(b); // rewritten("CopyBytes")
    }
}
