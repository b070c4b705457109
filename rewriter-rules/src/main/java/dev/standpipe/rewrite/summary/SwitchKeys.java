package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** The numbers with which a switch goes one way: these, or all but these. */
public final class SwitchKeys {
    private final boolean allBut;
    private final SortedSet<Integer> keys;

    private SwitchKeys(boolean allBut, SortedSet<Integer> keys) {
        this.allBut = allBut;
        this.keys = Collections.unmodifiableSortedSet(keys);
    }

    /** Those with which the switch takes this way. */
    static SwitchKeys of(Edge way, ControlFlow flow) {
        AbstractInsnNode by = way.by();
        List<LabelNode> labels;
        LabelNode rest;
        if (by instanceof LookupSwitchInsnNode) {
            labels = ((LookupSwitchInsnNode) by).labels;
            rest = ((LookupSwitchInsnNode) by).dflt;
        } else {
            labels = ((TableSwitchInsnNode) by).labels;
            rest = ((TableSwitchInsnNode) by).dflt;
        }
        flow.work().spend(labels.size());
        boolean allBut = leads(rest, way, flow);
        SortedSet<Integer> keys = new TreeSet<>();
        for (int k = 0; k < labels.size(); k++) {
            if (leads(labels.get(k), way, flow) != allBut) {
                keys.add(
                        by instanceof LookupSwitchInsnNode
                                ? ((LookupSwitchInsnNode) by).keys.get(k)
                                : ((TableSwitchInsnNode) by).min + k);
            }
        }
        return new SwitchKeys(allBut, keys);
    }

    private static boolean leads(LabelNode label, Edge way, ControlFlow flow) {
        return flow.blockAt(flow.position(label)) == way.to();
    }

    /** Whether it is all numbers but the {@link #keys}. */
    public boolean allBut() {
        return allBut;
    }

    public SortedSet<Integer> keys() {
        return keys;
    }

    /** Whether no number is among both. */
    boolean excludes(SwitchKeys other) {
        if (allBut) {
            return !other.allBut && keys.containsAll(other.keys);
        }
        return other.allBut ? other.keys.containsAll(keys) : Collections.disjoint(keys, other.keys);
    }

    /** Whether all of these are among the others. */
    boolean imply(SwitchKeys other) {
        if (allBut) {
            return other.allBut && keys.containsAll(other.keys);
        }
        return other.allBut ? Collections.disjoint(keys, other.keys) : other.keys.containsAll(keys);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SwitchKeys
                && allBut == ((SwitchKeys) other).allBut
                && keys.equals(((SwitchKeys) other).keys);
    }

    @Override
    public int hashCode() {
        return keys.hashCode();
    }

    @Override
    public String toString() {
        return (allBut ? "none of " : "one of ") + keys;
    }
}
