package papers;

import java.io.File;
import java.io.IOException;
import papers.bulk.AsyncBalance;
import papers.bulk.BulkBalance;
import papers.unmodified.ReadCompute;

/** Chunks of longs that are read, computed with for as long as one likes, and written or not. */
public final class Balance extends Program {
    private static final int CHUNK = 4 * MIB;

    public static void main(String[] args) throws Exception {
        new Balance().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        fill(new File(folder, "numbers.dat"), size);
    }

    @Override
    void run(String variant, File folder, String[] extra, Tally tally) throws IOException {
        File in = new File(folder, "numbers.dat");
        File out = fresh(folder, "computed.dat");
        int steps = extra.length == 0 ? 0 : Integer.parseInt(extra[0]);
        long[] chunk = chunk(extra, 1);
        int chunks = (int) (in.length() / (8L * chunk.length));
        // With no chunk at all: loads the classes, and lets an agent rewrite them, which is no part of the balance.
        compute(variant, in, out, chunk, 0, steps);
        tally.phase("run");
        long value = compute(variant, in, out, chunk, chunks, steps);
        tally.rest();
        tally.add(value);
        if (out.exists()) {
            tally.add(Sum.of(out));
        }
    }

    private static long[] chunk(String[] arguments, int at) {
        int length = (arguments.length > at ? Integer.parseInt(arguments[at]) : CHUNK) / 8;
        if (Integer.bitCount(length) != 1) {
            throw new IllegalArgumentException("a chunk has a power of two of bytes");
        }
        return new long[length];
    }

    private static long compute(String variant, File in, File out, long[] chunk, int chunks, int steps)
            throws IOException {
        switch (variant) {
            case "raf-read":
                return ReadCompute.read(in, chunk, chunks, steps);
            case "raf-read-write":
                return ReadCompute.readAndWrite(in, out, chunk, chunks, steps);
            case "dsb-read":
                return ReadCompute.readBuffered(in, chunk, chunks, steps);
            case "dsb-read-write":
                return ReadCompute.readAndWriteBuffered(in, out, chunk, chunks, steps);
            case "bulk-read":
                return BulkBalance.read(in, chunk, chunks, steps);
            case "bulk-read-write":
                return BulkBalance.readAndWrite(in, out, chunk, chunks, steps);
            case "async-read":
                return AsyncBalance.read(in, chunk, chunks, steps);
            case "async-read-write":
                return AsyncBalance.readAndWrite(in, out, chunk, chunks, steps);
            default:
                throw unknown(variant);
        }
    }

    /** {@code calibrate FOLDER [CHUNK]}: how many steps take as long as a chunk takes to read, and to read and write. */
    @Override
    boolean other(String[] args) throws IOException {
        if (args.length < 2 || args.length > 3 || !args[0].equals("calibrate")) {
            return false;
        }
        File folder = new File(args[1]);
        File in = new File(folder, "numbers.dat");
        long[] chunk = chunk(args, 2);
        int chunks = (int) (in.length() / (8L * chunk.length));
        double read = BulkBalance.nanosToRead(in, chunk, chunks);
        double write = BulkBalance.nanosToWrite(fresh(folder, "computed.dat"), chunk, chunks);
        double step = BulkBalance.nanosOfStep(chunk);
        System.out.printf("read-chunk %.0f ns%n", read);
        System.out.printf("write-chunk %.0f ns%n", write);
        System.out.printf("steps-per-read %.0f%n", read / step);
        System.out.printf("steps-per-read-write %.0f%n", (read + write) / step);
        return true;
    }
}
