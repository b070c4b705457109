package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.replay.Replay;

/** {@code for (; i < n; i++) list.add(in.readInt());}: rounds that read, and then do what may throw. */
final class ReplayCalls implements Rule {
    @Override
    public String id() {
        return "ReplayCalls";
    }

    @Override
    public Match match(Candidate loop) {
        Replay replay = loop.replay() instanceof Replay ? (Replay) loop.replay() : null;
        return replay != null && replay.returns() ? replay : null;
    }
}
