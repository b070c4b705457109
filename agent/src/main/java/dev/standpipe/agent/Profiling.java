package dev.standpipe.agent;

import dev.standpipe.profile.LoopSampler;

/** Has loops timed that move one element at a time. */
final class Profiling {
    private Profiling() {}

    static void start(AgentSession session) {
        LoopSampler sampler =
                new LoopSampler(session.observations(), session.options().profilesClosely());
        session.observations().timedBy(sampler);
        ShutdownReport.daemon(sampler, "standpipe-profile").start();
    }
}
