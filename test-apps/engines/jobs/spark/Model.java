package jobs.spark;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import jobs.common.Weights;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.LongAccumulator;

/** Scores records by a model that each executor loads once, from a file that Spark has sent it. */
public final class Model {
    private static Weights loaded;

    private static synchronized Weights weights(String name, boolean buffered, LongAccumulator loading)
            throws IOException {
        if (loaded == null) {
            long start = System.nanoTime();
            loaded = Weights.load(new File(SparkFiles.get(name)), buffered);
            loading.add(System.nanoTime() - start);
        }
        return loaded;
    }

    /** The file of the model, whether it is read through a buffer, and the records. */
    public static void main(String[] arguments) {
        File file = new File(arguments[0]);
        String name = file.getName();
        boolean buffered = arguments[1].equals("buffered");
        int records = Integer.parseInt(arguments[2]);
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("model"))) {
            spark.addFile(file.getPath());
            LongAccumulator loading = spark.sc().longAccumulator("loading");
            List<Integer> parts = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                parts.add(i);
            }
            long scores = spark.parallelize(parts, parts.size())
                    .map(part -> {
                        Weights model = weights(name, buffered, loading);
                        long sum = 0;
                        for (int record = part; record < records; record += 8) {
                            sum += (long) model.score(record);
                        }
                        return sum;
                    })
                    .reduce(Long::sum);
            System.out.println("phase " + TimeUnit.NANOSECONDS.toMillis(loading.value()));
            System.out.println("result " + scores);
        }
    }
}
