package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Liveness;
import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What is known of the method around the loops. */
public final class Method {
    private final ControlFlow flow;
    private final ClassFacts facts;
    private Liveness liveness;
    private ArrayKinds arrays;
    private BitSet assigned;

    public Method(ControlFlow flow, ClassFacts facts) {
        this.flow = flow;
        this.facts = facts;
    }

    public MethodNode node() {
        return flow.method();
    }

    public ControlFlow flow() {
        return flow;
    }

    public ClassFacts facts() {
        return facts;
    }

    public Liveness liveness() {
        if (liveness == null) {
            liveness = Liveness.of(flow);
        }
        return liveness;
    }

    public ArrayKinds arrays() {
        if (arrays == null) {
            arrays = ArrayKinds.of(flow);
        }
        return arrays;
    }

    /** Whether anything is stored to the local as to a reference. */
    public boolean assigns(int slot) {
        if (assigned == null) {
            assigned = new BitSet();
            for (AbstractInsnNode insn : flow.code()) {
                if (insn.getOpcode() == Opcodes.ASTORE) {
                    assigned.set(((VarInsnNode) insn).var);
                }
            }
        }
        return assigned.get(slot);
    }

    public boolean isStatic() {
        return (node().access & Opcodes.ACC_STATIC) != 0;
    }

    /** How many slots its parameters take, the object that it is called on included. */
    public int parameterSlots() {
        return (Type.getArgumentsAndReturnSizes(node().desc) >> 2) - (isStatic() ? 1 : 0);
    }
}
