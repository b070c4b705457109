package legacy;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Random;

/**
 * A table of keys with open addressing, as collections of numbers have it: filled from a file, a byte for the state of
 * each slot beside it, and written without its free slots. And what is not zero of a long vector, with its place.
 */
public final class KeyTable extends Application {
    private static final byte FREE = 0;
    private static final byte TAKEN = 1;

    private byte[] states;
    private long[] keys;
    private int[] counts;

    public static void main(String[] args) throws Exception {
        new KeyTable().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1953);
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "keys.dat"))));
        try {
            out.writeInt(size);
            for (int i = 0; i < size; i++) {
                out.writeLong(random.nextInt(size) * 0x9E3779B97F4A7C15L);
                out.writeInt(1 + random.nextInt(100));
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        File input = new File(folder, "keys.dat");
        tally.phase("fill");
        DataInputStream in = new DataInputStream(new FileInputStream(input));
        try {
            fill(in, in.readInt());
        } finally {
            in.close();
        }
        File table = new File(folder, "table.dat");
        tally.phase("table");
        RandomAccessFile out = new RandomAccessFile(table, "rw");
        try {
            out.setLength(0);
            writeTaken(out);
        } finally {
            out.close();
        }
        tally.rest();
        double[] vector = vector();
        File sparse = new File(folder, "vector.dat");
        tally.phase("vector");
        int written;
        DataOutputStream to = new DataOutputStream(new FileOutputStream(sparse));
        try {
            written = writeSparse(to, vector);
        } finally {
            to.close();
        }
        tally.rest();
        tally.add(written);
        tally.add(states, states.length);
        tally.add(keys);
        tally.add(counts);
        tally.add(table);
        tally.add(sparse);
    }

    private void fill(DataInputStream in, int number) throws IOException {
        int slots = Integer.highestOneBit(Math.max(4, number)) * 4;
        int mask = slots - 1;
        byte[] state = new byte[slots];
        long[] key = new long[slots];
        int[] count = new int[slots];
        for (int i = 0; i < number; i++) {
            long k = in.readLong();
            int n = in.readInt();
            int slot = (int) (k ^ k >>> 32) & mask;
            while (state[slot] == TAKEN && key[slot] != k) {
                slot = slot + 1 & mask;
            }
            state[slot] = TAKEN;
            key[slot] = k;
            count[slot] += n;
        }
        states = state;
        keys = key;
        counts = count;
    }

    private void writeTaken(RandomAccessFile out) throws IOException {
        for (int slot = states.length; slot-- > 0; ) {
            if (states[slot] != FREE) {
                out.writeLong(keys[slot]);
                out.writeInt(counts[slot]);
            }
        }
    }

    private double[] vector() {
        double[] vector = new double[counts.length];
        for (int i = 0; i < vector.length; i++) {
            vector[i] = counts[i] > 100 ? Math.sqrt(counts[i]) : 0;
        }
        return vector;
    }

    private static int writeSparse(DataOutputStream out, double[] vector) throws IOException {
        int written = 0;
        for (int i = 0; i < vector.length; i++) {
            if (vector[i] != 0) {
                out.writeInt(i);
                out.writeDouble(vector[i]);
                written++;
            }
        }
        return written;
    }
}
