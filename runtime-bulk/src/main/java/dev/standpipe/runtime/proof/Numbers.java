package dev.standpipe.runtime.proof;

import dev.standpipe.runtime.proof.Condition.Relation;

/** Java's arithmetic on what is known of numbers. */
final class Numbers {
    private static final String TOO_MUCH = "it calculates what cannot be followed";

    private Numbers() {}

    static Bits bits(Value value, int length) throws Unproved {
        if (value instanceof Linear && ((Linear) value).isConstant()) {
            return Bits.of(((Linear) value).constant, length);
        }
        if (value instanceof Bits) {
            return (Bits) value;
        }
        throw new Unproved(TOO_MUCH);
    }

    static Linear linear(Value value) throws Unproved {
        if (value instanceof Linear) {
            return (Linear) value;
        }
        if (value instanceof Bits && ((Bits) value).isConstant()) {
            return Linear.of(((Bits) value).least());
        }
        throw new Unproved("it takes a part of the data for a number");
    }

    static int constant(Value value) throws Unproved {
        Linear number = linear(value);
        if (!number.isConstant()) {
            throw new Unproved(TOO_MUCH);
        }
        return (int) number.constant;
    }

    private static Value simple(Bits bits) throws Unproved {
        if (bits == null) {
            throw new Unproved(TOO_MUCH);
        }
        return bits.isConstant() ? Linear.of(bits.least()) : bits;
    }

    static Value sum(Value a, Value b, int times, boolean isInt) throws Unproved {
        if (a instanceof Linear && b instanceof Linear) {
            return ((Linear) a).plus((Linear) b, times, isInt);
        }
        int length = isInt ? 32 : 64;
        if (times < 0) {
            throw new Unproved(TOO_MUCH);
        }
        return simple(bits(a, length).or(bits(b, length), true));
    }

    static Value product(Value a, Value b, boolean isInt) throws Unproved {
        Linear x = linear(a);
        Linear y = linear(b);
        if (x.isConstant() && Linear.isWithin(64, x.constant)) {
            return Linear.of(0).plus(y, x.constant, isInt);
        }
        if (y.isConstant() && Linear.isWithin(64, y.constant)) {
            return Linear.of(0).plus(x, y.constant, isInt);
        }
        throw new Unproved(TOO_MUCH);
    }

    static Value shift(Value a, Value by, boolean left, boolean signed, int length) throws Unproved {
        int places = constant(by) & length - 1;
        return places == 0 ? a : simple(bits(a, length).shift(left ? places : -places, signed));
    }

    static Value and(Value a, Value b, int length) throws Unproved {
        return simple(bits(a, length).and(bits(b, length)));
    }

    static Value or(Value a, Value b, int length) throws Unproved {
        return simple(bits(a, length).or(bits(b, length), false));
    }

    static Value exclusive(Value a, Value b, int length) throws Unproved {
        return simple(bits(a, length).or(bits(b, length), true));
    }

    /** A cast to a type of so many bits. */
    static Value cut(Value a, int from, int count, boolean signed) throws Unproved {
        if (a instanceof Linear && ((Linear) a).isAField(count, signed)) {
            return a;
        }
        return simple(bits(a, from).low(count, signed, 32));
    }

    /** A cast of a long to an int. */
    static Value narrowed(Value a, Way way) throws Unproved {
        if (!(a instanceof Linear) || ((Linear) a).isConstant()) {
            return cut(a, 64, 32, true);
        }
        Linear number = way.exact((Linear) a);
        way.require(number.minus(Integer.MIN_VALUE), Relation.NOT_LESS);
        way.require(number.minus(Integer.MAX_VALUE), Relation.NOT_GREATER);
        return number;
    }

    static Value widened(Value a, Way way) throws Unproved {
        return a instanceof Bits ? ((Bits) a).low(32, true, 64) : way.exact((Linear) a);
    }

    static Value reversed(Value a, int bytes) throws Unproved {
        Bits bits = bits(a, bytes == 8 ? 64 : 32);
        return bytes >= 4
                ? simple(bits.reversedBytes())
                : simple(bits.reversedBytes().shift(-16, true));
    }

    /** Whether {@code a} compares so with {@code b}, as far as the way is known; what is not becomes a condition. */
    static boolean compare(Value a, Value b, Relation relation, Way way) throws Unproved {
        if (a instanceof Linear && b instanceof Linear) {
            Linear x = way.exact((Linear) a);
            Linear y = way.exact((Linear) b);
            return x.isConstant() && y.isConstant()
                    ? relation.holds(Long.compare(x.constant, y.constant))
                    : compare(x.minus(y), relation, way);
        }
        if (b instanceof Bits && a instanceof Linear) {
            return compareBits((Bits) b, (Linear) a, mirrored(relation), way);
        }
        if (a instanceof Bits && b instanceof Linear) {
            return compareBits((Bits) a, (Linear) b, relation, way);
        }
        throw new Unproved("what it does depends on the data");
    }

    private static boolean compare(Linear difference, Relation relation, Way way) throws Unproved {
        if (difference.isConstant()) {
            return relation.holds(difference.constant);
        }
        Condition holds = Condition.of(difference, relation);
        if (way.conditions.contains(holds)) {
            return true;
        }
        Condition fails = Condition.of(difference, relation.opposite());
        if (way.conditions.contains(fails)) {
            return false;
        }
        boolean taken = way.decide();
        way.conditions.add(taken ? holds : fails);
        return taken;
    }

    private static boolean compareBits(Bits a, Linear b, Relation relation, Way way) throws Unproved {
        if (!b.isConstant()) {
            throw new Unproved("what it does depends on the data");
        }
        boolean equality = relation == Relation.EQUAL || relation == Relation.DIFFERENT;
        if (equality && a.contradicts(b.constant)) {
            return relation == Relation.DIFFERENT;
        }
        boolean least = relation.holds(Long.compare(a.least(), b.constant));
        boolean most = relation.holds(Long.compare(a.most(), b.constant));
        if (!equality && least == most) {
            return least;
        }
        if (!equality || b.constant != 0 || way.valueIsSet != null) {
            throw new Unproved("what it does depends on the data");
        }
        way.valueIsSet = way.decide();
        way.tested = a;
        return way.valueIsSet == (relation == Relation.DIFFERENT);
    }

    private static Relation mirrored(Relation relation) {
        switch (relation) {
            case LESS:
                return Relation.GREATER;
            case GREATER:
                return Relation.LESS;
            case NOT_LESS:
                return Relation.NOT_GREATER;
            case NOT_GREATER:
                return Relation.NOT_LESS;
            default:
                return relation;
        }
    }
}
