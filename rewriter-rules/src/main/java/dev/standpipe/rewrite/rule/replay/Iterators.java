package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The iterators of which each round takes one element, before it writes: how many elements they still have is known in
 * front of the loop, and that is how many rounds there are.
 */
final class Iterators {
    private final Summary summary;
    private final Set<Value> iterators = new LinkedHashSet<>();
    private final Map<AbstractInsnNode, Value> takes = new LinkedHashMap<>();

    Iterators(Summary summary) {
        this.summary = summary;
    }

    static boolean isOne(Effect call) {
        return asks(call) || takes(call);
    }

    private static boolean asks(Effect effect) {
        return effect.kind() == Effect.Kind.QUIET_CALL && ListCalls.askIterator((MethodInsnNode) effect.by());
    }

    private static boolean takes(Effect effect) {
        return effect.kind() == Effect.Kind.QUIET_CALL && ListCalls.takeElement((MethodInsnNode) effect.by());
    }

    /** Why the call of an iterator stands in the way, or null. */
    Refusal refuse(Effect call) {
        Value iterator = call.operand(0);
        boolean own = summary.flow().code()[call.position()] == call.by();
        if (!own || iterator.kind() != Value.Kind.LOCAL || !summary.invariant(iterator) || !isTakenByAll(iterator)) {
            return new Refusal(Reason.CALL_IN_LOOP, call.position());
        }
        iterators.add(iterator);
        if (iterators.size() > 1) {
            // both may be the same
            return new Refusal(Reason.CALL_IN_LOOP, call.position());
        }
        Value other = takes(call) ? takes.put(call.by(), iterator) : null;
        return other == null || other.equals(iterator) ? null : new Refusal(Reason.CALL_IN_LOOP, call.position());
    }

    private boolean isTakenByAll(Value iterator) {
        for (Path round : summary.rounds()) {
            if (!isTakenOnce(round, iterator)) {
                return false;
            }
        }
        return true;
    }

    /** By the round; it may ask before whether there is another. */
    private static boolean isTakenOnce(Path round, Value iterator) {
        boolean taken = false;
        boolean late = false;
        for (Effect effect : round.effects()) {
            if (isOne(effect) && effect.operand(0).equals(iterator)) {
                if (late) {
                    return false;
                }
                taken = takes(effect);
            }
            late |= taken || effect.kind() == Effect.Kind.TRANSFER;
        }
        return taken;
    }

    /** Whether the path leaves the loop since an iterator has no more elements, and before it has taken one. */
    boolean end(Path exit) {
        if (exit.decisions().isEmpty()
                || exit.lastEdge() == null
                || exit.effects().isEmpty()) {
            return false;
        }
        Decision last = exit.decisions().get(exit.decisions().size() - 1);
        Effect before = exit.effects().get(exit.effects().size() - 1);
        Value condition = last.condition();
        if (!asks(before)
                || last.effectsBefore() != exit.effects().size()
                || condition.kind() != Value.Kind.TEST
                || !condition.operand(0).equals(before.result())
                || !condition.operand(1).isConstant(0)) {
            return false;
        }
        for (Effect effect : exit.effects()) {
            if (takes(effect) && effect.operand(0).equals(before.operand(0))) {
                return false;
            }
        }
        return (last.jumped() ? Bound.opposite(condition.which()) : condition.which()) == Opcodes.IFNE;
    }

    List<Value> all() {
        return new ArrayList<>(iterators);
    }

    /** By the instruction that takes an element, from which iterator. */
    Map<AbstractInsnNode, Value> takes() {
        return takes;
    }
}
