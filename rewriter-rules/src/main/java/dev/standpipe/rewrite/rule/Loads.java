package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Explains the loads of fields, lengths and rows in a loop: what they bring is the same each time round, and what could make them throw is guarded against. */
final class Loads {
    private final Summary summary;
    private final Set<Value> guards = new LinkedHashSet<>();
    private boolean rereadsFields;

    Loads(Summary summary) {
        this.summary = summary;
    }

    static boolean isOne(Effect effect) {
        return effect.kind() == Effect.Kind.FIELD_LOAD
                || effect.kind() == Effect.Kind.LENGTH
                || effect.kind() == Effect.Kind.ARRAY_LOAD && effect.by().getOpcode() == Opcodes.AALOAD;
    }

    /** Why the load stands in the way of {@code match}, or null. */
    Refusal explain(Effect load, Copy match) {
        Value value = load.result();
        if (!summary.invariant(value) || !Pushable.at(value)) {
            return new Refusal(Reason.UNACCOUNTED, load.position());
        }
        if (load.kind() == Effect.Kind.ARRAY_LOAD) {
            rereadsFields = true;
            // a row that is not there makes the transfer move nothing; any other would have to be guarded
            return match.array.contains(value::equals) && new Arrays(summary).descriptor(value) != null
                    ? null
                    : new Refusal(Reason.UNACCOUNTED, load.position());
        }
        if (load.kind() == Effect.Kind.FIELD_LOAD) {
            if (summary.method().vocabulary().isVolatile(value.field())) {
                return new Refusal(Reason.FIELD_VOLATILE, load.position());
            }
            if (load.operands().isEmpty()
                    && !value.field().owner().equals(summary.method().owner())) {
                // the load could be what initializes that class
                return new Refusal(Reason.UNACCOUNTED, load.position());
            }
            rereadsFields |= !summary.method().vocabulary().fixed(value.field());
        }
        if (!load.operands().isEmpty() && !isThis(load.operand(0))) {
            guards.add(load.operand(0));
        }
        return null;
    }

    private boolean isThis(Value value) {
        return value.isLocal(0) && !summary.method().isStatic() && !assigned(0);
    }

    private boolean assigned(int slot) {
        for (AbstractInsnNode insn : summary.flow().code()) {
            if (insn.getOpcode() == Opcodes.ASTORE && ((VarInsnNode) insn).var == slot) {
                return true;
            }
        }
        return false;
    }

    List<Value> guards() {
        return new ArrayList<>(guards);
    }

    boolean rereadsFields() {
        return rereadsFields;
    }
}
