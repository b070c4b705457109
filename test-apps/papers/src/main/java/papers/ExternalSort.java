package papers;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import papers.bulk.AsyncSort;
import papers.bulk.BulkSort;
import papers.unmodified.ChunkSort;

/** The first pass of an external merge sort: a file of longs, sorted chunk by chunk. */
public final class ExternalSort extends Program {
    public static void main(String[] args) throws Exception {
        new ExternalSort().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        fill(new File(folder, "numbers.dat"), size);
    }

    @Override
    void run(String variant, File folder, String[] extra, Tally tally) throws IOException {
        File in = new File(folder, "numbers.dat");
        File out = fresh(folder, "chunks.dat");
        int length = extra.length == 0 ? 1 << 16 : Integer.parseInt(extra[0]) / 8;
        int chunks = (int) (in.length() / (8L * length));
        sort(variant, in, out, new long[length], chunks, tally);
        tally.rest();
        tally.add(Sum.of(out));
    }

    private static void sort(String variant, File in, File out, long[] chunk, int chunks, Tally tally)
            throws IOException {
        tally.phase("open");
        switch (variant) {
            case "raf":
                ChunkSort.files(in, out, chunk, chunks, tally);
                break;
            case "ds":
                ChunkSort.streams(new FileInputStream(in), new FileOutputStream(out), chunk, chunks, tally);
                break;
            case "dsb":
                ChunkSort.streams(
                        new BufferedInputStream(new FileInputStream(in)),
                        new BufferedOutputStream(new FileOutputStream(out)),
                        chunk,
                        chunks,
                        tally);
                break;
            case "bulkraf":
                BulkSort.files(in, out, chunk, chunks, tally);
                break;
            case "bulkds":
                BulkSort.streams(in, out, chunk, chunks, tally);
                break;
            case "async":
                AsyncSort.files(in, out, chunk, chunks, tally);
                break;
            default:
                throw unknown(variant);
        }
    }
}
