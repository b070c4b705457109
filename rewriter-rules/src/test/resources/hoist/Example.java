import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** The loops of docs/hoisting.md. */
public class Example {
    static void sort(DataInput in, DataOutput out, int[] chunk, int chunks) throws IOException {
        for (int c = 0; c < chunks; c++) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readInt(); // again
            }
            Arrays.sort(chunk);
            for (int i = 0; i < chunk.length; i++) {
                out.writeInt(chunk[i]); // NO_READ
            }
        }
    }
}
