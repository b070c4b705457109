import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;

/** Files of machines that put the low byte first. */
public class LittleEndianFile {
    private final char[] keys = new char[30];

    static void ints(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Integer.reverseBytes(in.readInt()); // rewritten("ReadConverted")
    }

    static void longs(DataInput in, long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Long.reverseBytes(in.readLong()); // rewritten("ReadConverted")
    }

    static void shorts(DataInput in, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Short.reverseBytes(in.readShort()); // rewritten("ReadConverted")
    }

    void chars(DataInput in) throws IOException {
        for (int k = 0; k < keys.length; ++k) {
            keys[k] = Character.reverseBytes(in.readChar()); // rewritten("ReadConverted")
        }
    }

    static void unsigned(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Character.reverseBytes(in.readChar()); // rewritten("ReadConverted")
    }

    static void floats(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = Float.intBitsToFloat(Integer.reverseBytes(in.readInt())); // rewritten("ReadConverted")
        }
    }

    static double[] doubles(DataInputStream in, int n) throws IOException {
        double[] a = new double[300];
        for (int i = 0; i < n; i++) {
            long bits = Long.reverseBytes(in.readLong()); // rewritten("ReadConverted")
            a[i] = Double.longBitsToDouble(bits);
        }
        return a;
    }
}
