package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import java.util.Map;

/** A loop that was proved to be a copy or a replay, as data: what is to be put in front of it. */
public interface Match extends Verdict {
    /** Values that must not be null before anything else is computed, inner before outer. */
    List<Value> guards();

    /** The tests that end the loop; none if only the array or the stream does. */
    List<Bound> bounds();

    /** The rows of arrays that have to be fetched to compute the values, with their descriptors. */
    Map<Value, String> rows();

    /** The position in the code of the first transfer. */
    int transferAt();
}
