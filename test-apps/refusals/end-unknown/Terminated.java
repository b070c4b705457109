import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;

/** A special value, or the stream, says when it is enough. */
public class Terminated {
    static int readToZero(DataInput in, int[] a) throws IOException {
        int i = 0;
        while ((a[i] = in.readInt()) != 0) { // kept("END_UNKNOWN")
            i++;
        }
        return i;
    }

    static void writeToZero(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n && a[i] != 0; i++) {
            out.writeInt(a[i]); // kept("END_UNKNOWN")
        }
    }

    static int whileAvailable(DataInputStream in, int[] a) throws IOException {
        int i = 0;
        while (in.available() > 3) {
            a[i++] = in.readInt(); // kept("CALL_IN_LOOP")
        }
        return i;
    }

    static void counted(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }
}
