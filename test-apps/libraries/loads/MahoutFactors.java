package loads;

import java.io.File;
import java.util.Random;
import org.apache.mahout.cf.taste.impl.common.FastByIDMap;
import org.apache.mahout.cf.taste.impl.recommender.svd.Factorization;
import org.apache.mahout.cf.taste.impl.recommender.svd.FilePersistenceStrategy;

/** {@code FilePersistenceStrategy.load} of Mahout: rows of 256 doubles. */
public final class MahoutFactors extends Load {
    private static final int FEATURES = 256;

    @Override
    protected void make(File file, int bytes) throws Exception {
        int rows = bytes / 8 / FEATURES / 2;
        new FilePersistenceStrategy(file)
                .maybePersist(new Factorization(ids(rows), ids(rows), rows(rows, 1), rows(rows, 2)));
    }

    private static FastByIDMap<Integer> ids(int rows) {
        FastByIDMap<Integer> ids = new FastByIDMap<>(rows);
        for (int k = 0; k < rows; k++) ids.put(k + 1, k);
        return ids;
    }

    private static double[][] rows(int count, int seed) {
        double[][] rows = new double[count][FEATURES];
        Random random = new Random(seed);
        for (double[] row : rows) for (int i = 0; i < FEATURES; i++) row[i] = random.nextDouble();
        return rows;
    }

    @Override
    protected Object load(File file) throws Exception {
        return new FilePersistenceStrategy(file).load();
    }

    @Override
    protected long sum(Object loaded) {
        return loaded.hashCode();
    }
}
