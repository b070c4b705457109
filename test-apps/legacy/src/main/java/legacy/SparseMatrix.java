package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;

/** A sparse matrix as three arrays, each with its length in front: the rank of each node of a graph. */
public final class SparseMatrix extends Application {
    private static final int PER_ROW = 8;
    private static final int ROUNDS = 10;

    private int[] starts;
    private int[] columns;
    private double[] values;

    public static void main(String[] args) throws Exception {
        new SparseMatrix().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1999);
        starts = new int[size + 1];
        columns = new int[PER_ROW * size];
        values = new double[PER_ROW * size];
        for (int r = 0; r < size; r++) {
            starts[r + 1] = PER_ROW * (r + 1);
            for (int i = starts[r]; i < starts[r + 1]; i++) {
                columns[i] = random.nextInt(size);
                values[i] = random.nextDouble();
            }
        }
        save(new File(folder, "graph.csr"));
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "graph.csr"))));
        try {
            starts = readInts(in);
            columns = readInts(in);
            values = readDoubles(in);
        } finally {
            in.close();
        }
        tally.rest();
        tally.add(starts);
        tally.add(columns);
        tally.add(values);
        tally.phase("compute");
        double[] rank = rank();
        for (int i = 0; i < values.length; i++) {
            values[i] *= rank[columns[i]];
        }
        tally.phase("write");
        File scaled = new File(folder, "scaled.csr");
        save(scaled);
        tally.rest();
        tally.add(rank);
        tally.add(scaled);
    }

    private void save(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            writeInts(out, starts);
            writeInts(out, columns);
            out.writeInt(values.length);
            for (int i = 0; i < values.length; i++) {
                out.writeDouble(values[i]);
            }
        } finally {
            out.close();
        }
    }

    private static int[] readInts(DataInput in) throws IOException {
        int[] a = new int[in.readInt()];
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
        }
        return a;
    }

    private static double[] readDoubles(DataInput in) throws IOException {
        int n = in.readInt();
        double[] a = new double[n];
        int i = 0;
        while (i < n) {
            a[i++] = in.readDouble();
        }
        return a;
    }

    private static void writeInts(DataOutput out, int[] a) throws IOException {
        out.writeInt(a.length);
        for (int i = 0; i < a.length; i++) {
            out.writeInt(a[i]);
        }
    }

    private double[] rank() {
        double[] rank = new double[starts.length - 1];
        Arrays.fill(rank, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[rank.length];
            double sum = 0;
            for (int r = 0; r < rank.length; r++) {
                for (int i = starts[r]; i < starts[r + 1]; i++) {
                    next[r] += values[i] * rank[columns[i]];
                }
                sum += next[r];
            }
            for (int r = 0; r < rank.length; r++) {
                rank[r] = 0.15 + 0.85 * next[r] / sum * rank.length;
            }
        }
        return rank;
    }
}
