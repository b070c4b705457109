import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Bytes, handed on. */
public class Pump {
    private long pumped;
    private OutputStream sink;

    static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int b = 0; (b = in.read()) >= 0; ) bytes.write(b); // rewritten("CopyBytes")
        return bytes.toByteArray();
    }

    static int some(InputStream in, OutputStream out, int n) throws IOException {
        int i = 0;
        for (int b; i < n && (b = in.read()) != -1; i++) out.write((byte) b); // rewritten("CopyBytes")
        return i;
    }

    static void exactly(InputStream in, OutputStream out, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(in.read()); // rewritten("CopyBytes")
    }

    static void ofFile(RandomAccessFile in, DataOutputStream out) throws IOException {
        for (int b; (b = in.read()) != -1; ) out.write(b & 0xFF); // rewritten("CopyBytes")
    }

    void toSink(InputStream in) throws IOException {
        sink = new ByteArrayOutputStream();
        for (int b; (b = in.read()) != -1; ) sink.write(b); // rewritten("CopyBytes")
    }

    /** A field that is counted in each round. */
    void counted(InputStream in, OutputStream out) throws IOException {
        for (int b; (b = in.read()) != -1; pumped++) out.write(b); // kept("UNACCOUNTED")
    }

    static void scrambled(InputStream in, OutputStream out, int key) throws IOException {
        for (int b; (b = in.read()) != -1; ) out.write(b ^ key); // kept("VALUE_CHANGED")
    }

    static void twice(InputStream in, OutputStream out, OutputStream copy, int n) throws IOException {
        for (int b, i = 0; i < n && (b = in.read()) != -1; i++, out.write(b)) copy.write(b); // kept("SEVERAL_TRANSFERS")
    }

    static void line(InputStream in, OutputStream out) throws IOException {
        for (int b; (b = in.read()) > 10; ) out.write(b); // kept("END_UNKNOWN")
    }
}
