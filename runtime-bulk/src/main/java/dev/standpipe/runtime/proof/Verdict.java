package dev.standpipe.runtime.proof;

import java.util.LinkedHashMap;
import java.util.Map;

/** Whether what happened on a way, up to its end, is the carrying of one element and nothing else. */
final class Verdict {
    private final Op op;
    private final Way way;

    private Verdict(Op op, Way way) {
        this.op = op;
        this.way = way;
    }

    /** {@code array} is what the method was given to read to or write from, or null. */
    static Passage of(Op op, Way way, Value result, Made array) throws Unproved {
        return new Verdict(op, way).passage(result, array);
    }

    private Passage passage(Value result, Made array) throws Unproved {
        require(!way.makesObject, "it makes an object");
        if (way.bytes.size() != op.width) {
            throw new Unproved(op + " carries " + way.bytes.size() + " bytes, not " + op.width);
        }
        findInOrder();
        require(!way.carriesLocked || !way.doesUnlocked, "it locks itself for a part of the element only");
        require(!way.doesLocked || !way.doesUnlocked || !dependsOnFields(), "it locks itself for a condition only");
        boolean little = op.isRead() ? isReadLittleEndian(result, array) : isWrittenLittleEndian(array);
        Map<FieldName, Long> steps = new LinkedHashMap<>();
        boolean leavesTraces = false;
        for (Symbol symbol : way.written) {
            Long step = step(symbol);
            if (step == null) {
                refuseUse(symbol);
                leavesTraces = true;
            } else if (step != 0) {
                steps.put(symbol.field, step);
            }
        }
        return new Passage(op, way, steps, little, leavesTraces);
    }

    /** All in one array, one after the other, or all by another stream. */
    private void findInOrder() throws Unproved {
        Carried first = way.bytes.get(0);
        for (int k = 0; k < way.bytes.size(); k++) {
            Carried one = way.bytes.get(k);
            boolean follows = first.index == null
                    ? one.index == null
                    : one.index != null && one.index.minus(first.index).equals(Linear.of(k));
            if (!follows || !one.place.equals(first.place) || (one.written == null) != op.isRead()) {
                throw new Unproved("the bytes of " + op + " do not lie one after the other");
            }
        }
        if (first.index != null && !way.calls.isEmpty()) {
            throw new Unproved("the bytes of " + op + " come from two places");
        }
    }

    private boolean isReadLittleEndian(Value result, Made array) throws Unproved {
        if (array != null) {
            require(result.equals(Linear.of(op.width)), "read returns something else than it was asked for");
            for (int k = 0; k < array.bytes.length; k++) {
                Value expected = k < op.width ? Bits.from(8 * k, 8, true, 32) : Value.OPAQUE;
                require(array.bytes[k].equals(expected), "read does not fill the array with what comes");
            }
            return false;
        }
        if (op == Op.READ_BOOLEAN && way.valueIsSet != null) {
            require(isAByte(way.tested), "readBoolean does not look at the whole byte");
            require(result.equals(Linear.of(way.valueIsSet ? 1 : 0)), "readBoolean returns something else");
            return false;
        }
        require(way.valueIsSet == null, "what " + op + " does depends on the data");
        if (op == Op.READ_BOOLEAN) {
            require(way.calls.size() == 1 && way.calls.get(0) == op, "readBoolean returns something else");
        }
        if (op.width == 1) {
            require(result.equals(Carrying.read(op, 0)), op + " returns something else than the byte that comes");
            return false;
        }
        boolean little = result.equals(Carrying.value(op, 0, true));
        require(
                little || result.equals(Carrying.value(op, 0, false)),
                op + " makes something else of the bytes that come");
        return little;
    }

    private static boolean isAByte(Bits tested) {
        return tested.equals(Bits.from(0, 8, false, 32)) || tested.equals(Bits.from(0, 8, true, 32));
    }

    private boolean isWrittenLittleEndian(Made array) throws Unproved {
        boolean little = true;
        boolean big = true;
        for (int k = 0; k < op.width; k++) {
            Value written = way.bytes.get(k).written;
            if (op == Op.WRITE_BOOLEAN) {
                Bits expected = way.valueIsSet == null ? Carrying.argument(op) : Bits.of(way.valueIsSet ? 1 : 0, 32);
                require(Numbers.bits(written, 32).equals(expected), "writeBoolean writes something else than 0 or 1");
                return false;
            }
            Bits one = Carrying.ofByte(Numbers.bits(written, 32), 0);
            little &= one.equals(Carrying.ofByte(Carrying.due(op), k));
            big &= one.equals(Carrying.ofByte(Carrying.due(op), op.width - 1 - k));
        }
        require(way.valueIsSet == null, "what " + op + " does depends on the data");
        if (array != null) {
            require(little && isUntouched(array), "write does not write the bytes that it is given");
            return false;
        }
        require(
                little || big,
                op + " makes other bytes of the value" + (op.isFloating() ? ", or writes a NaN as it is" : ""));
        return !big;
    }

    private static boolean isUntouched(Made array) {
        for (int k = 0; k < array.bytes.length; k++) {
            if (!array.bytes[k].equals(Bits.from(8 * k, 8, true, 32))) {
                return false;
            }
        }
        return true;
    }

    /** By how much the field grows, or null where it is given a value that has nothing to do with the one before. */
    private Long step(Symbol symbol) throws Unproved {
        Value last = way.fields.get(symbol);
        if (!(last instanceof Linear) || symbol.field.isReference()) {
            return null;
        }
        Linear by = ((Linear) last).minus(Linear.of(symbol));
        if (!by.isConstant()) {
            return null;
        }
        require(
                by.constant() == 0 || symbol.field.type.equals("I") || symbol.field.type.equals("J"),
                "it counts in the field " + symbol.field + ", which is no int or long");
        return by.constant();
    }

    /** A field that is replaced must not have decided anything: it would decide otherwise for the next element. */
    private void refuseUse(Symbol replaced) throws Unproved {
        String why = "what it leaves in the field " + replaced.field + " decides about the next element";
        for (Condition condition : way.conditions) {
            require(!condition.number.has(replaced), why);
        }
        for (Carried one : way.bytes) {
            require(one.index == null || !one.index.has(replaced), why);
            require(!isAt(one.place, replaced), why);
        }
        for (Place needed : way.casts.keySet()) {
            require(!isAt(needed, replaced), why);
        }
        for (Place needed : way.constants.keySet()) {
            require(!isAt(needed, replaced), why);
        }
        for (Value value : way.fields.values()) {
            boolean uses = value instanceof Linear && ((Linear) value).has(replaced)
                    || value instanceof Place && isAt((Place) value, replaced);
            require(!uses, why);
        }
    }

    /** Who changes them under the lock may wait for what comes of it. */
    private boolean dependsOnFields() {
        for (Condition condition : way.conditions) {
            if (condition.number.hasFields()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(Place place, Symbol field) {
        return !place.isStream() && (place.field.equals(field.field) || isAt(place.owner, field));
    }

    private static void require(boolean holds, String otherwise) throws Unproved {
        if (!holds) {
            throw new Unproved(otherwise);
        }
    }
}
