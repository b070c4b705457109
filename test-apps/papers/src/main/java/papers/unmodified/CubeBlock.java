package papers.unmodified;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** A block of a cube of ints in a file, row by row and int by int. */
public final class CubeBlock {
    private CubeBlock() {}

    public static void read(File file, int edge, int[] starts, int[] counts, int[] array) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        int row = counts[2];
        int i = 0;
        for (int z = starts[0]; z < starts[0] + counts[0]; z++) {
            for (int y = starts[1]; y < starts[1] + counts[1]; y++) {
                raf.seek(4L * (((long) z * edge + y) * edge + starts[2]));
                for (int x = 0; x < row; x++) {
                    array[i++] = raf.readInt();
                }
            }
        }
        raf.close();
    }

    public static void write(File file, int edge, int[] starts, int[] counts, int[] array) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        int row = counts[2];
        int i = 0;
        for (int z = starts[0]; z < starts[0] + counts[0]; z++) {
            for (int y = starts[1]; y < starts[1] + counts[1]; y++) {
                raf.seek(4L * (((long) z * edge + y) * edge + starts[2]));
                for (int x = 0; x < row; x++) {
                    raf.writeInt(array[i++]);
                }
            }
        }
        raf.close();
    }
}
