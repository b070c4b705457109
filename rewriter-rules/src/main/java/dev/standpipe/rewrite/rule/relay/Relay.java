package dev.standpipe.rewrite.rule.relay;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.Value;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A loop that reads a byte of one stream and writes it to another, each time round. */
public final class Relay implements Match {
    int transferAt;
    Value in;
    Value out;
    List<Bound> bounds;
    List<Value> guards;
    Map<Value, String> rows;

    Relay() {}

    @Override
    public int transferAt() {
        return transferAt;
    }

    public Value in() {
        return in;
    }

    public Value out() {
        return out;
    }

    @Override
    public List<Bound> bounds() {
        return Collections.unmodifiableList(bounds);
    }

    @Override
    public List<Value> guards() {
        return Collections.unmodifiableList(guards);
    }

    @Override
    public Map<Value, String> rows() {
        return Collections.unmodifiableMap(rows);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Relay && parts().equals(((Relay) other).parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return Arrays.asList(transferAt, in, out, bounds, guards, rows);
    }

    @Override
    public String toString() {
        return "relay " + in + " to " + out + " while " + bounds + (guards.isEmpty() ? "" : ", unless null " + guards);
    }
}
