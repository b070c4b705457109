package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The calls of {@code readFully} in a round: their bytes come with those of the other reads, and go from there into the
 * program's array, when it is their turn.
 */
final class Fills {
    private final Summary summary;
    private final Replay replay;
    private final OwnArrays own;

    /** How much of each array is known to be there. */
    private final Map<Value, Integer> known = new HashMap<>();

    private int filled;

    Fills(Summary summary, Replay replay, OwnArrays own) {
        this.summary = summary;
        this.replay = replay;
        this.own = own;
    }

    /** Takes the call up among what a round does, or says why not. */
    Refusal take(Effect fill, Set<ArrayAccess> accesses) {
        Value array = fill.operand(1);
        int bytes = fill.transfer().bytes();
        int from = from(fill);
        filled += bytes;
        if (from < 0 || from > Skips.MOST || filled > Skips.MOST) {
            return new Refusal(Reason.CALL_IN_LOOP, fill.position());
        }
        if (!Shape.isCopyable(summary, fill)) {
            return new Refusal(Reason.TRANSFER_IN_HELPER, fill.position());
        }
        boolean there = own.has(array) ? own.length(array) >= from + bytes : isSteady(array);
        if (!there || !isWhole(fill, bytes)) {
            return new Refusal(Reason.ARRAY_CHANGES, fill.position());
        }
        if (!own.has(array)) {
            known.put(array, Math.max(from + bytes, known.getOrDefault(array, 0)));
            accesses.add(new ArrayAccess(array, Value.constant(from + bytes - 1), 0, true));
        }
        replay.fills.add(new StagedRead(fill, replay.size()));
        replay.layout.fills(bytes);
        return null;
    }

    /** Where in the array the bytes go, or -1 if that is not known. */
    private static int from(Effect fill) {
        if (fill.operands().size() == 2) {
            return 0;
        }
        boolean certain = fill.operand(3).isConstant(fill.transfer().bytes())
                && fill.operand(2).kind() == Value.Kind.CONSTANT;
        return certain ? (Integer) fill.operand(2).constant() : -1;
    }

    private boolean isSteady(Value array) {
        return (array.kind() == Value.Kind.LOCAL || array.kind() == Value.Kind.FIELD)
                && Pushable.isFixed(array, summary);
    }

    /** A call that fills all of an array must find it as long as is thought: that is looked at before the loop. */
    private boolean isWhole(Effect fill, int bytes) {
        Value array = fill.operand(1);
        if (fill.operands().size() > 2) {
            return true;
        }
        Integer other = own.has(array) ? Integer.valueOf(own.length(array)) : replay.lengths.put(array, bytes);
        return other == null || other == bytes;
    }

    /** Whether it is certain that the element is there. */
    boolean reach(Value array, Value index) {
        Integer length = known.get(array);
        return length != null && OwnArrays.isBelow(index, length);
    }
}
