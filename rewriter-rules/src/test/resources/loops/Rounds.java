import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;

/** Loops that read one or more elements a round and then do something with them. */
public class Rounds {
    private int count;
    private long total;
    private int n;
    private byte low;

    private static int passing(DataInput in) throws IOException {
        return in.skipBytes(1);
    }

    // ---- records

    @Becomes("ReadRecords")
    public void pairs(DataInput in, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                x[i] = in.readInt();
                y[i] = in.readFloat();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void triples(DataInput in, boolean[] x, char[] y, double[] z, int i, int end, Sight s) throws IOException {
        try {
            while (i < end) {
                z[i] = in.readDouble();
                x[i] = in.readBoolean();
                y[i++] = in.readChar();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void bytesAndLongs(DataInput in, byte[] x, long[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i <= end; i++) {
                x[i] = in.readByte();
                y[i] = in.readLong();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void group(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[2 * i] = in.readShort();
                a[2 * i + 1] = in.readShort();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void groupBySteps(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i += 2) {
                a[i] = in.readInt();
                a[i + 1] = in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void everySecond(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i += 2) {
                a[i] = in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void backwards(DataInput in, int[] a, int start, int end, Sight s) throws IOException {
        int i = Math.min(end, 60) - 1;
        try {
            for (; i >= start; i--) {
                a[i] = in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void pastZero(DataInput in, int[] a, int start, int end, Sight s) throws IOException {
        int i = Math.min(end, 9) - 1;
        try {
            for (; i > -9; i--) {
                a[i] = in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void backwardsByThree(DataInput in, long[] a, int start, int end, Sight s) throws IOException {
        int i = Math.min(end, 60);
        for (; i > start; i -= 3) {
            a[i] = in.readLong();
        }
        s.see(i);
    }

    @Becomes("ReadRecords")
    public void twoLanes(DataInput in, char[] x, short[] y, int i, int end, Sight s) throws IOException {
        int k = i;
        do {
            x[i++] = in.readChar();
            y[k] = in.readShort();
            k += 2;
        } while (i < end);
        s.see(i);
        s.see(k);
    }

    @Becomes("ReadRecords")
    public void bits(DataInput in, int[] x, long[] y, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            x[i] = in.readUnsignedByte() << 8 | in.readUnsignedByte();
            y[i] = in.readUnsignedShort();
        }
        s.see(i);
    }

    // ---- arithmetic

    @Becomes("ReplayRounds")
    public void sum(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            for (; i < end; i++) {
                sum += in.readInt();
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void sumOfDoubles(DataInput in, double[] a, int i, int end, Sight s) throws IOException {
        double sum = 0;
        float least = Float.MAX_VALUE;
        try {
            for (; i < end; i++) {
                sum += in.readDouble();
                least = Math.min(least, in.readFloat());
            }
        } finally {
            // which of two NaNs a sum of them is, depends on what the JVM's compiler makes of it
            s.see(Double.doubleToLongBits(sum));
            s.see(Float.floatToIntBits(least));
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void largest(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        int max = -1;
        try {
            for (; i < end; i++) {
                short v = in.readShort();
                if (v > max) {
                    max = v;
                }
            }
        } finally {
            s.see(max);
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void deltas(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = a[i - 1] + in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void running(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int last = 0;
        try {
            for (; i < end; i++) {
                last += in.readByte();
                a[i] = last;
            }
        } finally {
            s.see(last);
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void scaled(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readShort() * 3 - 7;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void scrambled(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] ^= in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void ahead(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i + 1] = (byte) (in.readByte() + 1);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void chosen(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int zeros = 0;
        for (; i < end; i++) {
            int v = in.readUnsignedByte();
            if (v == 0) {
                zeros++;
            } else if (v < 128) {
                a[i] = v;
            } else {
                a[i] = -v;
            }
        }
        s.see(zeros);
    }

    @Becomes("ReplayRounds")
    public void intoFields(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        count = 0;
        total = 0;
        try {
            for (; i < end; i++) {
                total = total * 31 + in.readLong();
                count++;
            }
        } finally {
            s.see(total);
            s.see(count);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void boundInField(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        n = end;
        int sum = 0;
        for (; i < n; i++) {
            sum += in.readInt();
        }
        s.see(sum);
    }

    @Becomes("ReplayRounds")
    public void otherObject(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Rounds other = s.yes() ? this : null;
        count = 2;
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += in.readInt() * other.count;
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void skipped(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            in.readByte();
        }
        s.see(i);
    }

    @Becomes("ReplayRounds")
    public void forever(DataInput in, int[] a, int start, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            while (true) {
                sum += in.readShort();
            }
        } catch (EOFException e) {
            s.see(sum);
        }
    }

    @Becomes("ReplayRounds")
    public void lateExit(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        while (true) {
            sum += in.readInt();
            if (++i >= end) {
                break;
            }
        }
        s.see(sum);
        s.see(i);
    }

    // ---- rounds that end with a decision, where javac leaves a block that does nothing but jump

    @Becomes("ReplayRounds")
    public void largestLeft(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int max = 0;
        int n = end - i;
        while (n-- > 0) {
            int v = in.readInt();
            if (v > max) {
                max = v;
            }
        }
        s.see(max);
        s.see(n);
    }

    @Becomes("ReplayRounds")
    public void counted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int few = 0;
        int many = 0;
        for (int n = end - i; --n >= 0; ) {
            short v = in.readShort();
            if (v < 0) {
                few++;
            } else if (v > 100) {
                many += v;
            }
        }
        s.see(few);
        s.see(many);
    }

    // ---- through methods

    private int calls;

    private static int pair(DataInput in, int factor, long offset) throws IOException {
        int high = in.readShort();
        long low = in.readUnsignedByte() + offset;
        high *= factor;
        return (int) (high + low);
    }

    private static int pairOfPairs(long offset, DataInput in) throws IOException {
        int first = pair(in, 3, offset);
        return first - 5 * pair(in, 7, offset + 1);
    }

    private int counting(DataInput in) throws IOException {
        calls++;
        return in.readInt();
    }

    private static int larger(int x, int y) {
        return x > y ? x : y;
    }

    private static int bounded(DataInput in, int least) throws IOException {
        int x = in.readInt();
        return x < least ? least : x;
    }

    @Becomes("ReadRecords")
    public void recordOfAMethod(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = pair(in, i, 11);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void sumOfMethods(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += i * pairOfPairs(sum, in) + pair(in, sum, i);
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void countedByAMethod(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        calls = 0;
        long sum = 0;
        try {
            for (; i < end; i++) {
                sum += counting(in);
            }
        } finally {
            s.see((int) sum);
            s.see(calls);
        }
    }

    @Becomes("ReplayRounds")
    public void largestByAMethod(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int max = Integer.MIN_VALUE;
        for (; i < end; i++) {
            max = larger(max, in.readInt());
        }
        s.see(max);
        s.see(i);
    }

    @Becomes("TRANSFER_IN_HELPER")
    public void manyWaysThroughAMethod(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            sum += bounded(in, i);
        }
        s.see(sum);
    }

    // ---- one thing too many

    @Becomes("END_UNKNOWN")
    public void untilZero(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            int v = in.readByte();
            if ((v & 3) == 2) {
                break;
            }
            sum += v;
        }
        s.see(sum);
        s.see(i);
    }

    @Becomes("END_UNKNOWN")
    public void endMoves(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        n = end;
        for (; i < n; i++) {
            n -= in.readByte() & 1;
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void called(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            sum += in.readInt() * passing(in);
        }
        s.see(sum);
    }

    @Becomes("ReplayCalls")
    public void histogram(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[in.readUnsignedByte()]++;
        }
    }

    @Becomes("ReplayCalls")
    public void divided(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += 100 / in.readByte();
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }
}
