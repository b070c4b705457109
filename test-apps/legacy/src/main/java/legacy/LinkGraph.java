package legacy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.io.BinIO;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.Random;

/** A graph of pages in arrays and lists of fastutil, which carries them: some rounds of page rank, and who is first. */
public final class LinkGraph extends Application {
    private static final int ROUNDS = 5;

    public static void main(String[] args) throws Exception {
        new LinkGraph().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1998);
        int pages = size / 8 + 2;
        int[] starts = new int[pages + 1];
        int[] targets = new int[size];
        IntArrayList titles = new IntArrayList();
        for (int p = 0; p < pages; p++) {
            starts[p + 1] = (int) ((long) size * (p + 1) / pages);
            titles.add(random.nextInt());
        }
        for (int i = 0; i < size; i++) {
            targets[i] = (int) (pages * random.nextDouble() * random.nextDouble());
        }
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "links.graph"))));
        try {
            out.writeInt(starts.length);
            BinIO.storeInts(starts, out);
            out.writeInt(targets.length);
            BinIO.storeInts(targets, out);
        } finally {
            out.close();
        }
        save(new File(folder, "titles.ser"), titles);
    }

    @Override
    void run(File folder, Tally tally) throws Exception {
        tally.phase("read");
        int[] starts;
        int[] targets;
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "links.graph"))));
        try {
            starts = new int[in.readInt()];
            BinIO.loadInts(in, starts);
            targets = new int[in.readInt()];
            BinIO.loadInts(in, targets);
        } finally {
            in.close();
        }
        tally.phase("objects");
        IntArrayList titles = load(new File(folder, "titles.ser"));
        tally.phase("compute");
        double[] ranks = ranks(starts, targets);
        IntArrayList best = new IntArrayList();
        for (int p = 0; p < ranks.length; p++) {
            if (ranks[p] * ranks.length > 1) {
                best.add(titles.getInt(p));
            }
        }
        tally.phase("write");
        File ranked = new File(folder, "ranks.dat");
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(ranked)));
        try {
            BinIO.storeDoubles(ranks, out);
        } finally {
            out.close();
        }
        tally.phase("objects");
        File bestOnes = new File(folder, "best.ser");
        save(bestOnes, best);
        tally.rest();
        tally.add(starts);
        tally.add(targets);
        tally.add(titles.toIntArray());
        tally.add(ranked);
        tally.add(bestOnes);
    }

    private static IntArrayList load(File file) throws Exception {
        ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            return (IntArrayList) in.readObject();
        } finally {
            in.close();
        }
    }

    private static void save(File file, IntArrayList list) throws IOException {
        ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeObject(list);
        } finally {
            out.close();
        }
    }

    private static double[] ranks(int[] starts, int[] targets) {
        int pages = starts.length - 1;
        double[] ranks = new double[pages];
        Arrays.fill(ranks, 1.0 / pages);
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[pages];
            Arrays.fill(next, 0.15 / pages);
            for (int p = 0; p < pages; p++) {
                for (int i = starts[p]; i < starts[p + 1]; i++) {
                    next[targets[i]] += 0.85 * ranks[p] / (starts[p + 1] - starts[p]);
                }
            }
            ranks = next;
        }
        return ranks;
    }
}
