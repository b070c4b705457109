package sample;

import java.io.DataInput;
import java.io.IOException;

/** A class to be rewritten: the first loop can be, the second cannot. */
public final class Sample {
    private Sample() {}

    static void read(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    static void shout(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
            System.out.println(cells[i]);
        }
    }
}
