package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.loop.AssignedLocals;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The variables that rounds change, which are put back when not all of these rounds could be written. */
final class ChangedLocals {
    private static final List<Object> TYPES =
            Arrays.asList(Opcodes.INTEGER, Opcodes.LONG, Opcodes.FLOAT, Opcodes.DOUBLE);

    private final Summary summary;

    ChangedLocals(Summary summary) {
        this.summary = summary;
    }

    /**
     * An exception says the name of a local that is null. A round in which that is thrown is the loop's, but for one
     * that the stream makes: there what came out of a list has its name, which that of a parameter would not be for
     * long.
     */
    Refusal refuseObjects() {
        AbstractInsnNode[] code = summary.flow().code();
        for (Block block : summary.loop().blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                if (code[at].getOpcode() == Opcodes.ASTORE && !holdsElement(at)) {
                    Refusal changing = findChangingArray();
                    return changing != null ? changing : new Refusal(Reason.UNACCOUNTED, at);
                }
            }
        }
        return null;
    }

    /** An element of a list, cast or not, in a variable that is no parameter and lasts no longer than the round. */
    private boolean holdsElement(int store) {
        int variable = ((VarInsnNode) summary.flow().code()[store]).var;
        AbstractInsnNode from = before(summary.flow().code()[store]);
        if (from != null && from.getOpcode() == Opcodes.CHECKCAST) {
            from = before(from);
        }
        return from instanceof MethodInsnNode
                && (ListCalls.look((MethodInsnNode) from) || ListCalls.takeElement((MethodInsnNode) from))
                && new RoundLocals(summary).has(variable);
    }

    private static AbstractInsnNode before(AbstractInsnNode insn) {
        AbstractInsnNode before = insn.getPrevious();
        while (before instanceof LineNumberNode || before instanceof LabelNode) {
            before = before.getPrevious();
        }
        return before;
    }

    private Refusal findChangingArray() {
        for (Effect effect : summary.effects()) {
            if (effect.kind() == Effect.Kind.ARRAY_LOAD && !summary.invariant(effect.operand(0))) {
                return new Refusal(Reason.ARRAY_CHANGES, effect.position());
            }
        }
        return null;
    }

    /** By slot; null where not only they are to be put back, for a throw leaves nothing on the stack. */
    Map<Integer, Object> types() {
        FrameNode atHead = StackMap.at(summary.loop().headLabel());
        if (atHead == null) {
            boolean isAll =
                    summary.method().arrays().isStackEmptyAt(summary.loop().head());
            return isAll ? typesByStores() : null;
        }
        return atHead.stack == null || atHead.stack.isEmpty() ? typesByFrame(atHead) : null;
    }

    private Map<Integer, Object> typesByFrame(FrameNode atHead) {
        Map<Integer, Object> types = new TreeMap<>();
        BitSet assigned = assigned().slots();
        int slot = 0;
        for (Object type : atHead.local) {
            if (type != Opcodes.TOP
                    && !assigned.get(slot, slot + StackMap.slots(type)).isEmpty()) {
                types.put(slot, type);
            }
            slot += StackMap.slots(type);
        }
        return types;
    }

    /** Where class files have no frames: of what may be read later. Null if it is not known as what. */
    private Map<Integer, Object> typesByStores() {
        AssignedLocals assigned = assigned();
        BitSet live = summary.liveness().into(summary.loop().head());
        Map<Integer, Object> types = new TreeMap<>();
        for (Map.Entry<Integer, Character> type : assigned.types().entrySet()) {
            int slot = type.getKey();
            if (live.get(slot) && (assigned.ambiguous().get(slot) || type.getValue() == 'A')) {
                return null;
            }
            if (live.get(slot)) {
                types.put(slot, TYPES.get("IJFD".indexOf(type.getValue())));
            }
        }
        return types;
    }

    private AssignedLocals assigned() {
        return AssignedLocals.of(summary.loop(), summary.flow());
    }
}
