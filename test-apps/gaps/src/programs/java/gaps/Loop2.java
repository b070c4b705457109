package gaps;

import java.io.DataInputStream;
import java.io.IOException;

/** What it is redefined as. */
final class Loop2 {
    private Loop2() {}

    static int read(DataInputStream in, int[] a) throws IOException {
        int i = 0;
        for (; i < a.length; i++) {
            a[i] = in.readInt() ^ 0x5A5A5A5A;
        }
        return i;
    }
}
