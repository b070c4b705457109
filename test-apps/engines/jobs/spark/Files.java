package jobs.spark;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.input.PortableDataStream;
import scala.Tuple2;

/** Reads binary files of numbers, with the stream that Spark hands out, or with a buffer over it. */
public final class Files {
    private static DataInputStream opened(PortableDataStream file, boolean buffered) {
        DataInputStream in = file.open();
        return buffered ? new DataInputStream(new BufferedInputStream(in)) : in;
    }

    private static double sum(DataInputStream stream) throws IOException {
        try (DataInputStream in = stream) {
            float[] values = new float[in.readInt()];
            for (int i = 0; i < values.length; i++) {
                values[i] = in.readFloat();
            }
            double sum = 0;
            for (float value : values) {
                sum += value;
            }
            return sum;
        }
    }

    /** The folder, and whether to put a buffer over its streams. */
    public static void main(String[] arguments) {
        boolean buffered = arguments[1].equals("buffered");
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("files"))) {
            List<Tuple2<String, Double>> sums =
                    spark.binaryFiles(arguments[0], 4).mapValues(file -> sum(opened(file, buffered)))
                            .sortByKey().collect();
            double check = 0;
            for (Tuple2<String, Double> sum : sums) {
                check = check / 2 + sum._2();
            }
            System.out.println("result " + sums.size() + " " + check);
        }
    }
}
