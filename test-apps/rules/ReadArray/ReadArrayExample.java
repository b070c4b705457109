import java.io.DataInput;
import java.io.IOException;

/** The loop of docs/rules/ReadArray.md. */
public class ReadArrayExample {
    private final float[] weights = new float[40];
    private int used = 30;

    static void read(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadArray")
        }
    }

    /** The call says that the loop loads fields each time round. */
    void readIntoFields(DataInput in) throws IOException {
        for (int i = 0; i < used; i++) {
            weights[i] = in.readFloat(); // rewritten("ReadArray")
        }
    }
}
