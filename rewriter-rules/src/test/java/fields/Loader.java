package fields;

import java.io.DataInput;
import java.io.IOException;

/** Loops whose end stands in a field that another class declares. */
public class Loader extends Middle {
    private final Base other = new Base();

    void inherited(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < limit; i++) {
            a[i] = in.readInt();
        }
    }

    void others(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < other.limit; i++) {
            a[i] = in.readInt();
        }
    }

    void plain(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < size; i++) {
            a[i] = in.readInt();
        }
    }
}
