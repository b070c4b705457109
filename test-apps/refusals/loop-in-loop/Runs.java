import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** One element in the file stands for several in the array. */
public class Runs {
    static int repeated(DataInput in, byte[] a, int n) throws IOException {
        int k = 0;
        for (int i = 0; i < n; i++) {
            byte value = in.readByte(); // kept("LOOP_IN_LOOP")
            for (int copies = 0; copies < 3; copies++) a[k++] = value;
        }
        return k;
    }

    static int repeatedInts(DataInput in, int[] a, int n) throws IOException {
        int k = 0;
        for (int i = 0; i < n; i++) {
            int value = in.readInt(); // rewritten("ReplayCalls")
            for (int copies = 0; copies < 3; copies++) a[k++] = value;
        }
        return k;
    }

    static void summed(DataOutput out, int[][] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            int sum = 0;
            for (int j = 0; j < a[i].length; j++) sum += a[i][j];
            out.writeInt(sum); // kept("LOOP_IN_LOOP")
        }
    }

    /** What the outer loop reads belongs to the inner one, which is a site of its own. */
    static void rows(DataInput in, int[][] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            int n = in.readUnsignedByte() & 15; // ignored()
            for (int j = 0; j < n; j++) a[i][j] = in.readInt(); // rewritten("ReadArray")
        }
    }
}
