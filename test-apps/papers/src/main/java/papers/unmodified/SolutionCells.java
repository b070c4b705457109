package papers.unmodified;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Cells of a cube of points in a file, row by row and double by double. */
public final class SolutionCells {
    private SolutionCells() {}

    public static void read(File file, int edge, int doubles, int[][] starts, int[][] counts, double[] array)
            throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        int i = 0;
        for (int c = 0; c < starts.length; c++) {
            int row = doubles * counts[c][2];
            for (int z = starts[c][0]; z < starts[c][0] + counts[c][0]; z++) {
                for (int y = starts[c][1]; y < starts[c][1] + counts[c][1]; y++) {
                    raf.seek(8L * doubles * (((long) z * edge + y) * edge + starts[c][2]));
                    for (int x = 0; x < row; x++) {
                        array[i++] = raf.readDouble();
                    }
                }
            }
        }
        raf.close();
    }

    public static void write(File file, int edge, int doubles, int[][] starts, int[][] counts, double[] array)
            throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        int i = 0;
        for (int c = 0; c < starts.length; c++) {
            int row = doubles * counts[c][2];
            for (int z = starts[c][0]; z < starts[c][0] + counts[c][0]; z++) {
                for (int y = starts[c][1]; y < starts[c][1] + counts[c][1]; y++) {
                    raf.seek(8L * doubles * (((long) z * edge + y) * edge + starts[c][2]));
                    for (int x = 0; x < row; x++) {
                        raf.writeDouble(array[i++]);
                    }
                }
            }
        }
        raf.close();
    }
}
