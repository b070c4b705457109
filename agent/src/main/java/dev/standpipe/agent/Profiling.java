package dev.standpipe.agent;

import dev.standpipe.profile.LoopSampler;

/** Has loops timed that move one element at a time. */
final class Profiling {
    private Profiling() {}

    private static final long MILLI = 1_000_000;
    private static final long LONGEST_MILLIS = 400;

    /** At the end: what came about is compared with what the loops would have taken, in a hundredth of the time. */
    static void compare(AgentSession session) {
        long millis = Math.min(LONGEST_MILLIS, session.observations().millis() / 100);
        session.observations().weights().compare(millis * MILLI);
    }

    static void start(AgentSession session) {
        LoopSampler sampler =
                new LoopSampler(session.observations(), session.options().profilesClosely());
        session.observations().weights().timedBy(sampler);
        ShutdownReport.daemon(sampler, "standpipe-profile").start();
    }
}
