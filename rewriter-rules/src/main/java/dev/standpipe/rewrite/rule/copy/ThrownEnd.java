package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * {@code if ((b0 | b1 | b2 | b3) < 0) throw new EOFException();}: the way out of a loop that has read all bytes of a
 * value, and not all of them were there.
 */
final class ThrownEnd {
    private static final String EXCEPTION = "java/io/EOFException";

    private ThrownEnd() {}

    /** The reads that were asked; null if the path is no such way. */
    static Set<Value> asked(Summary summary, Path exit, List<Effect> reads) {
        if (exit.decisions().isEmpty()) {
            return null;
        }
        Decision last = exit.decisions().get(exit.decisions().size() - 1);
        List<Effect> behind =
                exit.effects().subList(last.effectsBefore(), exit.effects().size());
        boolean thrown = exit.lastEdge() == null
                ? isThrown(behind)
                : behind.isEmpty()
                        && isThrown(summary, exit.lastEdge().to(), reads.get(0).position());
        if (!thrown
                || Shape.transfers(exit).size() != reads.size()
                || last.condition().kind() != Value.Kind.TEST) {
            return null;
        }
        Value test = last.condition();
        int leave = last.jumped() ? test.which() : Bound.opposite(test.which());
        boolean negative = leave == Opcodes.IFLT && test.operand(1).isConstant(0)
                || (leave == Opcodes.IFEQ || leave == Opcodes.IFLE)
                        && test.operand(1).isConstant(-1);
        Set<Value> asked = new HashSet<>();
        return negative && collect(test.operand(0), reads, asked) ? asked : null;
    }

    private static boolean collect(Value value, List<Effect> reads, Set<Value> asked) {
        if (value.isOperation(Opcodes.IOR)) {
            return collect(value.operand(0), reads, asked) && collect(value.operand(1), reads, asked);
        }
        for (Effect read : reads) {
            if (value.equals(read.result())) {
                asked.add(value);
                return true;
            }
        }
        return false;
    }

    private static boolean isThrown(List<Effect> effects) {
        return effects.size() == 3
                && isNew(effects.get(0).by())
                && isConstructor(effects.get(1).by())
                && effects.get(2).by().getOpcode() == Opcodes.ATHROW;
    }

    /** In the loop's own method, where what throws is no part of the loop. */
    private static boolean isThrown(Summary summary, Block block, int covered) {
        if (!summary.flow().handlersAt(block.first()).equals(summary.flow().handlersAt(covered))) {
            return false;
        }
        int step = 0;
        for (int at = block.first(); at <= block.last(); at++) {
            AbstractInsnNode insn = summary.flow().code()[at];
            boolean known = insn.getOpcode() < 0
                    || step == 0 && isNew(insn)
                    || step == 1 && insn.getOpcode() == Opcodes.DUP
                    || step == 2 && isConstructor(insn)
                    || step == 3 && insn.getOpcode() == Opcodes.ATHROW;
            if (!known) {
                return false;
            }
            step += insn.getOpcode() < 0 ? 0 : 1;
        }
        return step == 4;
    }

    private static boolean isNew(AbstractInsnNode insn) {
        return insn.getOpcode() == Opcodes.NEW && ((TypeInsnNode) insn).desc.equals(EXCEPTION);
    }

    private static boolean isConstructor(AbstractInsnNode insn) {
        if (insn.getOpcode() != Opcodes.INVOKESPECIAL) {
            return false;
        }
        MethodInsnNode call = (MethodInsnNode) insn;
        return call.owner.equals(EXCEPTION) && call.name.equals("<init>") && call.desc.equals("()V");
    }
}
