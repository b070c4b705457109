package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;

/** Which values can be computed in front of the loop. */
public final class Pushable {
    private static final Predicate<Value> NOT = new Predicate<Value>() {
        @Override
        public boolean test(Value value) {
            return isNot(value);
        }
    };

    private static final Predicate<Value> NOT_IN_ROUND = new Predicate<Value>() {
        @Override
        public boolean test(Value value) {
            return value.kind() != Value.Kind.ELEMENT && isNot(value);
        }
    };

    private Pushable() {}

    public static boolean at(Value value) {
        return !value.contains(NOT);
    }

    /** The same at the beginning of a round, of which it is known that the elements it loads are there. */
    public static boolean inRound(Value value) {
        return !value.contains(NOT_IN_ROUND);
    }

    /** It can, and is the same in every round. */
    public static boolean isFixed(Value value, Summary summary) {
        return summary.invariant(value) && at(value);
    }

    private static boolean divides(Value value) {
        return value.isOperation(Opcodes.IDIV)
                || value.isOperation(Opcodes.IREM)
                || value.isOperation(Opcodes.LDIV)
                || value.isOperation(Opcodes.LREM);
    }

    /** Than 0, by which nothing is divided. */
    private static boolean isOther(Value divisor) {
        return divisor.kind() == Value.Kind.CONSTANT && !divisor.isConstant(0) && !divisor.isConstant(0L);
    }

    private static boolean isNot(Value value) {
        switch (value.kind()) {
            case CONSTANT:
            case LOCAL:
            case FIELD:
            case LENGTH:
            case CAST:
            case CALL:
                return false;
            case OPERATION:
                return divides(value) && !isOther(value.operand(1));
            case ELEMENT:
                // rows only: Standpipe.row fetches them without throwing
                return value.load() != Opcodes.AALOAD;
            default:
                return true;
        }
    }
}
