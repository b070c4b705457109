package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Value;
import java.util.Collections;
import java.util.List;

/** A loop that reads the same elements each round and does nothing that could throw or be seen in between: a copy of it can run over bytes that were read before. */
public final class Replay implements Match {
    List<Bound> bounds;
    List<Value> guards;
    int transferAt;
    boolean storesAll;

    Replay() {}

    @Override
    public List<Value> guards() {
        return Collections.unmodifiableList(guards);
    }

    @Override
    public List<Bound> bounds() {
        return Collections.unmodifiableList(bounds);
    }

    @Override
    public int transferAt() {
        return transferAt;
    }

    /** All that is read goes into arrays, and nothing else is done. */
    boolean storesAll() {
        return storesAll;
    }
}
