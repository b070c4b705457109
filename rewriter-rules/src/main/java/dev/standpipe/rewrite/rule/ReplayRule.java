package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.replay.Replay;

/** A rule for some of the loops that can be repeated over staged bytes. */
abstract class ReplayRule implements Rule {
    @Override
    public final Match match(Candidate loop) {
        Replay replay = loop.replay() instanceof Replay ? (Replay) loop.replay() : null;
        return replay != null && !replay.singleBytes() && !replay.returns() && !replay.seeks() && isMine(replay)
                ? replay
                : null;
    }

    abstract boolean isMine(Replay replay);
}
