package dev.standpipe.agent;

import dev.standpipe.profile.LoopSampler;
import dev.standpipe.profile.UnbufferedReads;
import dev.standpipe.report.Observations;
import java.io.IOException;

/**
 * Has loops timed that move one element at a time, and for a report small reads that no loop is to blame for. Until
 * there is a loop that does the work itself no stack is looked at, and nothing is loaded for it.
 */
final class Profiling implements Runnable {
    private static final long MILLI = 1_000_000;
    private static final long LONGEST_MILLIS = 400;

    /** In less there is not even time to compile what is timed. */
    private static final long SHORTEST_MILLIS = 30;

    private static final long SHORTEST_WAIT_FOR_LOOPS = 100 * MILLI;
    private static final long LONGEST_WAIT_FOR_LOOPS = 250 * MILLI;

    /** Not while the program starts. */
    private static final long WAIT_FOR_READS = 500 * MILLI;

    private final Observations observations;
    private final boolean closely;
    private boolean watchesReads;
    private long watchAt = System.nanoTime() + WAIT_FOR_READS;

    /** Null as long as each loop that is known has a transfer in front of it, which has left nothing to the loop. */
    private LoopSampler sampler;

    /** Null in a run that is too short for them. */
    private UnbufferedReads reads;

    private Profiling(AgentSession session) {
        this.observations = session.observations();
        this.closely = session.options().profilesClosely();
        this.watchesReads =
                !session.options().reports().isEmpty() && !session.options().dryrun() && !session.buffersFiles();
    }

    static void start(AgentSession session) {
        ShutdownReport.daemon(new Profiling(session), "standpipe-profile").start();
    }

    /** At the end: what came about is compared with what the loops would have taken, in a hundredth of the time. */
    static void compare(AgentSession session) {
        long millis = Math.min(LONGEST_MILLIS, session.observations().millis() / 100);
        if (millis >= SHORTEST_MILLIS) {
            // there may have been no loop to look for
            LoopSampler.of(session.observations(), false);
            session.observations().weights().compare(millis * MILLI);
        }
    }

    @Override
    public void run() {
        long rest = SHORTEST_WAIT_FOR_LOOPS;
        while (true) {
            try {
                rest(rest);
                rest = timeLoops(rest);
                if (watchesReads && System.nanoTime() - watchAt >= 0) {
                    watchReads();
                }
            } catch (Throwable notNow) {
                // the program may interrupt any thread, and there may be no memory for a moment
            }
        }
    }

    /** To sleep would load two classes that the JVM does not have at hand. */
    private synchronized void rest(long nanos) throws InterruptedException {
        wait(Math.max(1, nanos / MILLI));
    }

    /** Returns how long there is nothing to do afterwards: the longer the longer there was none. */
    private long timeLoops(long rested) {
        if (sampler != null) {
            return sampler.look();
        }
        if (!observations.haveLeftSomeToLoops()) {
            return Math.min(LONGEST_WAIT_FOR_LOOPS, rested + rested / 4);
        }
        sampler = LoopSampler.of(observations, closely);
        return sampler.shortestRest();
    }

    private void watchReads() throws InterruptedException {
        watchAt = System.nanoTime() + WAIT_FOR_READS;
        try {
            if (reads == null) {
                reads = new UnbufferedReads();
                observations.smallReadsSeenBy(reads);
            } else {
                watchAt += reads.watch();
            }
        } catch (IOException | RuntimeException untold) {
            // the system does not tell, or the program does not let us ask
            watchesReads = false;
        }
    }
}
