package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.summary.Affine;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Who sees the locals that a loop assigns. */
final class Locals {
    private final Summary summary;
    private final Path round;

    Locals(Summary summary, Path round) {
        this.summary = summary;
        this.round = round;
    }

    /** Whether a round uses what an earlier round left in the local. */
    boolean isCarried(int slot) {
        if (uses(round, slot)) {
            return true;
        }
        for (Path exit : summary.exits()) {
            if (uses(exit, slot)) {
                return true;
            }
        }
        return false;
    }

    private static boolean uses(Path path, int slot) {
        for (Effect effect : path.effects()) {
            for (Value operand : effect.operands()) {
                if (has(operand, slot)) {
                    return true;
                }
            }
        }
        for (Decision decision : path.decisions()) {
            if (has(decision.condition(), slot)) {
                return true;
            }
        }
        for (Value value : path.locals().values()) {
            if (has(value, slot)) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(Value value, int slot) {
        return value.contains(part -> part.isLocal(slot));
    }

    boolean isReadAfter(int slot) {
        for (Edge exit : summary.loop().exits()) {
            if (summary.liveness().into(exit.to()).get(slot)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a handler of what is thrown at this position may read the local. */
    boolean isSeenByHandler(int slot, int position) {
        Block block = summary.flow().blockAt(position);
        for (Edge edge : block.out()) {
            if (edge.kind() == Edge.Kind.EXCEPTION
                    && summary.liveness().into(edge.to()).get(slot)) {
                return true;
            }
        }
        return false;
    }

    /** How far the value is ahead of the local itself, or null if it is not a constant. */
    Long distance(int slot, Value value) {
        Affine difference = Affine.of(value).plus(Affine.of(localOf(slot, value)), -1);
        return difference.isConstant() ? difference.constant() : null;
    }

    private static Value localOf(int slot, Value value) {
        return Value.local(slot, value.type());
    }

    /** Where the loop assigns the local, first. */
    int assignmentOf(int slot) {
        AbstractInsnNode[] code = summary.flow().code();
        for (Block block : summary.loop().blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                int opcode = code[at].getOpcode();
                if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE && ((VarInsnNode) code[at]).var == slot) {
                    return at;
                }
            }
        }
        return Refusal.NOWHERE;
    }
}
