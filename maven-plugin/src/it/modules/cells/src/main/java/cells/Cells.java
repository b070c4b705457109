package cells;

import heights.Source;
import java.io.IOException;

/** That this is a loop over a stream is known from the other module only. */
public final class Cells {
    private Cells() {}

    public static void read(Source in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }
}
