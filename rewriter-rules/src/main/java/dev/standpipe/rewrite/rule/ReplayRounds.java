package dev.standpipe.rewrite.rule;

/** {@code for (; i < n; i++) sum += in.readInt();}: one or more reads a round, and arithmetic. */
final class ReplayRounds implements Rule {
    @Override
    public String id() {
        return "ReplayRounds";
    }

    @Override
    public Verdict match(Candidate loop) {
        return loop.replayWhere(replay -> !replay.storesAll());
    }
}
