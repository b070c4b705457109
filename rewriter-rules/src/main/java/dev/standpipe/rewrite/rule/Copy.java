package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Value;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A loop that carries the elements of one array, one each time round. */
public final class Copy implements Match, Typed {
    boolean reads;
    int transferAt;
    Value receiver;
    Value array;
    Value index;
    Format format;
    boolean exclusive;
    boolean oneShort;
    List<Bound> bounds;
    List<Value> guards;
    Map<Integer, Long> ahead;
    List<Probe> probes;
    Arrays arrays;

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

    public Format format() {
        return format;
    }

    /** The loop loads fields or rows each time round, or sets marks, so no code but the JDK's may run before it ends. */
    public boolean exclusive() {
        return exclusive;
    }

    /** Whether a test ends the loop, and not only the array or the stream. */
    boolean isCounted() {
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

    /** Of an array that has to be computed. */
    @Override
    public String descriptor(Value array) {
        return arrays.descriptor(array);
    }

    public List<Probe> probes() {
        return Collections.unmodifiableList(probes);
    }
}
