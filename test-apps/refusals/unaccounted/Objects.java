import java.io.DataInput;
import java.io.IOException;

/** Each round makes an object, or takes a lock. */
public class Objects {
    static int[][] rows(DataInput in, int n) throws IOException {
        int[][] rows = new int[300][];
        for (int i = 0; i < n; i++) {
            rows[i] = new int[in.readUnsignedByte()]; // rewritten("ReplayCalls")
        }
        return rows;
    }

    /** To make an array of objects could load their class. */
    static Objects[][] rowsOfObjects(DataInput in, int n) throws IOException {
        Objects[][] rows = new Objects[300][];
        for (int i = 0; i < n; i++) {
            rows[i] = new Objects[in.readUnsignedByte()]; // kept("UNACCOUNTED")
        }
        return rows;
    }

    static void quotients(DataInput in, int[] a, int dividend, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = dividend / in.readInt(); // rewritten("ReplayCalls")
    }

    static void locked(DataInput in, int[] a, int[] lock, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            synchronized (lock) {
                a[i] = in.readInt(); // kept("UNACCOUNTED")
            }
        }
    }

    static void lockedAsAWhole(DataInput in, int[] a, int n) throws IOException {
        synchronized (a) {
            for (int i = 0; i < n; i++) a[i] = in.readInt() / 10; // rewritten("ReadRecords")
        }
    }
}
