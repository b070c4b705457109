package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Explains the loads of fields, lengths and rows in a loop, and casts of arrays: what they bring is the same each time
 * round, and what could make them throw is guarded against.
 */
public final class Loads {
    private final Summary summary;
    private final Set<Value> guards = new LinkedHashSet<>();
    private final Map<Value, String> rows = new LinkedHashMap<>();
    private boolean exclusive;

    public Loads(Summary summary) {
        this.summary = summary;
    }

    /** Whether the effect is a load that can be explained here. */
    public static boolean isOne(Effect effect) {
        return effect.kind() == Effect.Kind.FIELD_LOAD
                || effect.kind() == Effect.Kind.LENGTH
                || effect.kind() == Effect.Kind.RECEIVER
                || effect.kind() == Effect.Kind.CAST
                || effect.kind() == Effect.Kind.ARRAY_LOAD && effect.by().getOpcode() == Opcodes.AALOAD;
    }

    /** Why the load stands in the way of a copy, or null: what it brings must be the same each time round. */
    public Refusal explain(Effect load, Value arrayOfCopy) {
        if (load.kind() == Effect.Kind.RECEIVER) {
            return guard(load.operand(0), load.position());
        }
        Value value = load.result();
        if (!Pushable.isFixed(value, summary)) {
            return new Refusal(Reason.UNACCOUNTED, load.position());
        }
        Refusal refusal = explainAny(load);
        // a transfer to or from an array that is missing moves nothing: there is no need to look before
        if (refusal == null && load.kind() == Effect.Kind.ARRAY_LOAD && value.equals(arrayOfCopy)) {
            guards.remove(value);
        }
        return refusal;
    }

    /** Why the load could throw, or be seen, between two rounds, or null. */
    public Refusal explainAny(Effect load) {
        if (load.kind() == Effect.Kind.ARRAY_LOAD) {
            exclusive = true;
            return explainRow(load);
        }
        if (load.kind() == Effect.Kind.CAST) {
            return guard(load.result(), load.position());
        }
        if (load.kind() == Effect.Kind.FIELD_LOAD) {
            FieldName field = load.result().field();
            if (summary.method().facts().isVolatile(field)) {
                return new Refusal(Reason.FIELD_VOLATILE, load.position());
            }
            exclusive |= !summary.method().facts().fixed(field);
            if (load.operands().isEmpty()) {
                // the load could be what initializes another class
                return isOwn(field) ? null : new Refusal(Reason.UNACCOUNTED, load.position());
            }
        }
        return guard(load.operand(0), load.position());
    }

    /** The same of any element, whose index may throw. */
    public Refusal explainElement(Effect load) {
        Value element = load.result();
        boolean isRow = load.by().getOpcode() == Opcodes.AALOAD;
        return isRow && Pushable.isFixed(element, summary) ? explainRow(load) : guard(load.operand(0), load.position());
    }

    /** A row that is not there is fetched as null, and any use of it guarded. */
    private Refusal explainRow(Effect load) {
        Value row = load.result();
        String descriptor = new ArrayTypes(summary).descriptor(row);
        // to say that it is an array of anything else could load a class
        boolean isOfPrimitives = descriptor != null && !descriptor.endsWith(";");
        if (!Pushable.isFixed(row, summary) || !isOfPrimitives) {
            return new Refusal(Reason.UNACCOUNTED, load.position());
        }
        guards.add(row);
        rows.put(row, descriptor);
        return null;
    }

    public Refusal explainStore(Effect store) {
        FieldInsnNode by = (FieldInsnNode) store.by();
        FieldName field = new FieldName(by.owner, by.name, by.desc);
        if (summary.method().facts().isVolatile(field)) {
            return new Refusal(Reason.FIELD_VOLATILE, store.position());
        }
        boolean isStatic = store.operands().size() == 1;
        if (isStatic) {
            return isOwn(field) ? null : new Refusal(Reason.UNACCOUNTED, store.position());
        }
        return guard(store.operand(0), store.position());
    }

    private boolean isOwn(FieldName field) {
        return summary.method().facts().declares(field);
    }

    /** Why it cannot be made certain before the loop that the object is there, or null. */
    public Refusal guard(Value object, int position) {
        if (isThis(object) || Made.is(object)) {
            return null;
        }
        if (!Pushable.isFixed(object, summary)) {
            return new Refusal(Reason.UNACCOUNTED, position);
        }
        guards.add(object);
        return null;
    }

    private boolean isThis(Value value) {
        return value.isLocal(0)
                && !summary.method().isStatic()
                && !summary.method().assigns(0);
    }

    public List<Value> guards() {
        return new ArrayList<>(guards);
    }

    /** The rows that are fetched, with their descriptors. */
    public Map<Value, String> rows() {
        return new LinkedHashMap<>(rows);
    }

    /** Whether something is loaded that other code could change meanwhile. */
    public boolean exclusive() {
        return exclusive;
    }
}
