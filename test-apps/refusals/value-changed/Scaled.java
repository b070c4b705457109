import java.io.DataOutput;
import java.io.IOException;

/** What is written is computed from the elements. */
public class Scaled {
    static void scaled(DataOutput out, float[] a, float scale, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort((short) (a[i] * scale)); // kept("VALUE_CHANGED", "a multiplication")
    }

    static void differences(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 1; i < n; i++) out.writeInt(a[i] - a[i - 1]); // kept("VALUE_CHANGED", "a subtraction")
    }

    static void sevenBits(DataOutput out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeByte(a[i] & 0x7F); // kept("VALUE_CHANGED", "a bitwise operation")
    }

    static void cast(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort((short) a[i]); // rewritten("WriteConverted")
    }

    static void reversed(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int bits = Float.floatToIntBits(a[i]);
            out.writeInt(Integer.reverseBytes(bits)); // kept("VALUE_CHANGED", "the call of Integer.reverseBytes")
        }
    }
}
