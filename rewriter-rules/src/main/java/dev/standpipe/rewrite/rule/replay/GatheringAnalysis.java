package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.call.QuietCalls;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.ArrayTypes;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Boxing;
import dev.standpipe.rewrite.rule.proof.Loads;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.rule.proof.Verdict;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Proves that rounds can be made before what they write is written: all that they do besides is to compute, to look,
 * and to change the loop's own locals, which can be put back. What they may throw is no obstacle: such a round is the
 * loop's.
 */
public final class GatheringAnalysis {
    private final Summary summary;
    private final Gathering gathering = new Gathering();
    private final Loads loads;
    private final ArrayTypes arrays;
    private final ChangedLocals locals;
    private final AskedLists lists;
    private final Iterators iterators;

    /** Paths share what they have in common. */
    private final Set<Effect> explained = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Unexplained unexplained = new Unexplained();

    private int transfers;

    public GatheringAnalysis(Summary summary) {
        this.summary = summary;
        this.loads = new Loads(summary);
        this.arrays = new ArrayTypes(summary);
        this.locals = new ChangedLocals(summary);
        this.lists = new AskedLists(summary);
        this.iterators = new Iterators(summary);
    }

    /** A {@link Gathering}, or why it is none. */
    public Verdict verdict() {
        Refusal refusal = Shape.refuseUnlessQuiet(summary);
        if (refusal == null) {
            refusal = findTransfers();
        }
        if (refusal == null) {
            refusal = explain();
            gathering.lists = lists.classes();
            gathering.iterators = iterators.all();
            gathering.takes = iterators.takes();
        }
        if (refusal == null) {
            refusal = locals.refuseObjects();
        }
        if (refusal == null) {
            refusal = findEnd();
        }
        if (refusal == null) {
            refusal = refuseUnexplained();
        }
        if (refusal == null) {
            refusal = Shape.compareHandlers(summary);
        }
        if (refusal != null) {
            return refusal;
        }
        gathering.saved = locals.types();
        if (gathering.saved == null || new MetTypes(summary).met() != Refusal.NOWHERE) {
            return new Refusal(Reason.NO_ENTRY);
        }
        gathering.guards = new ArrayList<>();
        for (Value guarded : loads.guards()) {
            // what only rounds look at is for them to find missing
            if (unexplained.why(guarded) == null) {
                gathering.guards.add(guarded);
            }
        }
        gathering.guards.addAll(gathering.lists.keySet());
        gathering.rows = loads.rows();
        return gathering;
    }

    private Refusal findTransfers() {
        GatheredWrites writes = new GatheredWrites(summary, gathering);
        Refusal refusal = writes.find();
        transfers = writes.each();
        gathering.exposed = refusal == null && isExposed(gathering.receiver);
        return refusal;
    }

    private Refusal explain() {
        for (List<Path> paths : Arrays.asList(summary.rounds(), summary.exits())) {
            for (Path path : paths) {
                for (Effect effect : path.effects()) {
                    Refusal refusal = explained.add(effect) ? explain(effect) : null;
                    if (refusal != null) {
                        return refusal;
                    }
                }
            }
        }
        return null;
    }

    private Refusal explain(Effect effect) {
        switch (effect.kind()) {
            case TRANSFER:
            case DIVISION:
            case LENGTH:
            case RECEIVER:
            case CAST:
                return lookUp(effect);
            case FIELD_LOAD:
                return explainField(effect);
            case ARRAY_LOAD:
                return effect.by().getOpcode() == Opcodes.BALOAD ? explainBytes(effect) : lookUp(effect);
            case QUIET_CALL:
                return explainCall(effect);
            case CALL:
            case OWN_CALL:
            case SEEK:
            case SKIP:
                return new Refusal(Reason.CALL_IN_LOOP, effect.position());
            case INNER_LOOP:
                return new Refusal(Reason.LOOP_IN_LOOP);
            default:
                return Boxing.isCast(effect.by())
                        ? null
                        : ElementCasts.isOne(effect)
                                ? new ElementCasts(summary).refuse(effect)
                                : new Refusal(Reason.UNACCOUNTED, effect.position());
        }
    }

    /** A number is put into an object or taken out, or a character out of a string, or an element out of a list. */
    private Refusal explainCall(Effect call) {
        MethodInsnNode by = (MethodInsnNode) call.by();
        if (Boxing.is(by) && by.getOpcode() == Opcodes.INVOKESTATIC) {
            return null;
        }
        if (Iterators.isOne(call)) {
            return iterators.refuse(call);
        }
        if (ListCalls.look(by)) {
            Refusal refusal = lists.refuse(call);
            return refusal != null ? refusal : lookUp(call);
        }
        return Boxing.is(by) || QuietCalls.isOfText(by)
                ? lookUp(call)
                : new Refusal(Reason.CALL_IN_LOOP, call.position());
    }

    /**
     * It may throw, but not in a method that is copied into the loop, and would be in its stack trace; what is looked
     * at before the loop must not.
     */
    private Refusal lookUp(Effect effect) {
        AbstractInsnNode own = summary.flow().code()[effect.position()];
        boolean copied = own != effect.by() && summary.inlines(own);
        Refusal refusal = Loads.isOne(effect)
                ? loads.explainAny(effect)
                : new Refusal(Reason.TRANSFER_IN_HELPER, effect.position());
        if (refusal != null && effect.result() != null && !isSize(effect.result())) {
            unexplained.put(effect.result(), refusal);
        }
        return copied && effect.kind() != Effect.Kind.TRANSFER ? refusal : null;
    }

    /** What is looked at before the loop: what is written to, bytes that may be the stream's, and the ends. */
    private Refusal refuseUnexplained() {
        List<Value> before = new ArrayList<>();
        before.add(gathering.receiver);
        before.addAll(gathering.lists.keySet());
        for (ArrayAccess access : gathering.accesses) {
            before.add(access.array());
        }
        for (Bound bound : gathering.bounds) {
            before.add(bound.fixed());
            before.add(bound.moving());
        }
        for (Value value : before) {
            if (unexplained.why(value) != null) {
                return unexplained.why(value);
            }
        }
        return null;
    }

    private Refusal explainField(Effect load) {
        FieldName field = load.result().field();
        boolean elsewhere =
                load.operands().isEmpty() && !summary.method().facts().declares(field);
        Refusal refusal = loads.explainAny(load);
        return refusal != null && (elsewhere || refusal.reason() == Reason.FIELD_VOLATILE) ? refusal : lookUp(load);
    }

    /** Bytes could be those that are written to. */
    private Refusal explainBytes(Effect load) {
        Value array = load.operand(0);
        ElementType type = arrays.elementType(array, Opcodes.BALOAD);
        if (type == null || type == ElementType.BOOLEAN) {
            return type == null ? new Refusal(Reason.ARRAY_UNKNOWN, load.position()) : null;
        }
        if (!Pushable.isFixed(array, summary)) {
            return new Refusal(Reason.ARRAY_CHANGES, load.position());
        }
        gathering.accesses.add(ArrayAccess.ofBytes(array));
        return null;
    }

    private Refusal findEnd() {
        gathering.bounds = new ArrayList<>();
        for (Path exit : summary.exits()) {
            if (iterators.end(exit)) {
                continue;
            }
            Bound bound = Bound.of(summary, exit, transfers);
            // a late test is not made in the copy, and other code may have changed what it asks for
            if (bound == null || !bound.early() && (isExposed(bound.fixed()) || isExposed(bound.moving()))) {
                return new Refusal(Reason.END_UNKNOWN, Shape.lastPosition(exit));
            }
            gathering.bounds.add(bound);
        }
        return null;
    }

    private boolean isExposed(Value value) {
        return value.contains(new Predicate<Value>() {
            @Override
            public boolean test(Value part) {
                return part.kind() == Value.Kind.ELEMENT
                        || isSize(part)
                        || part.kind() == Value.Kind.FIELD
                                && !summary.method().facts().fixed(part.field());
            }
        });
    }

    private static boolean isSize(Value value) {
        return value.kind() == Value.Kind.CALL && ListCalls.isSize(value.method());
    }
}
