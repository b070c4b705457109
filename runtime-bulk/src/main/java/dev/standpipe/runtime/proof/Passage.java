package dev.standpipe.runtime.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One way on which a method of a stream carries an element, all of whose instructions are explained: under which
 * conditions it is taken, where the bytes come from or go to, and by how much it moves the fields of the stream.
 */
public final class Passage {
    /** What of it happens while the monitor of the stream is held. */
    public enum Lock {
        NOTHING,
        /** Nothing that the element itself passes through. */
        FIELDS,
        ALL
    }

    public final Op op;
    private final List<Condition> conditions;
    private final Map<FieldName, Long> steps;

    /** The other stream, or the array. */
    public final Place beneath;

    /** Where in the array the first byte lies; null where it is another stream. */
    public final Linear index;

    private final List<Op> calls;

    /** Whether the first byte is the lowest of the value. */
    public final boolean isLittleEndian;

    /** Whether it leaves something behind, which the next element replaces. */
    public final boolean leavesTraces;

    public final Lock lock;
    private final Map<Place, ClassName> casts;
    private final Map<Place, FieldName> constants;
    private final Set<ClassName> asserting;

    /** Whether it is the way of values that are not 0; null where it is that of all. */
    final Boolean valueIsSet;

    Passage(Op op, Way way, Map<FieldName, Long> steps, boolean isLittleEndian, boolean leavesTraces) {
        this.op = op;
        this.conditions = needed(way.conditions);
        this.steps = steps;
        this.beneath = way.bytes.get(0).place;
        this.index = way.bytes.get(0).index;
        this.calls = way.calls;
        this.isLittleEndian = isLittleEndian;
        this.leavesTraces = leavesTraces;
        this.lock = !way.doesLocked ? Lock.NOTHING : way.doesUnlocked ? Lock.FIELDS : Lock.ALL;
        this.casts = way.casts;
        this.constants = way.constants;
        this.asserting = way.asserting;
        this.valueIsSet = way.valueIsSet;
    }

    private static List<Condition> needed(Set<Condition> all) {
        Map<Object, Condition> strongest = new HashMap<>();
        for (Condition one : all) {
            Condition other = strongest.get(one.subject());
            if (other == null || other.follows(one)) {
                strongest.put(one.subject(), one);
            }
        }
        List<Condition> needed = new ArrayList<>();
        for (Condition one : all) {
            if (strongest.get(one.subject()) == one && !one.isMatterOfCourse()) {
                needed.add(one);
            }
        }
        return needed;
    }

    public List<Condition> conditions() {
        return Collections.unmodifiableList(conditions);
    }

    /** By how much each field of the stream grows. */
    public Map<FieldName, Long> steps() {
        return Collections.unmodifiableMap(steps);
    }

    /** What it calls of the other stream, in this order. */
    public List<Op> calls() {
        return Collections.unmodifiableList(calls);
    }

    /** What the objects there have to be instances of. */
    public Map<Place, ClassName> casts() {
        return Collections.unmodifiableMap(casts);
    }

    /** What constant the objects there have to be. */
    public Map<Place, FieldName> constants() {
        return Collections.unmodifiableMap(constants);
    }

    /** The classes whose assertions are skipped on it. */
    public Set<ClassName> asserting() {
        return Collections.unmodifiableSet(asserting);
    }

    /** Whether there is a way for the other half of the values that does the same. */
    boolean completes(Passage other) {
        return valueIsSet != null && other.valueIsSet == !valueIsSet && isLike(other);
    }

    /** Whether it says the same, but for the values that it is the way of. */
    public boolean isLike(Passage other) {
        return all().equals(other.all());
    }

    private List<Object> all() {
        return Arrays.asList(
                op,
                new HashSet<>(conditions),
                steps,
                beneath,
                index,
                calls,
                isLittleEndian,
                leavesTraces,
                lock,
                casts,
                constants,
                asserting);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (index != null) {
            text.append(beneath).append('[').append(index).append(']');
        } else {
            text.append(calls.size() == 1 ? "" : calls.size() + " times ")
                    .append(calls.get(0))
                    .append(" of ")
                    .append(beneath);
        }
        text.append(isLittleEndian ? ", lowest byte first" : "");
        steps.forEach((field, by) ->
                text.append(", ").append(field).append(by < 0 ? " -= " : " += ").append(Math.abs(by)));
        text.append(leavesTraces ? ", leaving traces" : "");
        text.append(lock == Lock.NOTHING ? "" : lock == Lock.ALL ? ", locked" : ", its fields locked");
        constants.forEach((place, constant) ->
                text.append("; with ").append(place).append(" as ").append(constant));
        if (!conditions.isEmpty()) {
            text.append("; if");
            for (Condition condition : conditions) {
                text.append(text.charAt(text.length() - 1) == 'f' ? " " : " and ")
                        .append(condition);
            }
        }
        return text.toString();
    }
}
