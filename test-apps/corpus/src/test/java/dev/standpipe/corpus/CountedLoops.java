package dev.standpipe.corpus;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;

/** Loops for {@link CountTest}: the names of the methods say what the count is to say of them. */
final class CountedLoops {
    int total;
    int[] held = new int[4];

    void pureRead(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = in.readInt();
    }

    void pureReadOfUnsignedBytes(DataInput in, long[] a, int from, int n) throws IOException {
        for (int i = 0; i < n; i++) a[from + i] = in.readUnsignedByte() & 0xFFL;
    }

    void pureReadOfReversed(DataInput in, int n) throws IOException {
        int i = 0;
        while (i < n) {
            int value = Integer.reverseBytes(in.readInt());
            held[i++] = value;
        }
    }

    void pureReadOfTruth(DataInput in, boolean[] a) throws IOException {
        for (int i = a.length - 1; i >= 0; i--) a[i] = in.readInt() != 0;
    }

    int pureReadToTheEnd(DataInput in, int[] a) throws IOException {
        int i = 0;
        try {
            for (; ; i++) a[i] = in.readInt();
        } catch (EOFException e) {
            return i;
        }
    }

    void pureWrite(DataOutput out, double[] a) throws IOException {
        for (double d : a) out.writeDouble(d);
    }

    void pureWriteOfRows(DataOutput out, short[][] rows) throws IOException {
        for (short[] row : rows) for (int i = 0; i < row.length; i++) out.writeInt(row[i]);
    }

    void pureWriteOfTruth(DataOutput out, boolean[] a) throws IOException {
        int i = 0;
        do {
            out.writeByte(a[i] ? 1 : 0);
        } while (++i < a.length);
    }

    void carriesScaled(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = 2 * in.readInt();
    }

    void carriesTwo(DataInput in, int[] a, float[] b) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
            b[i] = in.readFloat();
        }
    }

    void carriesAndSums(DataInput in, int[] a) throws IOException {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
            sum += a[i];
        }
        total = sum;
    }

    void carriesAndSumsTheValue(DataInput in, int[] a) throws IOException {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            int value = in.readInt();
            a[i] = value;
            sum += value;
        }
        total = sum;
    }

    void pureReadOfAsManyAsAnArraySays(DataInput in, int[] a, int[] lengths, int which) throws IOException {
        for (int i = 0; i < lengths[which]; i++) a[i] = in.readInt();
    }

    int carriesAndLooksForNegatives(DataInput in, int[] a) throws IOException {
        int negatives = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
            if (a[i] < 0) negatives++;
        }
        return negatives;
    }

    void carriesSome(DataInput in, int[] a, boolean[] which) throws IOException {
        for (int i = 0; i < a.length; i++) if (which[i]) a[i] = in.readInt();
    }

    void carriesUntilMinusOne(DataInput in, int[] a) throws IOException {
        int i = 0;
        for (int v = in.readInt(); v != -1; v = in.readInt()) a[i++] = v;
    }

    void carriesToOnePlace(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[0] = in.readInt();
    }

    void carriesScattered(DataInput in, int[] a, int[] where) throws IOException {
        for (int i = 0; i < where.length; i++) a[where[i]] = in.readInt();
    }

    void carriesColumn(DataInput in, int[][] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i][0] = in.readInt();
    }

    void carriesAndCounts(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
            total++;
        }
    }

    void carriesToMany(DataOutput[] out, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) out[i].writeInt(a[i]);
    }

    void carriesLengths(DataInput in, int[] lengths, byte[][] rows) throws IOException {
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = in.readInt();
            for (int j = 0; j < lengths[i]; j++) rows[i][j]++;
        }
    }

    void otherSum(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) total += in.readInt();
    }

    void otherObjects(DataInput in, List<Integer> list, int n) throws IOException {
        for (int i = 0; i < n; i++) list.add(in.readInt());
    }

    void otherHistogram(DataInput in, int[] counts, int n) throws IOException {
        for (int i = 0; i < n; i++) counts[in.readInt()]++;
    }

    void otherCounter(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(i);
    }

    void otherWithoutLoop(DataInput in, int[] a) throws IOException {
        a[0] = in.readInt();
    }

    void otherReceiver(java.nio.ByteBuffer in, int[] a) {
        for (int i = 0; i < a.length; i++) a[i] = in.getInt();
    }
}
