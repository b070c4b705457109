package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.ArrayTypes;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * The elements of arrays of numbers that rounds look at and store. Where an index is counted it is known before the
 * loop that they are there; where it is not, a round may throw. Bytes that are stored must not be what the stream reads
 * from, and of an array of another type it can be told that it is not.
 */
final class TouchedArrays {
    private final Summary summary;
    private final ThrownInRound thrown;
    private final OwnArrays own;
    private final Fills fills;
    private final ArrayTypes types;
    private final Set<ArrayAccess> accesses = new LinkedHashSet<>();

    TouchedArrays(Summary summary, ThrownInRound thrown, OwnArrays own, Fills fills) {
        this.summary = summary;
        this.thrown = thrown;
        this.own = own;
        this.fills = fills;
        this.types = new ArrayTypes(summary);
    }

    /** What has to be looked at before the loop. */
    Set<ArrayAccess> accesses() {
        return accesses;
    }

    /** Why an element stands in the way, or null. {@code unread} is how many bytes the round has still to read. */
    Refusal touch(Effect effect, int unread) {
        Value array = effect.operand(0);
        Value index = effect.operand(1);
        if (own.has(array) || fills.reach(array, index)) {
            return null;
        }
        boolean isFixed = Pushable.isFixed(array, summary);
        boolean storesBytes = effect.by().getOpcode() == Opcodes.BASTORE && mayBeOfBytes(array);
        Refusal refusal = refuse(isFixed, index, effect);
        if (refusal == null) {
            accesses.add(new ArrayAccess(array, index, summary.stepOf(index).intValue(), storesBytes));
            return null;
        }
        if (storesBytes && isFixed) {
            accesses.add(ArrayAccess.ofBytes(array));
        }
        return storesBytes && !isFixed ? refusal : thrown.takeUse(effect, unread, refusal);
    }

    private boolean mayBeOfBytes(Value array) {
        return types.elementType(array, Opcodes.BASTORE) != ElementType.BOOLEAN;
    }

    /** Why it is not known before the loop that the element is there. */
    private Refusal refuse(boolean isFixed, Value index, Effect effect) {
        if (effect.by().getOpcode() == Opcodes.AASTORE) {
            return new Refusal(Reason.UNACCOUNTED, effect.position());
        }
        if (!isFixed) {
            return new Refusal(Reason.ARRAY_CHANGES, effect.position());
        }
        return summary.stepOf(index) == null || !Pushable.at(index)
                ? new Refusal(Reason.INDEX_NOT_COUNTED, effect.position())
                : null;
    }
}
