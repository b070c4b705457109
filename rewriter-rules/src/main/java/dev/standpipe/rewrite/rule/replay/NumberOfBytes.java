package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;

/**
 * {@code number = number << 8 | in.read()}, and {@code number |= (in.read() & 0x7F) << shift}: after eight such rounds
 * nothing is left of the first.
 */
final class NumberOfBytes {
    /** Checksums shift by less, or do not put together what they shift. */
    private static final int LEAST_SHIFT = 7;

    private NumberOfBytes() {}

    /** Whether a local or a field becomes such a number. */
    static boolean isIn(Summary summary, Value read) {
        for (Path round : summary.rounds()) {
            List<Value> kept = new ArrayList<>(round.locals().values());
            for (Effect effect : round.effects()) {
                if (effect.kind() == Effect.Kind.FIELD_STORE) {
                    kept.add(effect.operand(effect.operands().size() - 1));
                }
            }
            for (Value value : kept) {
                summary.flow().work().spend(value.size());
                if (value.contains(new Predicate<Value>() {
                    @Override
                    public boolean test(Value part) {
                        return joins(part) && grows(part, read);
                    }
                })) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean joins(Value part) {
        return part.isOperation(Opcodes.IOR)
                || part.isOperation(Opcodes.LOR)
                || part.isOperation(Opcodes.IADD)
                || part.isOperation(Opcodes.LADD);
    }

    private static boolean grows(Value joined, Value read) {
        for (int k = 0; k < 2; k++) {
            Value shifted = joined.operand(k);
            Value other = joined.operand(1 - k);
            if (shifts(shifted)) {
                Value by = shifted.operand(1);
                boolean ofByte = shifted.operand(0).contains(read);
                boolean constant = by.kind() == Value.Kind.CONSTANT;
                if (ofByte && !constant
                        || !ofByte
                                && other.contains(read)
                                && constant
                                && ((Number) by.constant()).intValue() >= LEAST_SHIFT) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean shifts(Value value) {
        return value.isOperation(Opcodes.ISHL) || value.isOperation(Opcodes.LSHL);
    }
}
