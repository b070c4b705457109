import java.io.DataInput;
import java.io.IOException;

/** Samples of instruments: the file's type is not the array's. */
public class SampleFile {
    static void unsignedBytes(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readUnsignedByte(); // rewritten("ReadConverted")
    }

    static void unsignedShorts(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readUnsignedShort(); // rewritten("ReadConverted")
    }

    static void unsignedShortsAsChars(DataInput in, char[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (char) in.readUnsignedShort(); // rewritten("ReadArray")
    }

    static void unsignedBytesToShorts(DataInput in, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (short) in.readUnsignedByte(); // rewritten("ReadConverted")
    }

    static void masked(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readByte() & 0xFF; // rewritten("ReadConverted")
    }

    static void maskedShort(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readShort() & 0xFFFF; // rewritten("ReadConverted")
    }

    static void maskedInt(DataInput in, long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt() & 0xFFFFFFFFL; // rewritten("ReadRecords")
    }

    static void byteToInt(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readByte(); // rewritten("ReadConverted")
    }

    static void shortToInt(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readShort(); // rewritten("ReadConverted")
    }

    static void charToInt(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readChar(); // rewritten("ReadConverted")
    }

    static void intToLong(DataInput in, long[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadConverted")
    }

    static void intToShort(DataInput in, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (short) in.readInt(); // rewritten("ReadConverted")
    }

    static void intToByte(DataInput in, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (byte) in.readInt(); // rewritten("ReadConverted")
    }

    static void intToChar(DataInput in, char[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (char) in.readInt(); // rewritten("ReadConverted")
    }

    static void longToInt(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (int) in.readLong(); // rewritten("ReadConverted")
    }

    static void floatToDouble(DataInput in, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readFloat(); // rewritten("ReadConverted")
    }

    static void doubleToFloat(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (float) in.readDouble(); // rewritten("ReadConverted")
    }

    static void intToFloat(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadConverted")
    }

    static void shortToDouble(DataInput in, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readShort(); // rewritten("ReadConverted")
    }

    static void longToDouble(DataInput in, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readLong(); // rewritten("ReadConverted")
    }

    static void doubleToInt(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = (int) in.readDouble(); // rewritten("ReadConverted")
    }

    static void floatBits(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Float.intBitsToFloat(in.readInt()); // rewritten("ReadConverted")
    }

    static void doubleBits(DataInput in, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Double.longBitsToDouble(in.readLong()); // rewritten("ReadConverted")
    }

    static void bitsOfFloats(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = Float.floatToRawIntBits(in.readFloat()); // rewritten("ReadConverted")
    }

    static void flags(DataInput in, boolean[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readByte() != 0; // rewritten("ReadConverted")
    }

    static void wideFlags(DataInput in, boolean[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt() != 0; // rewritten("ReadConverted")
    }

    static void bits(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readBoolean() ? 1 : 0; // rewritten("ReadConverted")
    }
}
