import java.io.DataInputStream;
import java.io.IOException;

/** The loop of docs/rules/ReadChosen.md. */
public class ReadChosenExample {
    static void read(DataInputStream in, double[] a, boolean wide, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = wide ? in.readDouble() : in.readFloat(); // rewritten("ReadChosen")
        }
    }
}
