import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** Values that are put together of bytes, as loaders of WAVE, IDX and vector files do it. */
public class ByteByByte {
    private final InputStream in;

    private ByteByByte(InputStream in) {
        this.in = in;
    }

    private static int readIntLE(InputStream in) throws IOException {
        int a = in.read();
        int b = in.read();
        int c = in.read();
        int d = in.read();
        if ((a | b | c | d) < 0) throw new EOFException();
        return (d << 24) + (c << 16) + (b << 8) + a;
    }

    private static int readIntBE(DataInputStream in) throws IOException {
        return in.readUnsignedByte() << 24
                | in.readUnsignedByte() << 16
                | in.readUnsignedByte() << 8
                | in.readUnsignedByte();
    }

    private short sample() throws IOException {
        int low = in.read();
        int high = in.read();
        if (low < 0 || high < 0) throw new EOFException();
        return (short) (high << 8 | low);
    }

    static void ints(InputStream in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = readIntLE(in); // rewritten("ReadConverted")
    }

    static void floats(InputStream in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = Float.intBitsToFloat(readIntLE(in)); // rewritten("ReadConverted")
        }
    }

    static void bigEndian(DataInputStream in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = readIntBE(in); // rewritten("ReadConverted")
    }

    static void samples(InputStream in, short[] a, int n) throws IOException {
        new ByteByByte(in).fill(a, n);
    }

    private void fill(short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = sample(); // rewritten("ReadConverted")
    }

    static void longs(DataInputStream in, long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            long low = in.readUnsignedByte() | in.readUnsignedByte() << 8; // rewritten("ReadConverted")
            a[i] = low & 0xFFFF;
        }
    }
}
