package papers.unmodified;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;
import papers.Tally;

/** One chunk after the other: read, sort, write. */
public final class ChunkSort {
    private ChunkSort() {}

    public static void files(File from, File to, long[] chunk, int chunks, Tally tally) throws IOException {
        RandomAccessFile in = new RandomAccessFile(from, "r");
        RandomAccessFile out = new RandomAccessFile(to, "rw");
        for (int c = 0; c < chunks; c++) {
            tally.phase("read");
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readLong();
            }
            tally.phase("sort");
            Arrays.sort(chunk);
            tally.phase("write");
            for (int i = 0; i < chunk.length; i++) {
                out.writeLong(chunk[i]);
            }
        }
        in.close();
        out.close();
    }

    public static void streams(InputStream from, OutputStream to, long[] chunk, int chunks, Tally tally)
            throws IOException {
        DataInputStream in = new DataInputStream(from);
        DataOutputStream out = new DataOutputStream(to);
        for (int c = 0; c < chunks; c++) {
            tally.phase("read");
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readLong();
            }
            tally.phase("sort");
            Arrays.sort(chunk);
            tally.phase("write");
            for (int i = 0; i < chunk.length; i++) {
                out.writeLong(chunk[i]);
            }
        }
        in.close();
        out.close();
    }
}
