package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.replay.Replay;

/**
 * {@code while ((b = in.read()) != -1) a[n++] = (byte) b;}: a byte a round from any stream, counted or to the end, into
 * an array or for arithmetic.
 */
final class ReadBytes implements Rule {
    @Override
    public String id() {
        return "ReadBytes";
    }

    @Override
    public Match match(Candidate loop) {
        if (loop.copy() instanceof Copy) {
            Copy copy = (Copy) loop.copy();
            return copy.reads() && copy.format().singleBytes() ? copy : null;
        }
        Replay replay = loop.replay() instanceof Replay ? (Replay) loop.replay() : null;
        return replay != null && replay.singleBytes() && !replay.returns() && !replay.seeks() ? replay : null;
    }
}
