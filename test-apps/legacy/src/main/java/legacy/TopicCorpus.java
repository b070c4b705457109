package legacy;

import cc.mallet.types.Alphabet;
import cc.mallet.types.FeatureSequence;
import cc.mallet.types.SparseVector;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;

/** Documents as Mallet keeps them, serialized: each becomes a sparse vector of its words, and is compared with the next. */
public final class TopicCorpus extends Application {
    private static final int WORDS = 500;
    private static final int LENGTH = 800;

    /** An alphabet would bring an identity that is another one each time. */
    private static final Alphabet NO_WORDS = null;

    public static void main(String[] args) throws Exception {
        new TopicCorpus().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(2002);
        FeatureSequence[] documents = new FeatureSequence[size];
        for (int d = 0; d < size; d++) {
            int[] features = new int[LENGTH / 2 + random.nextInt(LENGTH)];
            for (int i = 0; i < features.length; i++) {
                features[i] = (int) (WORDS * random.nextDouble() * random.nextDouble());
            }
            documents[d] = new FeatureSequence(NO_WORDS, features);
        }
        save(new File(folder, "corpus.mallet"), documents);
    }

    @Override
    void run(File folder, Tally tally) throws Exception {
        tally.phase("read");
        FeatureSequence[] documents = (FeatureSequence[]) load(new File(folder, "corpus.mallet"));
        tally.phase("compute");
        SparseVector[] vectors = new SparseVector[documents.length];
        double[] likeness = new double[documents.length];
        for (int d = 0; d < documents.length; d++) {
            vectors[d] = vector(documents[d]);
            likeness[d] = d == 0 ? 0 : vectors[d].dotProduct(vectors[d - 1]);
        }
        tally.phase("write");
        File result = new File(folder, "vectors.mallet");
        save(result, vectors);
        tally.phase("check");
        SparseVector[] again = (SparseVector[]) load(result);
        tally.rest();
        for (int d = 0; d < documents.length; d++) {
            tally.add(documents[d].toFeatureIndexSequence());
            tally.add(again[d].getIndices());
            tally.add(again[d].getValues());
        }
        tally.add(likeness);
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

    private static SparseVector vector(FeatureSequence document) {
        double[] counts = new double[WORDS];
        document.addFeatureWeightsTo(counts);
        int filled = 0;
        for (int w = 0; w < WORDS; w++) {
            filled += counts[w] > 0 ? 1 : 0;
        }
        int[] indices = new int[filled];
        double[] values = new double[filled];
        int i = 0;
        for (int w = 0; w < WORDS; w++) {
            if (counts[w] > 0) {
                indices[i] = w;
                values[i++] = counts[w] / document.getLength();
            }
        }
        return new SparseVector(indices, values);
    }
}
