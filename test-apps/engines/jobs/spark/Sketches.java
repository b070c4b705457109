package jobs.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.sketch.BloomFilter;
import org.apache.spark.util.sketch.CountMinSketch;
import org.roaringbitmap.RoaringBitmap;
import scala.Tuple3;

/** Sketches of each partition, merged: Spark's own and RoaringBitmap, which are stored by loops of their libraries. */
public final class Sketches {
    /** Partitions, and values in each. */
    public static void main(String[] arguments) {
        int partitions = Integer.parseInt(arguments[0]);
        int values = Integer.parseInt(arguments[1]);
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("sketches"))) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < partitions; i++) {
                numbers.add(i);
            }
            Tuple3<CountMinSketch, BloomFilter, RoaringBitmap> all = spark.parallelize(numbers, partitions)
                    .map(partition -> {
                        CountMinSketch counts = CountMinSketch.create(5, 100_000, 42);
                        BloomFilter seen = BloomFilter.create(500_000, 0.01);
                        RoaringBitmap bits = new RoaringBitmap();
                        long random = partition;
                        for (int i = 0; i < values; i++) {
                            random = random * 6364136223846793005L + 1442695040888963407L;
                            int value = (int) (random >>> 40);
                            counts.addLong(value % 5000);
                            seen.putLong(value);
                            bits.add(value);
                        }
                        return new Tuple3<>(counts, seen, bits);
                    })
                    .treeReduce((one, other) -> {
                        RoaringBitmap bits = RoaringBitmap.or(one._3(), other._3());
                        return new Tuple3<>(
                                one._1().mergeInPlace(other._1()), one._2().mergeInPlace(other._2()), bits);
                    });
            long check = all._1().totalCount();
            for (int i = 0; i < 5000; i++) {
                check = check * 31 + all._1().estimateCount((long) i) + (all._2().mightContainLong(i) ? 1 : 0);
            }
            System.out.println("result " + Long.toHexString(check) + " " + all._3().getCardinality());
        }
    }
}
