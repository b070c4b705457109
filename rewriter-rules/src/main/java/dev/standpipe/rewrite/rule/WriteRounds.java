package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.replay.Gathering;

/**
 * {@code for (; i < n; i++) { out.writeInt(x[i]); out.writeFloat(y[i] * scale); }}: several writes a round, or values
 * that are computed.
 */
final class WriteRounds implements Rule {
    @Override
    public String id() {
        return "WriteRounds";
    }

    @Override
    public Match match(Candidate loop) {
        return !(loop.copy() instanceof Match) && loop.gathering() instanceof Gathering
                ? (Gathering) loop.gathering()
                : null;
    }
}
