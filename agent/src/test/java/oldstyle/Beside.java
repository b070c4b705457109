package oldstyle;

import java.io.DataInput;
import java.io.IOException;

/** A loop that can be helped and one that cannot, in one method. */
public final class Beside {
    private Beside() {}

    public static void both(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
            System.out.println(cells[i]);
        }
    }
}
