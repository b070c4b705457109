package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.IntInsnNode;

/**
 * Arrays of bytes that a round makes, fills, looks at and forgets. No two of them are there at once for anybody to see,
 * so one will do for all rounds: there is no memory to be asked for in the middle of one.
 */
final class OwnArrays {
    private final Summary summary;
    private final Map<Value, Integer> lengths = new HashMap<>();
    private final Map<Value, Integer> madeAt = new HashMap<>();

    OwnArrays(Summary summary) {
        this.summary = summary;
        for (Effect effect : summary.effects()) {
            int length = isOfBytes(effect) ? length(effect) : 0;
            if (length > 0 && length <= Skips.MOST) {
                lengths.put(effect.result(), length);
                madeAt.put(effect.result(), effect.position());
            }
        }
    }

    private static boolean isOfBytes(Effect effect) {
        return effect.by().getOpcode() == Opcodes.NEWARRAY && ((IntInsnNode) effect.by()).operand == Opcodes.T_BYTE;
    }

    private static int length(Effect made) {
        Value length = made.operand(0);
        return length.kind() == Value.Kind.CONSTANT && length.constant() instanceof Integer
                ? (Integer) length.constant()
                : 0;
    }

    /** Whether it is one of them. */
    boolean has(Value array) {
        return lengths.containsKey(array);
    }

    int length(Value array) {
        return lengths.get(array);
    }

    /** Takes up that one is made; false if a copy of the loop cannot do so. */
    boolean take(Effect making, Replay replay) {
        replay.made.put(making.result().which(), length(making.result()));
        return !replay.fills.isEmpty() && Shape.isCopyable(summary, making);
    }

    /** Why one of them can be seen to be another each time round, or null. */
    Refusal refuse() {
        for (Path path : summary.rounds()) {
            Refusal refusal = refuse(path);
            if (refusal != null) {
                return refusal;
            }
        }
        for (Path path : summary.exits()) {
            Refusal refusal = refuse(path);
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    private Refusal refuse(Path path) {
        if (lengths.isEmpty()) {
            return null;
        }
        Set<Value> filled = new HashSet<>();
        for (Effect effect : path.effects()) {
            for (int k = 0; k < effect.operands().size(); k++) {
                Value array = one(effect.operand(k));
                if (array != null && !isHarmless(effect, k, array, filled)) {
                    return new Refusal(Reason.UNACCOUNTED, madeAt.get(array));
                }
            }
        }
        for (Map.Entry<Integer, Value> local : path.locals().entrySet()) {
            Value array = one(local.getValue());
            if (array != null && isReadLater(local.getKey())) {
                return new Refusal(Reason.UNACCOUNTED, madeAt.get(array));
            }
        }
        return null;
    }

    /** By the next round, or by a handler. */
    private boolean isReadLater(int local) {
        return summary.liveness().into(summary.loop().head()).get(local);
    }

    /** The array that may be got at by the value, or null. */
    private Value one(Value value) {
        if (value.type() == 'A') {
            for (Value array : lengths.keySet()) {
                summary.flow().work().spend(value.size());
                if (value.contains(array)) {
                    return array;
                }
            }
        }
        return null;
    }

    /** Before one is filled, it holds what the round before has left there. */
    private boolean isHarmless(Effect effect, int which, Value array, Set<Value> filled) {
        if (!effect.operand(which).equals(array)) {
            return false;
        }
        switch (effect.kind()) {
            case TRANSFER:
                boolean fills = which == 1 && effect.transfer().fills();
                boolean all = fills && effect.transfer().bytes() == length(array);
                return all ? filled.add(array) || filled.contains(array) : fills && filled.contains(array);
            case ARRAY_LOAD:
            case ARRAY_STORE:
                return which == 0 && filled.contains(array) && isBelow(effect.operand(1), length(array));
            case LENGTH:
                return true;
            default:
                return false;
        }
    }

    static boolean isBelow(Value index, int length) {
        return index.kind() == Value.Kind.CONSTANT
                && index.constant() instanceof Integer
                && (Integer) index.constant() >= 0
                && (Integer) index.constant() < length;
    }
}
