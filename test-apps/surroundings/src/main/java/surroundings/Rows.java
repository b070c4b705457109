package surroundings;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Short rows at many places of a file, in loops and as one would do it by hand. {@code FILE read|write loop|hand ROWS} */
public final class Rows {
    private static final int WIDTH = 16;
    private static final int PLACES = 4096;

    private Rows() {}

    public static void main(String[] args) throws IOException {
        File file = new File(args[0]);
        Files.ofInts(file, WIDTH * PLACES);
        boolean reads = args[1].equals("read");
        boolean byHand = args[2].equals("hand");
        int rows = Integer.parseInt(args[3]);
        int[] row = new int[WIDTH];
        byte[] bytes = new byte[4 * WIDTH];
        RandomAccessFile rowsOf = new RandomAccessFile(file, reads ? "r" : "rw");
        long sum = 0;
        for (int k = 0; k < rows; k++) {
            rowsOf.seek(4L * WIDTH * (k * 2654435761L % PLACES));
            if (byHand && reads) {
                rowsOf.readFully(bytes);
            } else if (byHand) {
                rowsOf.write(bytes);
            } else if (reads) {
                read(rowsOf, row);
            } else {
                write(rowsOf, row);
            }
            sum = sum * 31 + row[k % WIDTH];
        }
        rowsOf.close();
        System.out.println(Long.toHexString(sum));
    }

    private static void read(RandomAccessFile from, int[] row) throws IOException {
        for (int i = 0; i < row.length; i++) {
            row[i] = from.readInt();
        }
    }

    private static void write(RandomAccessFile to, int[] row) throws IOException {
        for (int i = 0; i < row.length; i++) {
            to.writeInt(row[i]);
        }
    }
}
