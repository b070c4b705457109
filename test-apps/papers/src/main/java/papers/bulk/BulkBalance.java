package papers.bulk;

import dev.standpipe.io.BulkRandomAccessFile;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;

/** One buffer, and one transfer for each chunk; and how long such a transfer and the computation take. */
public final class BulkBalance {
    private static final int SAMPLE = 20000000;

    private BulkBalance() {}

    public static long read(File from, long[] chunk, int chunks, int steps) throws IOException {
        try (BulkRandomAccessFile in = new BulkRandomAccessFile(from, "r")) {
            long value = 1;
            for (int c = 0; c < chunks; c++) {
                in.readArray(chunk);
                value = Steps.with(chunk, steps, value);
            }
            return value;
        }
    }

    public static long readAndWrite(File from, File to, long[] chunk, int chunks, int steps) throws IOException {
        try (BulkRandomAccessFile in = new BulkRandomAccessFile(from, "r");
                BulkRandomAccessFile out = new BulkRandomAccessFile(to, "rw")) {
            long value = 1;
            for (int c = 0; c < chunks; c++) {
                in.readArray(chunk);
                value = Steps.change(chunk, steps, value);
                out.writeArray(chunk);
            }
            return value;
        }
    }

    /** Of a chunk, the median over the file. */
    public static long nanosToRead(File from, long[] chunk, int chunks) throws IOException {
        long[] nanos = new long[chunks];
        try (BulkRandomAccessFile in = new BulkRandomAccessFile(from, "r")) {
            for (int c = 0; c < chunks; c++) {
                long start = System.nanoTime();
                in.readArray(chunk);
                nanos[c] = System.nanoTime() - start;
            }
        }
        return median(nanos);
    }

    public static long nanosToWrite(File to, long[] chunk, int chunks) throws IOException {
        long[] nanos = new long[chunks];
        try (BulkRandomAccessFile out = new BulkRandomAccessFile(to, "rw")) {
            for (int c = 0; c < chunks; c++) {
                long start = System.nanoTime();
                out.writeArray(chunk);
                nanos[c] = System.nanoTime() - start;
            }
        }
        return median(nanos);
    }

    public static double nanosOfStep(long[] chunk) {
        long value = 1;
        long[] nanos = new long[7];
        for (int round = 0; round < nanos.length; round++) {
            long start = System.nanoTime();
            value = Steps.with(chunk, SAMPLE, value);
            nanos[round] = System.nanoTime() - start;
        }
        if (value == 0) {
            throw new IllegalStateException("the compiler may think that this happens, and has to compute");
        }
        return (double) median(nanos) / SAMPLE;
    }

    private static long median(long[] nanos) {
        if (nanos.length == 0) {
            throw new IllegalArgumentException("the file is shorter than a chunk");
        }
        Arrays.sort(nanos);
        return nanos[nanos.length / 2];
    }
}
