package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Value;
import java.util.List;

/** What is to be put in front of a loop: a {@link Copy} or a {@link Replay}. */
public interface Match extends Verdict {
    /** Values that must not be null before anything else is computed, inner before outer. */
    List<Value> guards();

    /** The tests that end the loop; none if only the array or the stream does. */
    List<Bound> bounds();

    /** The position in the code of the first transfer. */
    int transferAt();
}
