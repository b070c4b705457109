package oldstyle;

import java.io.DataInput;
import java.io.IOException;

/** Reads that could be earlier than they are, and reads that could not. */
public class Patient {
    public static long blocks(DataInput in, int blocks) throws IOException {
        int[] block = new int[64];
        long sum = 0;
        for (int b = 0; b < blocks; b++) {
            for (int i = 0; i < block.length; i++) {
                block[i] = in.readInt();
            }
            for (int i = 0; i < block.length; i++) {
                sum += block[i];
            }
        }
        return sum;
    }

    public static void once(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }
}
