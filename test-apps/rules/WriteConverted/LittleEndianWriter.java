import java.io.DataOutput;
import java.io.IOException;

/** Writes through methods of its own. */
public class LittleEndianWriter {
    private final DataOutput out;

    private LittleEndianWriter(DataOutput out) {
        this.out = out;
    }

    private static void writeIntLE(DataOutput out, int value) throws IOException {
        out.writeInt(Integer.reverseBytes(value));
    }

    private final void put(short value) throws IOException {
        out.writeShort(Short.reverseBytes(value));
    }

    static void ints(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            writeIntLE(out, a[i]); // rewritten("WriteConverted")
        }
    }

    static void floats(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            writeIntLE(out, Float.floatToRawIntBits(a[i])); // rewritten("WriteConverted")
        }
    }

    static void shorts(DataOutput out, short[] a, int n) throws IOException {
        LittleEndianWriter writer = new LittleEndianWriter(out);
        for (int i = 0; i < n; i++) {
            writer.put(a[i]); // rewritten("WriteConverted")
        }
    }
}
