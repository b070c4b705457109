package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Words, each with its vector of floats: made as long as one, written again, and the nearest to the first ones found. */
public final class WordVectors extends Application {
    private static final int DIMENSIONS = 200;

    private final List<String> words = new ArrayList<String>();
    private float[][] vectors;

    public static void main(String[] args) throws Exception {
        new WordVectors().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(300);
        vectors = new float[size][DIMENSIONS];
        for (int w = 0; w < size; w++) {
            words.add("word-" + Integer.toString(random.nextInt(1000000), 36) + "-" + w);
            for (int d = 0; d < DIMENSIONS; d++) {
                vectors[w][d] = random.nextFloat() - 0.5f;
            }
        }
        save(new File(folder, "vectors.bin"));
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        load(new File(folder, "vectors.bin"));
        tally.rest();
        for (int w = 0; w < vectors.length; w++) {
            tally.add(words.get(w));
            tally.add(vectors[w]);
        }
        tally.phase("compute");
        for (int w = 0; w < vectors.length; w++) {
            normalize(vectors[w]);
        }
        int[] nearest = new int[Math.min(10, vectors.length)];
        for (int w = 0; w < nearest.length; w++) {
            nearest[w] = nearest(w);
        }
        tally.phase("write");
        File result = new File(folder, "normalized.bin");
        save(result);
        tally.rest();
        tally.add(nearest);
        tally.add(result);
    }

    private void load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            int count = in.readInt();
            int dimensions = in.readInt();
            vectors = new float[count][];
            for (int w = 0; w < count; w++) {
                words.add(in.readUTF());
                vectors[w] = readVector(in, dimensions);
            }
        } finally {
            in.close();
        }
    }

    private static float[] readVector(DataInputStream in, int dimensions) throws IOException {
        float[] vector = new float[dimensions];
        for (int d = 0; d < dimensions; d++) {
            vector[d] = in.readFloat();
        }
        return vector;
    }

    private void save(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(vectors.length);
            out.writeInt(DIMENSIONS);
            for (int w = 0; w < vectors.length; w++) {
                out.writeUTF(words.get(w));
                for (float value : vectors[w]) {
                    out.writeFloat(value);
                }
            }
        } finally {
            out.close();
        }
    }

    private static void normalize(float[] vector) {
        double length = Math.sqrt(product(vector, vector));
        for (int d = 0; d < vector.length; d++) {
            vector[d] = (float) (vector[d] / length);
        }
    }

    private static double product(float[] a, float[] b) {
        double product = 0;
        for (int d = 0; d < a.length; d++) {
            product += a[d] * b[d];
        }
        return product;
    }

    private int nearest(int word) {
        int nearest = -1;
        double most = -2;
        for (int w = 0; w < vectors.length; w++) {
            double product = product(vectors[word], vectors[w]);
            if (w != word && product > most) {
                most = product;
                nearest = w;
            }
        }
        return nearest;
    }
}
