package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Match;

/** A rule for some of the loops that are copies between one array and one stream. */
abstract class CopyRule implements Rule {
    @Override
    public final Match match(Candidate loop) {
        Copy copy = loop.copy() instanceof Copy ? (Copy) loop.copy() : null;
        return copy != null && !copy.format().singleBytes() && isMine(copy) ? copy : null;
    }

    abstract boolean isMine(Copy copy);
}
