package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.summary.Affine;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.BitSet;
import java.util.Collection;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Who sees the locals that a loop assigns. */
public final class Locals {
    private final Summary summary;
    private final Path round;
    private BitSet used;

    public Locals(Summary summary, Path round) {
        this.summary = summary;
        this.round = round;
    }

    /** Whether a round uses what an earlier round left in the local. */
    public boolean isCarried(int slot) {
        if (used == null) {
            used = new BitSet();
            use(round);
            for (Path exit : summary.exits()) {
                use(exit);
            }
        }
        return used.get(slot);
    }

    private void use(Path path) {
        for (Effect effect : path.effects()) {
            useAll(effect.operands());
        }
        for (Decision decision : path.decisions()) {
            use(decision.condition());
        }
        useAll(path.locals().values());
    }

    private void use(Value value) {
        summary.flow().work().spend(1);
        if (value.kind() == Value.Kind.LOCAL) {
            used.set(value.which());
        } else if (value.isUnread()) {
            used.set(0, summary.flow().method().maxLocals);
        }
        useAll(value.operands());
    }

    private void useAll(Collection<Value> values) {
        for (Value value : values) {
            use(value);
        }
    }

    public boolean isReadAfter(int slot) {
        for (Edge exit : summary.loop().exits()) {
            if (summary.liveness().into(exit.to()).get(slot)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the round in which the loop ends assigns the local, so that the rounds before it do not matter. */
    public boolean isLeftByExits(int slot) {
        for (Path exit : summary.exits()) {
            if (!exit.locals().containsKey(slot)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a handler of what is thrown at this position may read the local. */
    public boolean isSeenByHandler(int slot, int position) {
        Block block = summary.flow().blockAt(position);
        summary.flow().work().spend(block.out().size());
        for (Edge edge : block.out()) {
            if (edge.kind() == Edge.Kind.EXCEPTION
                    && summary.liveness().into(edge.to()).get(slot)) {
                return true;
            }
        }
        return false;
    }

    /** How far the value is ahead of the local itself, or null if it is not a constant. */
    public Long distance(int slot, Value value) {
        Affine difference = Affine.of(value).plus(Affine.of(localOf(slot, value)), -1);
        return difference.isConstant() ? difference.constant() : null;
    }

    private static Value localOf(int slot, Value value) {
        return Value.local(slot, value.type());
    }

    /** Where the loop assigns the local, first. */
    public int assignmentOf(int slot) {
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
