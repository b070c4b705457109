import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;

/** Numbers are looked at as they come: sums, extremes, deltas, checksums. */
public class Statistics {
    private long total;

    static double mean(DataInput in, int n) throws IOException {
        double sum = 0;
        for (int i = 0; i < n; i++) sum += in.readDouble(); // rewritten("ReplayRounds")
        return sum / n;
    }

    static int smallest(DataInput in, int n) throws IOException {
        int smallest = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            int value = in.readInt(); // rewritten("ReplayRounds")
            if (value < smallest) {
                smallest = value;
            }
        }
        return smallest;
    }

    static int largest(DataInput in, int n) throws IOException {
        int largest = 0;
        for (int i = 0; i < n; i++) largest = Math.max(largest, in.readUnsignedShort()); // rewritten("ReplayRounds")
        return largest;
    }

    static int deltas(DataInput in, int[] a, int n) throws IOException {
        int last = 0;
        for (int i = 0; i < n; i++) {
            last += in.readShort(); // rewritten("ReplayRounds")
            a[i] = last;
        }
        return last;
    }

    static int deltasInTheArray(DataInput in, int[] a, int n) throws IOException {
        a[0] = in.readInt(); // ignored()
        for (int i = 1; i < n; i++) a[i] = a[i - 1] + in.readInt(); // rewritten("ReadRecords")
        return a[0];
    }

    static void scaled(DataInput in, float[] a, float scale, float offset, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readUnsignedByte() * scale + offset; // rewritten("ReadRecords")
    }

    static int nonZeroes(DataInput in, double[] a, int n) throws IOException {
        int count = 0;
        for (int i = 0; i < n; i++) {
            double value = in.readDouble(); // rewritten("ReplayRounds")
            a[i] = value;
            if (value != 0) count++;
        }
        return count;
    }

    static int checksum(DataInputStream in, int n) throws IOException {
        int sum = 1;
        for (int i = 0; i < n; i++) sum = 31 * sum ^ in.readByte(); // rewritten("ReplayRounds")
        return sum;
    }

    static int bitsSet(DataInput in, long[] words, int n) throws IOException {
        int bits = 0;
        for (int i = 0; i < n; i++) {
            words[i] = in.readLong(); // rewritten("ReplayRounds")
            bits += Long.bitCount(words[i]);
        }
        return bits;
    }

    static void added(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] += in.readInt(); // rewritten("ReadRecords")
    }

    static void madeOfTwo(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readUnsignedByte() << 8 | in.readUnsignedByte(); // rewritten("ReadConverted")
        }
    }

    static void scatteredSigns(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int value = in.readInt(); // rewritten("ReplayRounds")
            if (value < 0) {
                a[i] = -value;
            } else {
                a[i] = value;
            }
        }
    }

    static int skipped(DataInput in, int n) throws IOException {
        int i;
        for (i = 0; i < n; i++) in.readInt(); // rewritten("ReplayRounds")
        return i;
    }

    static int sumUnderHandler(DataInput in, int n) {
        int sum = 0;
        try {
            for (int i = 0; i < n; i++) sum += in.readInt(); // rewritten("ReplayRounds")
        } catch (IOException e) {
            return -sum;
        }
        return sum;
    }

    void total(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) total += in.readInt(); // rewritten("ReplayRounds")
    }

    static long readAndMark(DataInput in, int[] a, boolean[] seen, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReplayRounds")
            seen[i] = a[i] > 0;
            sum += a[i];
        }
        return sum;
    }

    /** Compilers differ in how often a type is among the constants of a class with such a method. */
    static int closed(DataInput in, int n) throws IOException {
        int sum = 0;
        try (Closeable closing = () -> {}) {
            for (int i = 0; i < n; i++) sum = 31 * sum + in.readInt(); // rewritten("ReplayRounds")
        }
        return sum;
    }
}
