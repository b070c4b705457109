package oldstyle;

import java.io.DataInput;
import java.io.IOException;

/** A loop that has another class read for it. */
public final class Helped {
    private Helped() {}

    static void load(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Values.next(in);
        }
    }

    /** The other one. */
    static final class Values {
        private Values() {}

        static int next(DataInput in) throws IOException {
            return in.readInt();
        }
    }
}
