package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;

/** An index of a text collection, kept as one serialized object: documents that hold two terms together are counted. */
public final class TermIndex extends Application {
    private static final int TERMS = 100;

    public static void main(String[] args) throws Exception {
        new TermIndex().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1972);
        String[] terms = new String[TERMS];
        int[] starts = new int[TERMS + 1];
        int[] documents = new int[size];
        float[] weights = new float[size];
        for (int t = 0; t < TERMS; t++) {
            terms[t] = "term" + Integer.toString(t * 7919, 36);
            starts[t + 1] = (int) ((long) size * (t + 1) / TERMS);
            int document = 0;
            for (int i = starts[t]; i < starts[t + 1]; i++) {
                document += 1 + random.nextInt(4);
                documents[i] = document;
                weights[i] = random.nextFloat();
            }
        }
        save(new File(folder, "index.ser"), new Postings(terms, starts, documents, weights));
    }

    @Override
    void run(File folder, Tally tally) throws Exception {
        tally.phase("read");
        Postings index;
        ObjectInputStream in =
                new ObjectInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "index.ser"))));
        try {
            index = (Postings) in.readObject();
        } finally {
            in.close();
        }
        tally.rest();
        index.addTo(tally);
        tally.phase("compute");
        int[] together = new int[TERMS];
        for (int t = 0; t < TERMS; t++) {
            together[t] = index.together(t, (t + 1) % TERMS);
        }
        index.decay();
        tally.phase("write");
        File result = new File(folder, "decayed.ser");
        save(result, index);
        tally.rest();
        tally.add(together);
        tally.add(result);
    }

    private static void save(File file, Postings index) throws IOException {
        ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeObject(index);
        } finally {
            out.close();
        }
    }
}
