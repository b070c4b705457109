package oldstyle;

import java.io.DataInput;
import java.io.IOException;

/** A loop that can be helped, and one that cannot. */
public final class Mixed {
    private Mixed() {}

    public static void plain(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    public static void talkative(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
            System.out.println(cells[i]);
        }
    }
}
