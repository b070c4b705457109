package papers.bulk;

import dev.standpipe.io.BulkRandomAccessFile;
import java.io.File;
import java.io.IOException;

/** Blocks of a file of ints, each in one transfer. */
public final class BulkBlocks {
    private BulkBlocks() {}

    public static void read(File file, int[] array, int start, int count, long position) throws IOException {
        try (BulkRandomAccessFile bulk = new BulkRandomAccessFile(file, "r")) {
            bulk.seek(position);
            bulk.readArray(array, start, count);
        }
    }

    public static void write(File file, int[] array, int start, int count, long position) throws IOException {
        try (BulkRandomAccessFile bulk = new BulkRandomAccessFile(file, "rw")) {
            bulk.seek(position);
            bulk.writeArray(array, start, count);
        }
    }
}
