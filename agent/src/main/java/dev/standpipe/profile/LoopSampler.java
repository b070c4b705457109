package dev.standpipe.profile;

import dev.standpipe.report.Observations;
import dev.standpipe.report.SavedTime;
import dev.standpipe.report.Spent;
import dev.standpipe.report.SpentTime;
import java.util.Map;

/**
 * Looks at the stacks of all threads, more seldom the longer a look takes, and not at all as long as each loop that is
 * known has a transfer in front of it, which has left nothing to the loop.
 */
public final class LoopSampler implements Runnable, SpentTime {
    private static final long MILLI = 1_000_000;

    /** Of the first looks classes are loaded, and nothing is compiled. Longer ones have many stacks to look at. */
    private static final long LONGEST_COLD = 10 * MILLI;

    private static final int REST_WHILE_COLD = 20;

    private static final int LOOK_FOR_LOOPS_MILLIS = 50;

    private final Observations observations;
    private final LoopPlaces places = new LoopPlaces();
    private final long restMillis;
    /** How many times as long as a look took nothing is done afterwards. */
    private final int restForALook;

    private final long[] costs = new long[16];
    private int looks;

    /** {@code closely} is for whoever does not mind that the program takes longer. */
    public LoopSampler(Observations observations, boolean closely) {
        this.observations = observations;
        this.restMillis = closely ? 1 : 20;
        this.restForALook = closely ? 10 : 200;
    }

    @Override
    public Spent of(String key) {
        return places.spent(key);
    }

    @Override
    public SavedTime comparing(long nanos) {
        return new Reference(nanos, places);
    }

    @Override
    public void run() {
        long last = System.nanoTime();
        long rest = LOOK_FOR_LOOPS_MILLIS * MILLI;
        int known = 0;
        while (true) {
            try {
                Thread.sleep(rest / MILLI, (int) (rest % MILLI));
                if (observations.loops() != known) {
                    known = observations.loops();
                    places.add(observations.findings());
                }
                long started = System.nanoTime();
                if (places.haveOpen() || observations.haveLeftSomeToLoops()) {
                    look(started - last);
                    rest = restAfter(System.nanoTime() - started);
                }
                last = started;
            } catch (Throwable notNow) {
                // the program may interrupt any thread, and there may be no memory for a moment
                last = System.nanoTime();
            }
        }
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
        int rest = looks >= costs.length ? restForALook : least < LONGEST_COLD ? 0 : REST_WHILE_COLD;
        return Math.max(restMillis * MILLI, least * Math.min(rest, restForALook));
    }

    private void look(long since) {
        for (Map.Entry<Thread, StackTraceElement[]> one :
                Thread.getAllStackTraces().entrySet()) {
            if (one.getKey().getState() == Thread.State.RUNNABLE) {
                places.count(one.getValue(), since);
            }
        }
    }
}
