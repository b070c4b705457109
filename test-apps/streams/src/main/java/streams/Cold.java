package streams;

import java.io.DataInput;
import java.util.Random;

/** A process that reads a little, once, through each of the libraries of which nothing is proved. */
public final class Cold {
    private static final int BYTES = 1 << 17;
    private static final int ROW = 256;
    private static final int ROWS = 8;

    private Cold() {}

    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[BYTES];
        new Random(1).nextBytes(bytes);
        long sum = 0;
        for (String name : Libraries.REFUSED) {
            Object[] stream = Libraries.input(name, bytes);
            int[] row = new int[ROW];
            for (int k = 0; k < ROWS; k++) {
                Loops.read((DataInput) stream[1], row);
                sum += row[k];
            }
        }
        System.out.println(sum);
    }
}
