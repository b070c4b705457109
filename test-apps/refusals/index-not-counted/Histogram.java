import java.io.DataInput;
import java.io.IOException;

/** What is read says where it goes. */
public class Histogram {
    static void count(DataInput in, int[] counts, int n) throws IOException {
        for (int i = 0; i < n; i++) counts[in.readUnsignedByte()]++; // rewritten("ReplayCalls")
    }

    static void sparse(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int at = in.readUnsignedByte(); // rewritten("ReplayCalls")
            a[at] = in.readFloat();
        }
    }

    private static void place(DataInput in, float[] a) throws IOException {
        int at = in.readUnsignedByte();
        a[at] = in.readFloat();
    }

    /** What is thrown where there is no such place has the method in its stack trace. */
    static void placed(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) place(in, a); // kept("INDEX_NOT_COUNTED")
    }

    static void doubling(DataInput in, int[] a, int n) throws IOException {
        for (int i = 1; i < n; i *= 2) a[i] = in.readInt(); // kept("END_UNKNOWN")
    }

    static void dense(DataInput in, int[] order, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            order[i] = in.readUnsignedByte(); // rewritten("ReadRecords")
            a[i] = in.readFloat();
        }
    }
}
