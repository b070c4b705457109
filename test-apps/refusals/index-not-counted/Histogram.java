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

    /** It could be the array that the stream reads from. */
    static void bytes(DataInput in, byte[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int at = in.readUnsignedByte(); // kept("INDEX_NOT_COUNTED")
            a[at] = in.readByte();
        }
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
