package papers.bulk;

import dev.standpipe.io.BulkDataInput;
import dev.standpipe.io.BulkDataInputStream;
import dev.standpipe.io.BulkDataOutput;
import dev.standpipe.io.BulkDataOutputStream;
import dev.standpipe.io.BulkRandomAccessFile;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Arrays;
import papers.Tally;

/** The sort with one transfer for each chunk. */
public final class BulkSort {
    private BulkSort() {}

    public static void files(File from, File to, long[] chunk, int chunks, Tally tally) throws IOException {
        try (BulkRandomAccessFile in = new BulkRandomAccessFile(from, "r");
                BulkRandomAccessFile out = new BulkRandomAccessFile(to, "rw")) {
            sort(in, out, chunk, chunks, tally);
        }
    }

    public static void streams(File from, File to, long[] chunk, int chunks, Tally tally) throws IOException {
        try (BulkDataInputStream in = new BulkDataInputStream(new FileInputStream(from));
                BulkDataOutputStream out = new BulkDataOutputStream(new FileOutputStream(to))) {
            sort(in, out, chunk, chunks, tally);
        }
    }

    private static void sort(BulkDataInput in, BulkDataOutput out, long[] chunk, int chunks, Tally tally)
            throws IOException {
        for (int c = 0; c < chunks; c++) {
            tally.phase("read");
            in.readArray(chunk);
            tally.phase("sort");
            Arrays.sort(chunk);
            tally.phase("write");
            out.writeArray(chunk);
        }
    }
}
