package papers;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/** Doubles between 1 and 2, of which none is a NaN that a way to the file might change. */
final class Doubles {
    private static final long ONE = 0x3FF0000000000000L;

    private Doubles() {}

    static void fill(File file, int mebibytes) throws IOException {
        Random random = new Random(1999);
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file), Program.MIB))) {
            for (int k = 0; k < mebibytes * (Program.MIB / 8); k++) {
                out.writeLong(ONE | random.nextLong() >>> 12);
            }
        }
    }

    static long sum(double[] values, int first, int count, long place) {
        long sum = 0;
        for (int k = 0; k < count; k++) {
            sum += Double.doubleToRawLongBits(values[first + k]) * (2 * (place + k) + 1);
        }
        return sum;
    }
}
