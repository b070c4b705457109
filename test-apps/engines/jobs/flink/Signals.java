package jobs.flink;

import java.util.Map;
import java.util.TreeMap;
import org.apache.flink.api.common.RuntimeExecutionMode;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.CloseableIterator;

/** Sums arrays of numbers by key: primitive arrays between operators, sorted and sent by Flink's own serializers. */
public final class Signals {
    private static double[] signal(long seed, int size) {
        double[] values = new double[size];
        for (int i = 0; i < size; i++) {
            values[i] = (seed * 31 + i) % 64;
        }
        return values;
    }

    private static double[] sum(double[] one, double[] other) {
        double[] sum = one.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other[i];
        }
        return sum;
    }

    /** Arrays, and numbers in each. */
    public static void main(String[] arguments) throws Exception {
        long count = Long.parseLong(arguments[0]);
        int size = Integer.parseInt(arguments[1]);
        StreamExecutionEnvironment flink = StreamExecutionEnvironment.getExecutionEnvironment();
        flink.setRuntimeMode(RuntimeExecutionMode.BATCH);
        Map<Integer, double[]> sums = new TreeMap<>();
        try (CloseableIterator<Tuple2<Integer, double[]>> all = flink.fromSequence(0, count - 1)
                .map(seed -> Tuple2.of((int) (seed % 16), signal(seed, size)))
                .returns(Types.TUPLE(Types.INT, Types.PRIMITIVE_ARRAY(Types.DOUBLE)))
                .keyBy(signal -> signal.f0)
                .reduce((one, other) -> Tuple2.of(one.f0, sum(one.f1, other.f1)))
                .executeAndCollect("signals")) {
            all.forEachRemaining(one -> sums.put(one.f0, one.f1));
        }
        long check = 0;
        for (double[] one : sums.values()) {
            for (double value : one) {
                check = check * 31 + Double.hashCode(value);
            }
        }
        System.out.println("result " + sums.size() + " " + Long.toHexString(check));
    }
}
