import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The array or the stream is replaced on the way, or each element comes from another one. */
public class Growing {
    static int[] grown(DataInput in, int n) throws IOException {
        int[] a = new int[10];
        for (int i = 0; i < n; i++) {
            if (i == a.length) {
                a = Arrays.copyOf(a, 2 * i);
            }
            a[i] = in.readInt(); // kept("CALL_IN_LOOP")
        }
        return a;
    }

    static void alternating(DataOutput out, int[] a, int[] b, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("ARRAY_CHANGES")
            int[] other = a;
            a = b;
            b = other;
        }
    }

    static void inTurns(DataOutput out, DataOutput other, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("ARRAY_CHANGES")
            DataOutput next = other;
            other = out;
            out = next;
        }
    }

    static void files(InputStream first, int[] a, int n) throws IOException {
        DataInputStream in = new DataInputStream(first);
        DataInputStream next = new DataInputStream(first);
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // kept("ARRAY_CHANGES")
            in = next;
        }
    }

    static int[] allocatedBefore(DataInput in) throws IOException {
        int[] a = new int[in.readInt()];
        for (int i = 0; i < a.length; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        return a;
    }
}
