package dev.standpipe.agent;

import dev.standpipe.profile.LoopSampler;
import dev.standpipe.profile.UnbufferedReads;
import dev.standpipe.report.Observations;

/** Has loops timed that move one element at a time, and for a report small reads that no loop is to blame for. */
final class Profiling {
    private Profiling() {}

    private static final long MILLI = 1_000_000;
    private static final long LONGEST_MILLIS = 400;

    /** In less there is not even time to compile what is timed. */
    private static final long SHORTEST_MILLIS = 30;

    /** At the end: what came about is compared with what the loops would have taken, in a hundredth of the time. */
    static void compare(AgentSession session) {
        long millis = Math.min(LONGEST_MILLIS, session.observations().millis() / 100);
        if (millis >= SHORTEST_MILLIS) {
            session.observations().weights().compare(millis * MILLI);
        }
    }

    static void start(AgentSession session) {
        Observations observations = session.observations();
        LoopSampler sampler = new LoopSampler(observations, session.options().profilesClosely());
        observations.weights().timedBy(sampler);
        ShutdownReport.daemon(sampler, "standpipe-profile").start();
        if (!session.options().reports().isEmpty() && !session.options().dryrun() && !session.buffersFiles()) {
            UnbufferedReads watcher = new UnbufferedReads();
            observations.smallReadsSeenBy(watcher);
            ShutdownReport.daemon(watcher, "standpipe-reads").start();
        }
    }
}
