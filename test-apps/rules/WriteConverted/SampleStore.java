import java.io.DataOutput;
import java.io.IOException;

/** Samples of instruments: the file's type is not the array's. */
public class SampleStore {
    static void intToShort(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort(a[i]); // rewritten("WriteConverted")
    }

    static void intToByte(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeByte(a[i]); // rewritten("WriteConverted")
    }

    static void intToChar(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeChar(a[i]); // rewritten("WriteConverted")
    }

    static void castTwice(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort((short) a[i]); // rewritten("WriteConverted")
    }

    static void longToInt(DataOutput out, long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt((int) a[i]); // rewritten("WriteConverted")
    }

    static void shortToInt(DataOutput out, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteConverted")
    }

    static void byteToInt(DataOutput out, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteConverted")
    }

    static void charToInt(DataOutput out, char[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteConverted")
    }

    static void charToShort(DataOutput out, char[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort(a[i]); // rewritten("WriteConverted")
    }

    static void intToLong(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeLong(a[i]); // rewritten("WriteConverted")
    }

    static void floatToDouble(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeDouble(a[i]); // rewritten("WriteConverted")
    }

    static void doubleToFloat(DataOutput out, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeFloat((float) a[i]); // rewritten("WriteConverted")
    }

    static void intToDouble(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeDouble(a[i]); // rewritten("WriteConverted")
    }

    static void doubleToInt(DataOutput out, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt((int) a[i]); // rewritten("WriteConverted")
    }

    static void reversedInts(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(Integer.reverseBytes(a[i])); // rewritten("WriteConverted")
    }

    static void reversedLongs(DataOutput out, long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeLong(Long.reverseBytes(a[i])); // rewritten("WriteConverted")
    }

    static void reversedShorts(DataOutput out, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort(Short.reverseBytes(a[i])); // rewritten("WriteConverted")
    }

    static void reversedChars(DataOutput out, char[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeShort(Character.reverseBytes(a[i])); // rewritten("WriteConverted")
    }

    static void rawFloats(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(Float.floatToRawIntBits(a[i])); // rewritten("WriteConverted")
    }

    static void rawDoubles(DataOutput out, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeLong(Double.doubleToRawLongBits(a[i])); // rewritten("WriteConverted")
    }

    static void reversedFloats(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(Integer.reverseBytes(Float.floatToRawIntBits(a[i]))); // rewritten("WriteConverted")
        }
    }

    /** One NaN for all. */
    static void floats(DataOutput out, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(Float.floatToIntBits(a[i])); // rewritten("WriteArray")
    }

    static void flags(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeBoolean(a[i] != 0); // rewritten("WriteConverted")
    }

    static void bits(DataOutput out, boolean[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeByte(a[i] ? 1 : 0); // rewritten("WriteConverted")
    }

    static void bitsAsInts(DataOutput out, boolean[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i] ? 1 : 0); // rewritten("WriteConverted")
    }
}
