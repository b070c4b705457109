package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.replay.Replay;

/** {@code for (; i < n; i++) sum += in.readInt();}: one or more reads a round, and arithmetic. */
final class ReplayRounds extends ReplayRule {
    @Override
    public String id() {
        return "ReplayRounds";
    }

    @Override
    boolean isMine(Replay replay) {
        return !replay.storesAll();
    }
}
