package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Match;

/** {@code for (; i < n; i++) out.write(a[i]);} to any stream. */
final class WriteBytes implements Rule {
    @Override
    public String id() {
        return "WriteBytes";
    }

    @Override
    public Match match(Candidate loop) {
        Copy copy = loop.copy() instanceof Copy ? (Copy) loop.copy() : null;
        return copy != null && !copy.reads() && copy.format().singleBytes() ? copy : null;
    }
}
