package jobs.spark;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/** Weighs vectors by a model that is broadcast, and sums them by key: Java serialization, through the shuffle. */
public final class Vectors {
    /** Its loops work on variables. */
    static final class Vector implements Serializable {
        private static final long serialVersionUID = 1;
        private transient float[] values;

        Vector(float[] values) {
            this.values = values;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(values.length);
            for (float value : values) {
                out.writeFloat(value);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException {
            float[] read = new float[in.readInt()];
            for (int i = 0; i < read.length; i++) {
                read[i] = in.readFloat();
            }
            values = read;
        }

        Vector plus(Vector other) {
            float[] sum = values.clone();
            for (int i = 0; i < sum.length; i++) {
                sum[i] += other.values[i];
            }
            return new Vector(sum);
        }

        Vector times(Model model) {
            float[] product = values.clone();
            for (int i = 0; i < product.length; i++) {
                product[i] *= model.weights[i];
            }
            return new Vector(product);
        }
    }

    /** Its loops work on a field. */
    static final class Model implements Serializable {
        private static final long serialVersionUID = 1;
        private transient float[] weights;

        Model(Vector vector) {
            this.weights = vector.values;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(weights.length);
            for (int i = 0; i < weights.length; i++) {
                out.writeFloat(weights[i]);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException {
            weights = new float[in.readInt()];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = in.readFloat();
            }
        }
    }

    private static Vector vector(int seed, int size) {
        float[] values = new float[size];
        for (int i = 0; i < size; i++) {
            values[i] = (seed * 31 + i) % 64;
        }
        return new Vector(values);
    }

    /** Vectors, numbers in each, and the time in milliseconds until which it is done again, if any. */
    public static void main(String[] arguments) {
        int count = Integer.parseInt(arguments[0]);
        int size = Integer.parseInt(arguments[1]);
        long end = arguments.length > 2 ? Long.parseLong(arguments[2]) : 0;
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("vectors"))) {
            String result = sums(spark, count, size);
            while (System.currentTimeMillis() < end) {
                String again = sums(spark, count, size);
                if (!again.equals(result)) {
                    throw new IllegalStateException(again + " after " + result);
                }
            }
            System.out.println("result " + result);
        }
    }

    private static String sums(JavaSparkContext spark, int count, int size) {
        Broadcast<Model> model = spark.broadcast(new Model(vector(7, size)));
        List<Integer> seeds = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            seeds.add(i);
        }
        List<Tuple2<Integer, Vector>> sums = spark.parallelize(seeds, 8)
                .mapToPair(seed -> new Tuple2<>(seed % 16, vector(seed, size).times(model.value())))
                .groupByKey(4)
                .mapValues(group -> {
                    Vector sum = new Vector(new float[size]);
                    for (Vector one : group) {
                        sum = sum.plus(one);
                    }
                    return sum;
                })
                .sortByKey()
                .collect();
        model.destroy();
        long check = 0;
        for (Tuple2<Integer, Vector> sum : sums) {
            for (float value : sum._2().values) {
                check = check * 31 + Float.floatToIntBits(value);
            }
        }
        return sums.size() + " " + Long.toHexString(check);
    }
}
