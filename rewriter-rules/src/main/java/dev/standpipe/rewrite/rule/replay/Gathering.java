package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * A loop that writes each round and changes nothing but its own locals: a copy of it can put the bytes of many rounds
 * together before they are written.
 */
public final class Gathering implements CountedMatch {
    final List<Effect> writes = new ArrayList<>();
    final Set<ArrayAccess> accesses = new LinkedHashSet<>();
    Value receiver;
    int transferAt;
    int size;
    boolean singles;
    boolean exposed;
    boolean idles;
    Map<Integer, Object> saved;
    List<Bound> bounds;
    List<Value> guards;
    Map<Value, String> rows;
    Map<Value, List<String>> lists;
    List<Value> iterators;
    Map<AbstractInsnNode, Value> takes;

    Gathering() {}

    /** The instruction, if it is one of those that write in a round; else null. */
    public Effect write(AbstractInsnNode insn) {
        for (Effect write : writes) {
            if (write.by() == insn) {
                return write;
            }
        }
        return null;
    }

    @Override
    public Value receiver() {
        return receiver;
    }

    @Override
    public int transferAt() {
        return transferAt;
    }

    /** The most bytes that a round writes. */
    public int size() {
        return size;
    }

    /** Some of the writes are {@code write(int)}. */
    public boolean singles() {
        return singles;
    }

    /** Other code could have the loop write to something else, or to nothing, in the middle of a round. */
    public boolean exposed() {
        return exposed;
    }

    /** Some rounds may write nothing. */
    public boolean idles() {
        return idles;
    }

    /** The loop's own locals that a round may change, with what a frame says of their types. */
    public Map<Integer, Object> saved() {
        return Collections.unmodifiableMap(saved);
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

    /** The lists that are looked into, with the classes one of which each must have. */
    public Map<Value, List<String>> lists() {
        return Collections.unmodifiableMap(lists);
    }

    /** Those of which each round takes one element. */
    public List<Value> iterators() {
        return Collections.unmodifiableList(iterators);
    }

    /** Which of them the instruction takes an element from; -1 if it takes none. */
    public int takesFrom(AbstractInsnNode insn) {
        return iterators.indexOf(takes.get(insn));
    }

    /** None has to be in its place: a round that throws is the loop's. */
    @Override
    public List<ArrayAccess> accesses() {
        return new ArrayList<>(accesses);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Gathering && parts().equals(((Gathering) other).parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        List<Integer> positions = new ArrayList<>();
        for (Effect write : writes) {
            positions.add(write.position());
        }
        return Arrays.asList(
                positions,
                receiver,
                size,
                singles,
                exposed,
                idles,
                saved,
                bounds,
                guards,
                rows,
                lists,
                iterators,
                accesses());
    }

    @Override
    public String toString() {
        return "gather " + writes + " for " + receiver + ", " + (idles ? "none or " : "") + "at most " + size
                + " bytes a round, while " + bounds
                + (accesses.isEmpty() ? "" : ", apart from " + accesses)
                + (lists.isEmpty() ? "" : ", with " + lists)
                + (iterators.isEmpty() ? "" : ", by " + iterators)
                + (guards.isEmpty() ? "" : ", unless null " + guards);
    }
}
