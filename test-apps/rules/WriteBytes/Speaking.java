import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Arrays, handed out byte by byte. */
public class Speaking {
    private static final byte[] MAGIC = "P5 16 16 255".getBytes();

    static void each(OutputStream out, byte[] a) throws IOException {
        for (byte b : a) out.write(b); // rewritten("WriteBytes")
    }

    static void levels(OutputStream out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(a[i]); // rewritten("WriteBytes")
    }

    static void masked(OutputStream out, short[] a, int n) throws IOException {
        int i = 0;
        while (i < n) {
            out.write(a[i++] & 0xFF); // rewritten("WriteBytes")
        }
    }

    static void picture(OutputStream out, byte[][] rows, int n) throws IOException {
        for (byte[] row : rows) {
            for (int c = 0; c < n; c++) out.write(row[c]); // rewritten("WriteBytes")
        }
    }

    static int sized(DataOutputStream out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(a[i]); // rewritten("WriteBytes")
        return out.size();
    }

    static void toAny(DataOutput out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(a[i]); // rewritten("WriteBytes")
    }

    static void toFile(RandomAccessFile out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(a[i]); // rewritten("WriteBytes")
    }

    static void magic(OutputStream out) throws IOException {
        for (int i = 0; i < MAGIC.length; i++) out.write(MAGIC[i]); // rewritten("WriteBytes")
    }

    /** The bytes are in no array. */
    static void padding(OutputStream out, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(0); // rewritten("WriteRounds")
    }

    static void inverted(OutputStream out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(255 - a[i]); // rewritten("WriteRounds")
    }
}
