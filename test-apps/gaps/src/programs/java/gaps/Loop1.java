package gaps;

import java.io.DataInputStream;
import java.io.IOException;

/** The loop that is redefined. */
final class Loop1 {
    private Loop1() {}

    static int read(DataInputStream in, int[] a) throws IOException {
        int i = 0;
        for (; i < a.length; i++) {
            a[i] = in.readInt();
        }
        return i;
    }
}
