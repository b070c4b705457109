import java.io.DataInput;
import java.io.IOException;

/** As a coverage tool leaves a program behind: marks in an array of booleans. */
public class Probed {
    private static final boolean[] MARKS = new boolean[8];

    private static boolean[] marks() {
        return MARKS;
    }

    static void read(DataInput in, int[] a, int n) throws IOException {
        boolean[] marks = marks();
        marks[0] = true;
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadArray")
            marks[1] = true;
        }
        marks[2] = true;
    }

    static void readMarkedBefore(DataInput in, int[] a, int n) throws IOException {
        boolean[] marks = marks();
        for (int i = 0; i < n; i++) {
            marks[4] = true;
            a[i] = in.readInt(); // rewritten("ReadArray")
            marks[5] = true;
        }
    }
}
