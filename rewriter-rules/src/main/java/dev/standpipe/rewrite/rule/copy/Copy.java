package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.Value;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A loop that carries the elements of one array, one each time round. */
public final class Copy implements Match {
    boolean reads;
    int transferAt;
    Value receiver;
    Value array;
    Value index;
    ElementFormat format;
    boolean exclusive;
    boolean resumed;
    boolean oneShort;
    List<Bound> bounds;
    List<Value> guards;
    Map<Integer, Long> ahead;
    List<CoverageProbe> probes;
    Map<Value, String> rows;

    Copy() {}

    public boolean reads() {
        return reads;
    }

    @Override
    public int transferAt() {
        return transferAt;
    }

    public Value receiver() {
        return receiver;
    }

    public Value array() {
        return array;
    }

    /** Of the first element. */
    public Value index() {
        return index;
    }

    public ElementFormat format() {
        return format;
    }

    /**
     * The loop loads fields or rows each time round, or sets marks, so no code but the JDK's may run before it ends.
     */
    public boolean exclusive() {
        return exclusive;
    }

    /** Where it is exclusive: after each element beneath which other code may have run, all is looked up anew. */
    public boolean resumed() {
        return resumed;
    }

    /** Whether a test ends the loop, and not only the array or the stream. */
    public boolean isCounted() {
        return !bounds.isEmpty();
    }

    /** The last round is the loop's, which leaves more behind than the elements. */
    public boolean oneShort() {
        return oneShort;
    }

    @Override
    public List<Bound> bounds() {
        return Collections.unmodifiableList(bounds);
    }

    @Override
    public List<Value> guards() {
        return Collections.unmodifiableList(guards);
    }

    /** The locals that have already moved when the transfer is made, and by how much: a handler sees them so. */
    public Map<Integer, Long> ahead() {
        return Collections.unmodifiableMap(ahead);
    }

    @Override
    public Map<Value, String> rows() {
        return Collections.unmodifiableMap(rows);
    }

    public List<CoverageProbe> probes() {
        return Collections.unmodifiableList(probes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Copy && parts().equals(((Copy) other).parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return Arrays.asList(
                reads,
                transferAt,
                receiver,
                array,
                index,
                format,
                exclusive,
                resumed,
                oneShort,
                bounds,
                guards,
                rows,
                ahead,
                probes);
    }

    @Override
    public String toString() {
        return (reads ? "read " : "write ")
                + format
                + ": "
                + receiver
                + (reads ? " to " : " from ")
                + array
                + "["
                + index
                + " on]"
                + " while "
                + bounds
                + (oneShort ? " but the last" : "")
                + (exclusive ? ", exclusively" : "")
                + (resumed ? " from call to call" : "")
                + (guards.isEmpty() ? "" : ", unless null " + guards)
                + (probes.isEmpty() ? "" : ", " + probes);
    }
}
