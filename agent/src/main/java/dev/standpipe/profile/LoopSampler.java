package dev.standpipe.profile;

import dev.standpipe.report.Observations;
import dev.standpipe.report.SavedTime;
import dev.standpipe.report.Spent;
import dev.standpipe.report.SpentTime;
import java.util.Map;

/** Looks at the stacks of all threads, more seldom the longer a look takes. */
public final class LoopSampler implements SpentTime {
    private static final long MILLI = 1_000_000;

    /** Less than afterwards, since many programs end before the looks are compiled, and are to be timed, too. */
    private static final int REST_WHILE_COLD = 100;

    /** The first look loads classes, and a short program is to have more than that one. */
    private static final long LONG_REST = 100 * MILLI;

    /** But looks that stay long have many stacks to look at. */
    private static final int SHORTEST_REST_WHILE_COLD = 20;

    private final Observations observations;
    private final LoopPlaces places = new LoopPlaces();
    private final long shortestRest;
    /** How many times as long as a look took nothing is done afterwards. */
    private final int restForALook;

    private final long[] costs = new long[16];
    private int looks;
    private int known;
    private long last = System.nanoTime();

    /** Asked from now on how long loops took; {@code closely} where the program may take longer for it. */
    public static LoopSampler of(Observations observations, boolean closely) {
        LoopSampler sampler = new LoopSampler(observations, closely);
        observations.weights().timedBy(sampler);
        return sampler;
    }

    LoopSampler(Observations observations, boolean closely) {
        this.observations = observations;
        this.shortestRest = (closely ? 1 : 20) * MILLI;
        this.restForALook = closely ? 10 : 200;
    }

    /** In nanoseconds. */
    public long shortestRest() {
        return shortestRest;
    }

    @Override
    public Spent of(String key) {
        return places.spent(key);
    }

    @Override
    public SavedTime comparing(long nanos) {
        return new Reference(nanos, places);
    }

    /** Counts what each thread is at, and returns for how many nanoseconds that is enough. */
    public long look() {
        if (observations.loops() != known) {
            known = observations.loops();
            places.add(observations.findings());
        }
        long started = System.nanoTime();
        long since = started - last;
        last = started;
        count(since);
        return restAfter(System.nanoTime() - started);
    }

    /**
     * As the least of the last few looks has it: what others on the machine make them wait for is no cost of theirs.
     * Where there are thousands of threads, a look stops all of them for a good while.
     */
    long restAfter(long nanos) {
        costs[looks++ % costs.length] = nanos;
        long least = Long.MAX_VALUE;
        for (int k = 0; k < Math.min(looks, costs.length); k++) {
            least = Math.min(least, costs[k]);
        }
        long rest = looks >= costs.length ? least * restForALook : whileCold(least);
        return Math.max(shortestRest, Math.min(rest, least * restForALook));
    }

    private static long whileCold(long least) {
        return Math.max(SHORTEST_REST_WHILE_COLD * least, Math.min(REST_WHILE_COLD * least, LONG_REST));
    }

    private void count(long since) {
        for (Map.Entry<Thread, StackTraceElement[]> one :
                Thread.getAllStackTraces().entrySet()) {
            if (one.getKey().getState() == Thread.State.RUNNABLE) {
                places.count(one.getValue(), since);
            }
        }
    }
}
