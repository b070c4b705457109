package oldstyle;

import java.io.DataInput;
import java.io.IOException;

/** A loop whose end a getter tells. */
public final class Counted {
    private int count;

    int count() {
        return count;
    }

    int[] read(DataInput in) throws IOException {
        int[] a = new int[100];
        for (int i = 0; i < count(); i++) {
            a[i] = in.readInt();
        }
        return a;
    }
}
