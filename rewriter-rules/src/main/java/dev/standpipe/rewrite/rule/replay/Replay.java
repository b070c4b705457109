package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A loop that reads the same elements each round and does nothing that could throw or be seen in between: a copy of it
 * can run over bytes that were read before.
 */
public final class Replay implements CountedMatch {
    final List<StagedRead> reads = new ArrayList<>();
    final List<StagedRead> skips = new ArrayList<>();
    final List<StagedRead> fills = new ArrayList<>();
    final Map<Value, Integer> lengths = new LinkedHashMap<>();
    final Map<Integer, Integer> made = new LinkedHashMap<>();
    final RoundLayout layout = new RoundLayout();
    final List<ArrayAccess> accesses = new ArrayList<>();
    Value receiver;
    int transferAt;
    List<Bound> bounds;
    List<Value> guards;
    Map<Value, String> rows;
    boolean storesAll;
    Map<Value, List<String>> objects;
    Set<Value> filled;
    Map<Integer, Integer> unread;
    List<Value> ofThisClass;
    Set<String> promises;
    int madeFirst;
    boolean returns;
    Effect seek;

    Replay() {}

    /** What each round reads, in order. */
    public List<StagedRead> reads() {
        return Collections.unmodifiableList(reads);
    }

    /** What each round skips: of each part the last byte, which is there when the part has been passed. */
    public List<StagedRead> skips() {
        return Collections.unmodifiableList(skips);
    }

    /** The calls of {@code readFully} in each round: what they read goes from the stage into the program's array. */
    public List<StagedRead> fills() {
        return Collections.unmodifiableList(fills);
    }

    /** The arrays that are filled whole, and how long they must be for that to take as many bytes as is known. */
    public Map<Value, Integer> lengths() {
        return Collections.unmodifiableMap(lengths);
    }

    /** By the instruction that makes it: the length of an array that each round has for itself. */
    public Map<Integer, Integer> made() {
        return Collections.unmodifiableMap(made);
    }

    /** Whether a round is more than elements, one after the other. */
    public boolean isOfParts() {
        return !skips.isEmpty() || !fills.isEmpty();
    }

    /** How the parts that are read and skipped follow one another, as the runtime is told. */
    public String layout() {
        return layout.text();
    }

    @Override
    public Value receiver() {
        return receiver;
    }

    /** The one read of each round is a {@code read()}. */
    public boolean singleBytes() {
        return !reads.isEmpty() && reads.get(0).wire() == WireType.SINGLE_BYTE;
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
    public Map<Value, String> rows() {
        return Collections.unmodifiableMap(rows);
    }

    @Override
    public int transferAt() {
        return transferAt;
    }

    /** The elements that the rounds touch, which must all be there. */
    @Override
    public List<ArrayAccess> accesses() {
        return Collections.unmodifiableList(accesses);
    }

    /** Bytes that a round reads or skips. */
    public int size() {
        return layout.size();
    }

    /** All that is read goes into arrays, and nothing else is done. */
    public boolean storesAll() {
        return storesAll;
    }

    /** Objects of the JDK's that are called, with the classes one of which each must have. */
    public Map<Value, List<String>> objects() {
        return Collections.unmodifiableMap(objects);
    }

    /** Those of them that keys are put into: a hash table has to be empty before. */
    public Set<Value> filled() {
        return Collections.unmodifiableSet(filled);
    }

    /** Methods of other classes that must be quiet, each with owner and descriptor, and those that must be there. */
    public Set<String> promises() {
        return Collections.unmodifiableSet(promises);
    }

    /**
     * Another class that each round makes an object of before it does anything else, so that the loop may do so before
     * it begins: the class is there then. Where that is; -1 if there is none.
     */
    public int madeFirst() {
        return madeFirst;
    }

    /** How many bytes a round has still to read where the instruction at this position may throw. */
    public int unreadAt(int position) {
        return unread.getOrDefault(position, 0);
    }

    /** Such an instruction may throw between two reads. */
    public boolean returnsInParts() {
        return !unread.isEmpty();
    }

    /** Objects that are called, each of which must have the class of the loop itself. */
    public List<Value> ofThisClass() {
        return Collections.unmodifiableList(ofThisClass);
    }

    /** A round may throw when it has read what it reads: what was staged for the rounds behind it goes back. */
    public boolean returns() {
        return returns;
    }

    /** Whether each round begins with a {@code seek}. */
    public boolean seeks() {
        return seek != null;
    }

    /** The place in the file that a round reads at, as it is known at its beginning. */
    public Value position() {
        return seek.operand(1);
    }

    /** Where the {@code seek} stands in the loop's code, or -1. */
    public int seekAt() {
        return seek == null ? -1 : seek.position();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Replay && parts().equals(((Replay) other).parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return Arrays.asList(
                reads,
                accesses,
                receiver,
                skips,
                fills,
                lengths,
                made,
                layout(),
                bounds,
                guards,
                rows,
                storesAll,
                objects,
                filled,
                unread,
                ofThisClass,
                promises,
                madeFirst,
                returns,
                seekAt(),
                seek == null ? null : seek.operands());
    }

    @Override
    public String toString() {
        return "stage "
                + reads
                + (skips.isEmpty() ? "" : " and skip " + skips)
                + (fills.isEmpty() ? "" : " and fill " + fills + " of " + lengths + made)
                + " from "
                + receiver
                + (seeks() ? " at " + position() : "")
                + " while "
                + bounds
                + (accesses.isEmpty() ? "" : ", within " + accesses)
                + (guards.isEmpty() ? "" : ", unless null " + guards)
                + (objects.isEmpty() ? "" : ", with " + objects)
                + (filled.isEmpty() ? "" : ", filling " + filled)
                + (ofThisClass.isEmpty() ? "" : ", of this class " + ofThisClass)
                + (returns ? ", and give the rest back when it throws" : "");
    }
}
