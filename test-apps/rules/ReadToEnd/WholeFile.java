import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;

/** Files without a count: the end of the file, or of the array, ends the loop. */
public class WholeFile {
    private final double[] kept = new double[60];

    static int stepAfterwards(DataInput in, int[] a) throws IOException {
        int i = 0;
        try {
            for (; ; i++) a[i] = in.readInt(); // rewritten("ReadToEnd")
        } catch (EOFException e) {
            return i;
        }
    }

    static int stepFirst(DataInput in, float[] a) throws IOException {
        int i = -1;
        try {
            while (true) a[++i] = in.readFloat(); // rewritten("ReadToEnd")
        } catch (EOFException e) {
            return i;
        }
    }

    static int converted(DataInput in, int[] a) throws IOException {
        int i = 0;
        try {
            for (; ; ) {
                a[i] = in.readUnsignedShort(); // rewritten("ReadToEnd")
                i++;
            }
        } catch (EOFException e) {
            return i;
        }
    }

    static String whateverEndsIt(DataInput in, long[] a) {
        int i = 0;
        try {
            while (true) a[i++] = in.readLong(); // rewritten("ReadToEnd")
        } catch (EOFException e) {
            return "file " + i;
        } catch (IOException e) {
            return "fault " + i;
        } catch (ArrayIndexOutOfBoundsException e) {
            return "array " + i;
        }
    }

    int field(DataInput in) throws IOException {
        int i = 0;
        try {
            while (true) {
                kept[i] = in.readDouble(); // rewritten("ReadToEnd")
                i++;
            }
        } catch (EOFException e) {
            return i;
        }
    }

    /** The bound is over-long; the end of the file is what ends the loop as a rule. */
    static int overlong(DataInput in, int[] a) throws IOException {
        int i = 0;
        try {
            for (; i < a.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        } catch (EOFException e) {
            return i;
        }
        return i;
    }
}
