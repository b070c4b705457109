import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.Random;

/**
 * Elements that lie apart in a file, read by a seek and a call for each. Arguments: a file, how many bytes it is from
 * one piece to the next or {@code any} for places in no order, and seconds. Prints what was read, and the nanoseconds a
 * piece that the first pass took and the best one behind it.
 */
public final class Pieces {
    private static final int PIECES = 1 << 17;
    private static final int MOST = 4096;

    private Pieces() {}

    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        if (arguments[1].equals("make")) {
            make(file);
            return;
        }
        boolean ordered = !arguments[1].equals("any");
        int step = ordered ? Integer.parseInt(arguments[1]) : 0;
        int[] column = new int[ordered ? PIECES : 0];
        double[] listed = new double[ordered ? 0 : PIECES];
        int[] places = new Random(1999).ints(listed.length, 0, MOST / Double.BYTES * PIECES).toArray();
        long first = 0;
        long best = Long.MAX_VALUE;
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            long end = System.nanoTime() + (long) (Double.parseDouble(arguments[2]) * 1e9);
            do {
                long start = System.nanoTime();
                if (ordered) {
                    column(in, step, column);
                } else {
                    listed(in, places, listed);
                }
                long time = System.nanoTime() - start;
                if (first == 0) {
                    first = time;
                } else {
                    best = Math.min(best, time);
                }
            } while (best == Long.MAX_VALUE || System.nanoTime() < end);
        }
        int sum = Arrays.hashCode(column) + Arrays.hashCode(listed);
        System.out.println(sum + " " + (double) first / PIECES + " " + (double) best / PIECES);
    }

    private static void column(RandomAccessFile in, int step, int[] column) throws IOException {
        for (int i = 0; i < column.length; i++) {
            in.seek((long) i * step);
            column[i] = in.readInt();
        }
    }

    private static void listed(RandomAccessFile in, int[] places, double[] listed) throws IOException {
        for (int i = 0; i < listed.length; i++) {
            in.seek(8L * places[i]);
            listed[i] = in.readDouble();
        }
    }

    private static void make(File file) throws IOException {
        Random random = new Random(1999);
        byte[] bytes = new byte[1 << 20];
        try (FileOutputStream out = new FileOutputStream(file)) {
            for (long left = (long) MOST * PIECES; left > 0; left -= bytes.length) {
                random.nextBytes(bytes);
                out.write(bytes);
            }
        }
    }
}
