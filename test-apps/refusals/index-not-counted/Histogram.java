import java.io.DataInput;
import java.io.IOException;

/** What is read says where it goes. */
public class Histogram {
    static void count(DataInput in, int[] counts, int n) throws IOException {
        for (int i = 0; i < n; i++) counts[in.readUnsignedByte()]++; // kept("INDEX_NOT_COUNTED")
    }

    static void sparse(DataInput in, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int at = in.readUnsignedByte(); // kept("INDEX_NOT_COUNTED")
            a[at] = in.readFloat();
        }
    }

    static void doubling(DataInput in, int[] a, int n) throws IOException {
        for (int i = 1; i < n; i *= 2) a[i] = in.readInt(); // kept("INDEX_NOT_COUNTED")
    }

    static void dense(DataInput in, int[] order, float[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            order[i] = in.readUnsignedByte(); // rewritten("ReadRecords")
            a[i] = in.readFloat();
        }
    }
}
