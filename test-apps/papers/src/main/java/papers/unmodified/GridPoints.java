package papers.unmodified;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Points in a file, wherever a list says that they are. */
public final class GridPoints {
    private GridPoints() {}

    public static void read(File file, int doubles, int[] places, double[] array) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        int i = 0;
        for (int p = 0; p < places.length; p++) {
            raf.seek(8L * doubles * places[p]);
            for (int k = 0; k < doubles; k++) {
                array[i++] = raf.readDouble();
            }
        }
        raf.close();
    }

    public static void write(File file, int doubles, int[] places, double[] array) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        int i = 0;
        for (int p = 0; p < places.length; p++) {
            raf.seek(8L * doubles * places[p]);
            for (int k = 0; k < doubles; k++) {
                raf.writeDouble(array[i++]);
            }
        }
        raf.close();
    }
}
