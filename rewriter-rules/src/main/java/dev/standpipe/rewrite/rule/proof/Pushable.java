package dev.standpipe.rewrite.rule.proof;

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

    private Pushable() {}

    public static boolean at(Value value) {
        return !value.contains(NOT);
    }

    private static boolean isNot(Value value) {
        switch (value.kind()) {
            case CONSTANT:
            case LOCAL:
            case FIELD:
            case LENGTH:
            case CAST:
            case CALL:
            case OPERATION:
                return false;
            case ELEMENT:
                // rows only: Standpipe.row fetches them without throwing
                return value.load() != Opcodes.AALOAD;
            default:
                return true;
        }
    }
}
