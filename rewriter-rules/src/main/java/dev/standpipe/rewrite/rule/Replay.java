package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A loop that reads the same elements each round and does nothing that could throw or be seen in between: a copy of it can run over bytes that were read before. */
public final class Replay implements Match, Typed {
    List<Effect> transfers;
    Value receiver;
    List<Bound> bounds;
    List<Value> guards;
    final List<Access> accesses = new ArrayList<>();
    boolean storesAll;
    Arrays arrays;

    Replay() {}

    /** What each round reads, in order. */
    public List<Effect> transfers() {
        return Collections.unmodifiableList(transfers);
    }

    public Value receiver() {
        return receiver;
    }

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
        return transfers.get(0).position();
    }

    /** The elements that the rounds touch, which must all be there. */
    public List<Access> accesses() {
        return Collections.unmodifiableList(accesses);
    }

    /** Bytes that a round reads. */
    public int size() {
        int size = 0;
        for (Effect transfer : transfers) {
            size += transfer.transfer().wire().size();
        }
        return size;
    }

    /** Of an array that has to be computed. */
    @Override
    public String descriptor(Value array) {
        return arrays.descriptor(array);
    }

    /** All that is read goes into arrays, and nothing else is done. */
    boolean storesAll() {
        return storesAll;
    }
}
