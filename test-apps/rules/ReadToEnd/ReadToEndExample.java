import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;

/** The loop of docs/rules/ReadToEnd.md. */
public class ReadToEndExample {
    static int read(DataInput in, int[] a) throws IOException {
        int i = 0;
        try {
            while (true) {
                a[i++] = in.readInt(); // rewritten("ReadToEnd")
            }
        } catch (EOFException e) {
            return i - 1;
        }
    }
}
