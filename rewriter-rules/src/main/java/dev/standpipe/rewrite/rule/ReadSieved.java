package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.replay.Replay;

/**
 * {@code for (; i < n; i++) { f.seek(p(i)); a[i] = f.readInt(); }}: a place in the file for each round, and what lies
 * between two of them is read in passing.
 */
final class ReadSieved implements Rule {
    @Override
    public String id() {
        return "ReadSieved";
    }

    @Override
    public Match match(Candidate loop) {
        Replay replay = loop.replay() instanceof Replay ? (Replay) loop.replay() : null;
        return replay != null && replay.seeks() ? replay : null;
    }
}
