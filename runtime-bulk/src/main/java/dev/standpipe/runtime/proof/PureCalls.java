package dev.standpipe.runtime.proof;

import dev.standpipe.runtime.proof.Condition.Relation;

/** Static methods of the JDK that do nothing but calculate, and the one that copies arrays. */
final class PureCalls {
    private PureCalls() {}

    /** What is returned; null of a method that is none of these. */
    static Value result(Member called, Value[] arguments, Way way) throws Unproved {
        String owner = called.owner;
        if (!owner.startsWith("java/")) {
            return null;
        }
        switch (owner.substring(owner.lastIndexOf('/') + 1) + "." + called.name) {
            case "Float.intBitsToFloat":
            case "Double.longBitsToDouble":
            case "Float.floatToRawIntBits":
            case "Double.doubleToRawLongBits":
                return arguments[0];
            case "Float.floatToIntBits":
                return Carrying.canonical(Numbers.bits(arguments[0], 32), way.op);
            case "Double.doubleToLongBits":
                return Carrying.canonical(Numbers.bits(arguments[0], 64), way.op);
            case "Integer.reverseBytes":
                return Numbers.reversed(arguments[0], 4);
            case "Long.reverseBytes":
                return Numbers.reversed(arguments[0], 8);
            case "Short.reverseBytes":
                return Numbers.cut(Numbers.reversed(arguments[0], 2), 32, 16, true);
            case "Character.reverseBytes":
                return Numbers.cut(Numbers.reversed(arguments[0], 2), 32, 16, false);
            case "Byte.toUnsignedInt":
                return Numbers.and(arguments[0], Linear.of(0xFF), 32);
            case "Math.min":
            case "Math.max":
                return called.returned() == 'I' || called.returned() == 'J' ? bound(called.name, arguments, way) : null;
            case "Objects.requireNonNull":
                return there(arguments[0], way);
            case "Objects.checkFromIndexSize":
                return checked(arguments);
            case "System.arraycopy":
                copy(arguments, way);
                return Value.OPAQUE;
            default:
                return null;
        }
    }

    /** Null where it may be missing. */
    private static Value there(Value value, Way way) {
        if (value instanceof Place) {
            way.isThere((Place) value);
            return value;
        }
        return value instanceof Made ? value : null;
    }

    private static Value bound(String name, Value[] arguments, Way way) throws Unproved {
        Value other = arguments[arguments.length / 2];
        Relation first = name.equals("min") ? Relation.NOT_GREATER : Relation.NOT_LESS;
        return Numbers.compare(arguments[0], other, first, way) ? arguments[0] : other;
    }

    private static Value checked(Value[] arguments) throws Unproved {
        int from = Numbers.constant(arguments[0]);
        int size = Numbers.constant(arguments[1]);
        if (from < 0 || size < 0 || size > Numbers.constant(arguments[2]) - from) {
            throw Unproved.thrown();
        }
        return arguments[0];
    }

    private static void copy(Value[] arguments, Way way) throws Unproved {
        Linear from = way.exact(Numbers.linear(arguments[1]));
        Linear to = way.exact(Numbers.linear(arguments[3]));
        int length = Numbers.constant(arguments[4]);
        if (length < 1 || length > 8 || arguments[0].equals(arguments[2])) {
            throw new Unproved("it copies something else than an element");
        }
        for (int k = 0; k < length; k++) {
            Linear place = Linear.of(k);
            Value value = way.load(arguments[0], from.plus(place, 1, true));
            way.store(arguments[2], to.plus(place, 1, true), value);
        }
    }
}
