import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;

/** Reads through methods of its own, as people write them who need the other byte order. */
public class LittleEndianReader {
    private final DataInput in;

    private LittleEndianReader(DataInput in) {
        this.in = in;
    }

    private static int readIntLE(DataInput in) throws IOException {
        return Integer.reverseBytes(in.readInt());
    }

    private static float readFloatLE(DataInput in) throws IOException {
        return Float.intBitsToFloat(readIntLE(in));
    }

    private static short readShortLE(DataInputStream in) throws IOException {
        return Short.reverseBytes(in.readShort());
    }

    private static int swapped(int value) {
        return Integer.reverseBytes(value);
    }

    private static byte cut(DataInput in) throws IOException {
        return (byte) in.readShort();
    }

    private static boolean isSet(DataInput in) throws IOException {
        return in.readByte() != 0;
    }

    private static void check(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
    }

    private final int next() throws IOException {
        return this.in.readUnsignedShort();
    }

    private long nextLong() throws IOException {
        DataInput from = in;
        long low = from.readLong();
        return Long.reverseBytes(low);
    }

    static void ints(DataInput in, int[] a, int n) throws IOException {
        check(n);
        for (int i = 0; i < n; i++) a[i] = readIntLE(in); // rewritten("ReadConverted")
    }

    static void floats(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = readFloatLE(in); // rewritten("ReadConverted")
    }

    static void shorts(DataInputStream in, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = readShortLE(in); // rewritten("ReadConverted")
    }

    static void twoMethods(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = swapped(in.readInt()); // rewritten("ReadConverted")
    }

    static void bytesOfShorts(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = cut(in); // rewritten("ReadRecords")
    }

    static void flags(DataInput in, boolean[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = isSet(in); // rewritten("ReadConverted")
    }

    static void ofAnObject(DataInput in, int[] a, int n) throws IOException {
        LittleEndianReader reader = new LittleEndianReader(in);
        for (int i = 0; i < n; i++) a[i] = reader.next(); // rewritten("ReadConverted")
    }

    static void longs(DataInput in, long[] a, int n) throws IOException {
        new LittleEndianReader(in).fill(a, n);
    }

    private void fill(long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = nextLong(); // rewritten("ReadConverted")
    }
}
