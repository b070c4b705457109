package dev.standpipe.profile;

import dev.standpipe.report.Observations;
import dev.standpipe.report.SavedTime;
import dev.standpipe.report.Spent;
import dev.standpipe.report.SpentTime;
import dev.standpipe.report.WorkRow;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Looks at the stacks of all threads, more seldom the longer a look takes, and more seldom the less the process works:
 * where many JVMs share a machine, each for itself would take little of a processor, and all together much.
 */
public final class LoopSampler implements SpentTime {
    private static final long MILLI = 1_000_000;

    /** Less than afterwards, since many programs end before the looks are compiled, and are to be timed, too. */
    private static final int REST_WHILE_COLD = 100;

    /** The first look loads classes, and a short program is to have more than that one. */
    private static final long LONG_REST = 100 * MILLI;

    /** But looks that stay long have many stacks to look at. */
    private static final int SHORTEST_REST_WHILE_COLD = 20;

    /** Of the last looks these are taken for a pause of the whole process, which a look is not to blame for. */
    private static final int PAUSES = 2;

    /** A process that works for this part of the time is one that works: the rest others may have taken from it. */
    private static final int SHARE = 4;

    /** How long a process that does nothing is left alone. */
    private static final long IDLE_REST = 100 * MILLI;

    private final Observations observations;
    private final LoopPlaces places = new LoopPlaces();

    /** Null where no engine names its threads. */
    private final WorkTimes works = Observations.threadsTellTheirWork() ? new WorkTimes() : null;

    private final long shortestRest;
    /** How many times as long as a look took nothing is done afterwards. */
    private final int restForALook;

    private final boolean closely;
    private final long[] costs = new long[16];
    private int looks;
    private int known;

    /** Due before the next look: of the clock, and of processors. */
    private long rest;

    private long last = System.nanoTime();
    private long worked = ProcessorTime.nanos();

    /** When the last look was. */
    private long workedThen = worked;

    /** Since the last look, without what the process did nothing in. */
    private long awake;

    /** Asked from now on how long loops took; {@code closely} where the program may take longer for it. */
    public static LoopSampler of(Observations observations, boolean closely) {
        LoopSampler sampler = new LoopSampler(observations, closely);
        observations.weights().timedBy(sampler);
        return sampler;
    }

    LoopSampler(Observations observations, boolean closely) {
        this.observations = observations;
        this.closely = closely;
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
    public List<WorkRow> byWork() {
        return works == null ? Collections.<WorkRow>emptyList() : works.rows();
    }

    @Override
    public SavedTime comparing(long nanos) {
        return new Reference(nanos, places);
    }

    /** Counts what each thread is at, if it is time for it, and returns for how many nanoseconds that is enough. */
    public long look() {
        long left = leftToWork(System.nanoTime(), closely ? ProcessorTime.UNKNOWN : ProcessorTime.nanos());
        if (left > 0) {
            return left;
        }
        if (observations.loops() != known) {
            known = observations.loops();
            places.add(observations.findings());
        }
        long started = System.nanoTime();
        long since = awake;
        awake = 0;
        count(since);
        return restAfter(System.nanoTime() - started);
    }

    /**
     * For how long there is to be no look yet: the process has to have worked for a part of the time that it was to be
     * left alone. What it has worked is not known everywhere; there the clock alone decides.
     */
    long leftToWork(long now, long nowWorked) {
        boolean isIdle = nowWorked != ProcessorTime.UNKNOWN && nowWorked == worked;
        awake += isIdle ? 0 : now - last;
        last = now;
        worked = nowWorked;
        long left = nowWorked == ProcessorTime.UNKNOWN ? 0 : rest / SHARE - (nowWorked - workedThen);
        if (left <= 0) {
            workedThen = nowWorked;
            return 0;
        }
        return isIdle ? Math.max(left, IDLE_REST) : left;
    }

    /**
     * So that looks take no more than their share of the time: the last few as they were, since also where a look waits
     * for a processor, all threads of the program wait with it. Where there are thousands of threads, a look stops all
     * of them for a good while.
     */
    long restAfter(long nanos) {
        costs[looks++ % costs.length] = nanos;
        rest = Math.max(shortestRest, looks >= costs.length ? usual() * restForALook : whileCold());
        return rest;
    }

    private long usual() {
        long[] sorted = costs.clone();
        Arrays.sort(sorted);
        long sum = 0;
        for (int k = 0; k < sorted.length - PAUSES; k++) {
            sum += sorted[k];
        }
        return sum / (sorted.length - PAUSES);
    }

    private long whileCold() {
        long least = Long.MAX_VALUE;
        for (int k = 0; k < looks; k++) {
            least = Math.min(least, costs[k]);
        }
        long cold = Math.max(SHORTEST_REST_WHILE_COLD * least, Math.min(REST_WHILE_COLD * least, LONG_REST));
        return Math.min(cold, least * restForALook);
    }

    private void count(long since) {
        for (Map.Entry<Thread, StackTraceElement[]> one :
                Thread.getAllStackTraces().entrySet()) {
            if (one.getKey().getState() == Thread.State.RUNNABLE) {
                boolean inLoop = places.count(one.getValue(), since);
                if (inLoop && works != null) {
                    works.add(one.getKey().getName(), since);
                }
            }
        }
    }
}
