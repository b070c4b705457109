package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.Value;
import java.util.List;

/** A loop that is copied: how often a round is certain is found out before it begins. */
public interface CountedMatch extends Match {
    Value receiver();

    /** The elements of arrays that matter to the count, or to the stream. */
    List<ArrayAccess> accesses();
}
