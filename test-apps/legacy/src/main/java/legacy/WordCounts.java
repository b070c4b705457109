package legacy;

import gnu.trove.TDoubleArrayList;
import gnu.trove.TIntArrayList;
import gnu.trove.TIntDoubleHashMap;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;

/** A text as numbers of words, in collections of Trove, serialized: how often each word comes, by weight. */
public final class WordCounts extends Application {
    private static final int WORDS_TO_ONE = 20;

    public static void main(String[] args) throws Exception {
        new WordCounts().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1949);
        TIntArrayList words = new TIntArrayList();
        TDoubleArrayList weights = new TDoubleArrayList();
        for (int i = 0; i < size; i++) {
            words.add((int) (size / WORDS_TO_ONE * random.nextDouble() * random.nextDouble()) * 7919);
            weights.add(random.nextInt(64) / 64.0);
        }
        save(new File(folder, "words.ser"), words);
        save(new File(folder, "weights.ser"), weights);
    }

    @Override
    void run(File folder, Tally tally) throws Exception {
        tally.phase("read");
        TIntArrayList words = (TIntArrayList) load(new File(folder, "words.ser"));
        TDoubleArrayList weights = (TDoubleArrayList) load(new File(folder, "weights.ser"));
        tally.phase("compute");
        TIntDoubleHashMap counts = new TIntDoubleHashMap();
        for (int i = 0; i < words.size(); i++) {
            counts.adjustOrPutValue(words.get(i), weights.get(i), weights.get(i));
        }
        words.sort();
        tally.phase("lists");
        File sorted = new File(folder, "sorted.ser");
        save(sorted, words);
        tally.phase("maps");
        File counted = new File(folder, "counts.ser");
        save(counted, counts);
        TIntDoubleHashMap again = (TIntDoubleHashMap) load(counted);
        tally.rest();
        tally.add(words.toNativeArray());
        tally.add(weights.toNativeArray());
        tally.add(again.size());
        tally.add(sorted);
        tally.add(counted);
    }

    private static Object load(File file) throws Exception {
        ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            return in.readObject();
        } finally {
            in.close();
        }
    }

    private static void save(File file, Object object) throws IOException {
        ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeObject(object);
        } finally {
            out.close();
        }
    }
}
