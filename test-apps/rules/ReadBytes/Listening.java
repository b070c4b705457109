import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;

/** A stream, looked at byte by byte. */
public class Listening {
    private int heard;

    static void fill(InputStream in, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (byte) in.read(); // rewritten("ReadBytes")
    }

    static void levels(InputStream in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.read(); // rewritten("ReadBytes")
    }

    static void picture(InputStream in, byte[][] rows, int n) throws IOException {
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < n; c++) rows[r][c] = (byte) in.read(); // rewritten("ReadBytes")
        }
    }

    static int upToLimit(InputStream in, byte[] a, int limit) throws IOException {
        int n = 0;
        for (int b; n < limit && (b = in.read()) >= 0; n++) { // rewritten("ReadBytes")
            a[n] = (byte) b;
        }
        return n;
    }

    static int checksum(InputStream in) throws IOException {
        int a = 1;
        int b = 0;
        int value;
        while ((value = in.read()) != -1) { // rewritten("ReadBytes")
            a += value;
            a -= a >= 65521 ? 65521 : 0;
            b += a;
            b -= b >= 65521 ? 65521 : 0;
        }
        return b << 16 | a;
    }

    static int lines(InputStream in) throws IOException {
        int lines = 0;
        while (true) {
            int b = in.read(); // rewritten("ReadBytes")
            if (b < 0) {
                return lines;
            }
            if (b == '\n') {
                lines++;
            }
        }
    }

    void count(DataInputStream in) throws IOException {
        while (in.read() != -1) { // rewritten("ReadBytes")
            heard++;
        }
    }

    static long sum(RandomAccessFile in) throws IOException {
        long sum = 0;
        for (int b; -1 != (b = in.read()); ) { // rewritten("ReadBytes")
            sum += b;
        }
        return sum;
    }

    static void skip(InputStream in, int n) throws IOException {
        for (int i = 0; i < n; i++) in.read(); // rewritten("ReadBytes")
    }

    /** A single byte is not a loop. */
    static int version(InputStream in) throws IOException {
        return in.read(); // ignored()
    }

    /** It ends at a byte as well. */
    static int word(InputStream in, byte[] a) throws IOException {
        int n = 0;
        int b;
        while ((b = in.read()) > ' ') { // kept("END_UNKNOWN")
            a[n++] = (byte) b;
        }
        return n;
    }

    /** At the end of the stream half of a pair may come. */
    static void pairs(InputStream in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int low = in.read(); // kept("CONDITIONAL_TRANSFER")
            int high = in.read();
            a[i] = high << 8 | low;
        }
    }

    /** Values of two kinds. */
    static void tagged(DataInputStream in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt() * in.read(); // kept("CONDITIONAL_TRANSFER")
        }
    }
}
