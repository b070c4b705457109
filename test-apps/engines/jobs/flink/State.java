package jobs.flink;

import java.nio.file.Paths;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.api.common.RuntimeExecutionMode;
import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.configuration.StateRecoveryOptions;
import org.apache.flink.core.execution.JobClient;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.util.Collector;

/** A stream that sums signals by key in Flink's state. It is stopped with a savepoint, and goes on from there. */
public final class State {
    private static final int KEYS = 1000;
    private static final int SIZE = 2000;
    private static final String EVENTS = "events";
    private static final String ACCESS = "access";
    private static final String CHECK = "check";

    private static final class Sum extends KeyedProcessFunction<Integer, Long, Long> {
        private static final long serialVersionUID = 1;
        private final LongCounter events = new LongCounter();
        private final LongCounter access = new LongCounter();
        private final LongCounter check = new LongCounter();
        private transient ValueState<double[]> sums;

        @Override
        public void open(OpenContext context) {
            getRuntimeContext().addAccumulator(EVENTS, events);
            getRuntimeContext().addAccumulator(ACCESS, access);
            getRuntimeContext().addAccumulator(CHECK, check);
            sums = getRuntimeContext().getState(new ValueStateDescriptor<>("sums", double[].class));
        }

        @Override
        public void processElement(Long event, Context context, Collector<Long> out) throws Exception {
            long start = System.nanoTime();
            double[] sum = sums.value();
            access.add(System.nanoTime() - start);
            if (sum == null) {
                sum = new double[SIZE];
                context.timerService().registerEventTimeTimer(Long.MAX_VALUE);
            }
            for (int i = 0; i < SIZE; i++) {
                sum[i] += (event + i) % 64;
            }
            start = System.nanoTime();
            sums.update(sum);
            access.add(System.nanoTime() - start);
            events.add(1);
        }

        /** At the end of the stream. */
        @Override
        public void onTimer(long time, OnTimerContext context, Collector<Long> out) throws Exception {
            long ofKey = Arrays.hashCode(sums.value()) * (context.getCurrentKey() + 1L);
            check.add(ofKey);
            out.collect(ofKey);
        }
    }

    /** The backend, the number of events, and a folder for checkpoints and savepoints. */
    public static void main(String[] arguments) throws Exception {
        long events = Long.parseLong(arguments[1]);
        String folder = Paths.get(arguments[2]).toUri().toString();
        JobClient first = start(arguments[0], events, folder, null);
        awaitEvents(first, events / 10);
        String savepoint = first.stopWithSavepoint(false, folder, SavepointFormatType.CANONICAL).get();
        JobExecutionResult stopped = first.getJobExecutionResult().get();
        long before = stopped.getAccumulatorResult(EVENTS);
        if (before >= events) {
            throw new IllegalStateException("the stream was over before it was stopped");
        }
        JobExecutionResult ended = start(arguments[0], events, folder, savepoint).getJobExecutionResult().get();
        if (arguments[0].equals("rocksdb")) {
            // on the heap nothing is moved when the state is used
            long access = stopped.<Long>getAccumulatorResult(ACCESS) + ended.<Long>getAccumulatorResult(ACCESS);
            System.out.println("phase " + TimeUnit.NANOSECONDS.toMillis(access));
        }
        System.out.println("result " + ended.getAccumulatorResult(CHECK));
    }

    private static JobClient start(String backend, long events, String folder, String savepoint) throws Exception {
        Configuration settings = new Configuration();
        settings.set(StateBackendOptions.STATE_BACKEND, backend);
        settings.set(CheckpointingOptions.CHECKPOINTS_DIRECTORY, folder);
        if (savepoint != null) {
            settings.set(StateRecoveryOptions.SAVEPOINT_PATH, savepoint);
        }
        StreamExecutionEnvironment flink = StreamExecutionEnvironment.getExecutionEnvironment(settings);
        flink.setRuntimeMode(RuntimeExecutionMode.STREAMING);
        flink.enableCheckpointing(1000);
        flink.fromSequence(0, events - 1)
                .uid("events")
                .keyBy(event -> (int) (event % KEYS))
                .process(new Sum())
                .uid("sums")
                .sinkTo(new DiscardingSink<>());
        return flink.executeAsync("state");
    }

    /** TaskManagers tell of them with their heartbeats. */
    private static void awaitEvents(JobClient job, long count) throws Exception {
        while (!(job.getAccumulators().get().get(EVENTS) instanceof Long seen && seen >= count)) {
            if (job.getJobStatus().get().isGloballyTerminalState()) {
                throw new IllegalStateException("the stream was over before it was stopped");
            }
            Thread.sleep(100);
        }
    }
}
