package jobs.flink;

import java.io.File;
import java.nio.file.Paths;
import java.util.concurrent.TimeUnit;
import jobs.common.Weights;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.api.common.RuntimeExecutionMode;
import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.functions.RichMapFunction;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;

/** Scores records by a model that each task loads out of Flink's distributed cache. */
public final class Model {
    private static final String FILE = "model";
    private static final String SCORES = "scores";
    private static final String LOADING = "loading";

    private static final class Score extends RichMapFunction<Long, Long> {
        private static final long serialVersionUID = 1;
        private final boolean buffered;
        private final LongCounter scores = new LongCounter();
        private final LongCounter loading = new LongCounter();
        private transient Weights model;

        Score(boolean buffered) {
            this.buffered = buffered;
        }

        @Override
        public void open(OpenContext context) throws Exception {
            getRuntimeContext().addAccumulator(SCORES, scores);
            getRuntimeContext().addAccumulator(LOADING, loading);
            File file = getRuntimeContext().getDistributedCache().getFile(FILE);
            long start = System.nanoTime();
            model = Weights.load(file, buffered);
            loading.add(System.nanoTime() - start);
        }

        @Override
        public Long map(Long record) {
            long score = (long) model.score(record);
            scores.add(score);
            return score;
        }
    }

    /** The file of the model, whether it is read through a buffer, and the records. */
    public static void main(String[] arguments) throws Exception {
        StreamExecutionEnvironment flink = StreamExecutionEnvironment.getExecutionEnvironment();
        flink.setRuntimeMode(RuntimeExecutionMode.BATCH);
        flink.registerCachedFile(Paths.get(arguments[0]).toUri().toString(), FILE);
        flink.fromSequence(0, Long.parseLong(arguments[2]) - 1)
                .map(new Score(arguments[1].equals("buffered")))
                .sinkTo(new DiscardingSink<>());
        JobExecutionResult done = flink.execute(FILE);
        long loading = done.getAccumulatorResult(LOADING);
        System.out.println("phase " + TimeUnit.NANOSECONDS.toMillis(loading));
        System.out.println("result " + done.getAccumulatorResult(SCORES));
    }
}
