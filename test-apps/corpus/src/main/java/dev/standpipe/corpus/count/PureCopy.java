package dev.standpipe.corpus.count;

import dev.standpipe.corpus.count.Flow.Loop;
import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Whether a loop moves one element a round between the next place of one array and one stream, perhaps with a change of type, and does nothing else:
 * no other call, no store to a field or another element, no branch on the element, no sum over the elements.
 */
final class PureCopy {
    private final Flow flow;
    private final Frame<Mark>[] frames;
    private final Loop loop;
    private final int transfer;
    private final boolean read;
    private final Carrying carrying;
    private final BitSet varying = new BitSet();

    PureCopy(Flow flow, Frame<Mark>[] frames, Loop loop, int transfer, boolean read, Carrying carrying) {
        this.flow = flow;
        this.frames = frames;
        this.loop = loop;
        this.transfer = transfer;
        this.read = read;
        this.carrying = carrying;
    }

    boolean holds() {
        findVarying();
        int access = -1;
        for (int at = loop.body().nextSetBit(0); at >= 0; at = loop.body().nextSetBit(at + 1)) {
            AbstractInsnNode node = flow.code()[at];
            int opcode = node.getOpcode();
            if (opcode < 0 || at == transfer) {
                continue;
            }
            if (hasEffect(node) || isDecision(node, at)) {
                return false;
            }
            if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
                if (!read || access >= 0 || opcode == Opcodes.AASTORE) {
                    return false;
                }
                access = at;
            } else if (isStoreToLocal(node) && isOf(top(at, 0)) && top(at, 0).computed()) {
                return false;
            }
        }
        if (!read) {
            BitSet elements = carrying.elementsOf(top(transfer, 0));
            elements.and(loop.body());
            if (elements.cardinality() != 1) {
                return false;
            }
            access = elements.nextSetBit(0);
        }
        return access >= 0 && everyRound(transfer) && everyRound(access) && moves(access);
    }

    private boolean moves(int access) {
        Mark value = top(read ? access : transfer, 0);
        Mark index = top(access, read ? 1 : 0);
        Mark array = top(access, read ? 2 : 1);
        Mark stream = top(transfer, read ? 0 : 1);
        BitSet elements = carrying.elementsOf(value);
        elements.and(loop.body());
        return elements.equals(bit(read ? transfer : access))
                && !carrying.isComputed(value)
                && index.elements().isEmpty()
                && isVarying(index)
                && !isVarying(array)
                && !isVarying(stream);
    }

    private static boolean hasEffect(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        return runsOtherCode(node)
                || opcode == Opcodes.PUTFIELD
                || opcode == Opcodes.PUTSTATIC
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.JSR
                || opcode == Opcodes.RET;
    }

    /** Calls, allocates or locks. */
    static boolean runsOtherCode(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        return node instanceof MethodInsnNode && !Marking.isArithmetic(node)
                || node instanceof InvokeDynamicInsnNode
                || opcode >= Opcodes.NEW && opcode <= Opcodes.ANEWARRAY
                || opcode == Opcodes.MULTIANEWARRAY
                || opcode == Opcodes.MONITORENTER
                || opcode == Opcodes.MONITOREXIT;
    }

    /** A branch that asks an element, other than to make a boolean of it. */
    private boolean isDecision(AbstractInsnNode node, int at) {
        int opcode = node.getOpcode();
        boolean one = opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH;
        boolean two = opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE;
        return one && isOf(top(at, 0)) && !carrying.isBooleanTest(node)
                || two && (isOf(top(at, 0)) || isOf(top(at, 1)));
    }

    /** Whether it was made of an element that is another one each round. */
    private boolean isOf(Mark value) {
        return carrying.elementsOf(value).stream()
                .filter(loop.body()::get)
                .anyMatch(at -> at == transfer || isVarying(top(at, 0)));
    }

    private boolean everyRound(int at) {
        return loop.latches().stream().allMatch(latch -> flow.dominates(at, latch));
    }

    private Mark top(int at, int below) {
        Frame<Mark> frame = frames[at];
        return frame.getStack(frame.getStackSize() - 1 - below);
    }

    private static boolean isStoreToLocal(AbstractInsnNode node) {
        return node.getOpcode() >= Opcodes.ISTORE && node.getOpcode() <= Opcodes.ASTORE;
    }

    /** Locals that are not the same each round: counted ones, and those computed from them. */
    private void findVarying() {
        for (int before = -1; before != varying.cardinality(); ) {
            before = varying.cardinality();
            for (int at = loop.body().nextSetBit(0); at >= 0; at = loop.body().nextSetBit(at + 1)) {
                AbstractInsnNode node = flow.code()[at];
                if (node instanceof IincInsnNode step) {
                    varying.set(step.var);
                } else if (node instanceof VarInsnNode store && isStoreToLocal(node)) {
                    Mark value = top(at, 0);
                    if (!value.elements().isEmpty() || loads(value, store.var) || isVarying(value)) {
                        varying.set(store.var);
                    }
                }
            }
        }
    }

    private boolean isVarying(Mark value) {
        return value.locals().stream()
                .filter(loop.body()::get)
                .anyMatch(at -> varying.get(((VarInsnNode) flow.code()[at]).var));
    }

    private boolean loads(Mark value, int local) {
        return value.locals().stream()
                .filter(loop.body()::get)
                .anyMatch(at -> ((VarInsnNode) flow.code()[at]).var == local);
    }

    private static BitSet bit(int at) {
        BitSet bit = new BitSet();
        bit.set(at);
        return bit;
    }
}
