package dev.standpipe.benchmarks.programs;

import java.util.List;

/** One way to run the same program: what stands beside it, and for the agent its options. */
record Arm(String name, Kind kind, String options) {
    enum Kind {
        PLAIN,
        AGENT,
        OFFLINE,
        C
    }

    static final Arm PLAIN = new Arm("plain", Kind.PLAIN, "");

    /** What the machine and the JVM's luck do to a program that nobody changed. */
    static final Arm AGAIN = new Arm("again", Kind.PLAIN, "");

    static final Arm AGENT = new Arm("agent", Kind.AGENT, "");
    static final Arm HINT = new Arm("agent, hint", Kind.AGENT, "prefetch=hint");
    static final Arm AHEAD = new Arm("agent, ahead", Kind.AGENT, "prefetch=ahead");
    static final Arm OFFLINE = new Arm("offline", Kind.OFFLINE, "");
    static final Arm C = new Arm("C", Kind.C, "");

    static final List<Arm> PREFETCHING = List.of(AGENT, HINT, AHEAD);

    /** What an old program is measured with. */
    static final List<Arm> OURS = List.of(PLAIN, AGENT, OFFLINE);

    /** The same where it is asked of each phase whether it became slower. */
    static final List<Arm> CAREFULLY = List.of(PLAIN, AGAIN, AGENT, OFFLINE);
}
