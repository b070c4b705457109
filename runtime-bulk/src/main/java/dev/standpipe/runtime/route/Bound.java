package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.ClassName;
import dev.standpipe.runtime.proof.Condition;
import dev.standpipe.runtime.proof.FieldName;
import dev.standpipe.runtime.proof.Linear;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import dev.standpipe.runtime.proof.Place;
import dev.standpipe.runtime.proof.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A passage with the places that its fields have in objects of one class. */
final class Bound {
    private static final String ASSERTIONS_OFF = "$assertionsDisabled";

    /** So often the methods themselves do it, beside what was foreseen, before they are passed by. */
    private static final int REHEARSALS = 2;

    final Passage passage;

    /** The only one that it calls, or null. */
    final Op call;

    private final List<Place> places = new ArrayList<>();
    private final List<Slot> placeSlots = new ArrayList<>();
    private final List<Class<?>> placeTypes = new ArrayList<>();

    /** What has to be there; null for anything. */
    private final List<SilentListener> placeListeners = new ArrayList<>();

    private final List<Symbol> symbols = new ArrayList<>();

    /** Null for the length of an array. */
    private final List<Slot> symbolSlots = new ArrayList<>();

    /** Of an array, which of the places it is. */
    private final List<Integer> symbolPlaces = new ArrayList<>();

    private final List<Sum> conditions = new ArrayList<>();
    private final List<Slot> steps = new ArrayList<>();
    private final List<Long> stepSizes = new ArrayList<>();
    private final int beneath;

    /** Where in the array it begins; null where there is a stream beneath. */
    private final Sum index;

    private volatile int rehearsed;

    Bound(Class<?> stream, Passage passage) throws ReflectiveOperationException {
        this.passage = passage;
        this.call = onlyCall(passage);
        places.add(null);
        placeSlots.add(null);
        placeTypes.add(null);
        placeListeners.add(null);
        for (Condition condition : passage.conditions()) {
            conditions.add(sum(condition.number));
        }
        for (Map.Entry<FieldName, Long> step : passage.steps().entrySet()) {
            steps.add(new Slot(step.getKey()));
            stepSizes.add(step.getValue());
        }
        beneath = place(passage.beneath);
        index = passage.index == null ? null : sum(passage.index);
        for (ClassName asserting : passage.asserting()) {
            refuseAssertions(asserting.loaded, stream);
        }
        for (Map.Entry<Place, ClassName> cast : passage.casts().entrySet()) {
            placeTypes.set(place(cast.getKey()), cast.getValue().loaded);
        }
        for (Map.Entry<Place, FieldName> constant : passage.constants().entrySet()) {
            placeListeners.set(place(constant.getKey()), new SilentListener(constant.getValue()));
        }
    }

    /** What a class was told at its start counts, and of others than the stream's it is not known that it was. */
    private static void refuseAssertions(Class<?> type, Class<?> stream) throws ReflectiveOperationException {
        if (type.isInterface()
                || !type.isAssignableFrom(stream)
                || !Door.JDK.accessible(type.getDeclaredField(ASSERTIONS_OFF)).getBoolean(null)) {
            throw new NoSuchFieldException("assertions of " + type + " may be on");
        }
    }

    private static Op onlyCall(Passage passage) throws NoSuchMethodException {
        Op only = null;
        for (Op call : passage.calls()) {
            if (only != null && only != call) {
                throw new NoSuchMethodException("an element passes through " + only + " and " + call);
            }
            only = call;
        }
        return only;
    }

    private int place(Place place) throws NoSuchFieldException {
        if (place.isStream()) {
            return 0;
        }
        int known = places.indexOf(place);
        if (known < 0) {
            if (!place.owner.isStream()) {
                throw new NoSuchFieldException(place + " is a field of another object");
            }
            known = places.size();
            places.add(place);
            placeSlots.add(new Slot(place.field));
            placeTypes.add(null);
            placeListeners.add(null);
        }
        return known;
    }

    private Sum sum(Linear number) throws NoSuchFieldException {
        int[] of = new int[number.terms().size()];
        long[] factors = new long[of.length];
        long slope = 0;
        int k = 0;
        for (Map.Entry<Symbol, Long> term : number.terms().entrySet()) {
            of[k] = symbol(term.getKey());
            factors[k++] = term.getValue();
            FieldName field = term.getKey().field;
            slope += field == null ? 0 : term.getValue() * passage.steps().getOrDefault(field, 0L);
        }
        return new Sum(number.constant(), of, factors, slope);
    }

    private int symbol(Symbol symbol) throws NoSuchFieldException {
        int known = symbols.indexOf(symbol);
        if (known < 0) {
            if (symbol.field != null && !symbol.place.isStream()) {
                throw new NoSuchFieldException(symbol + " is a field of another object");
            }
            known = symbols.size();
            symbols.add(symbol);
            symbolSlots.add(symbol.field == null ? null : new Slot(symbol.field));
            symbolPlaces.add(place(symbol.place));
        }
        return known;
    }

    /** What is beneath just now. */
    Object beneath(Object stream) {
        return placeSlots.get(beneath).reference(stream);
    }

    /** Whether the bytes of calls in a row lie in a row. */
    boolean isInARow() {
        return index == null || index.slope == passage.op.width;
    }

    /** What there is to it just now; null where something is missing or is not what it has to be. */
    Look look(Object stream) {
        Object[] found = new Object[places.size()];
        for (int k = 1; k < found.length; k++) {
            found[k] = placeSlots.get(k).reference(stream);
            Class<?> type = placeTypes.get(k);
            SilentListener listener = placeListeners.get(k);
            boolean isRight =
                    (type == null || type.isInstance(found[k])) && (listener == null || listener.is(found[k]));
            if (found[k] == null || !isRight) {
                return null;
            }
        }
        long[] numbers = new long[symbols.size()];
        for (int k = 0; k < numbers.length; k++) {
            Slot slot = symbolSlots.get(k);
            numbers[k] = slot != null ? slot.number(stream) : ((byte[]) found[symbolPlaces.get(k)]).length;
        }
        return new Look(found, numbers);
    }

    void advance(Object stream, long calls) {
        for (int k = 0; k < steps.size(); k++) {
            steps.get(k).add(stream, stepSizes.get(k) * calls);
        }
    }

    /** What {@link #advance} changes, as it is now. */
    long[] counters(Object stream) {
        long[] counters = new long[steps.size()];
        for (int k = 0; k < counters.length; k++) {
            counters[k] = steps.get(k).number(stream);
        }
        return counters;
    }

    /** Whether {@code calls} moved the counters from there as they should. */
    boolean isAhead(long[] before, long[] after, long calls) {
        for (int k = 0; k < before.length; k++) {
            long expected = before[k] + stepSizes.get(k) * calls;
            if (after[k] != expected && after[k] != (int) expected) {
                return false;
            }
        }
        return true;
    }

    boolean isRehearsed() {
        return rehearsed >= REHEARSALS;
    }

    void rehearsed() {
        rehearsed++;
    }

    /** The objects and numbers that a passage depends on, at one moment. */
    final class Look {
        private final Object[] found;
        private final long[] numbers;

        private Look(Object[] found, long[] numbers) {
            this.found = found;
            this.numbers = numbers;
        }

        /** How many calls in a row take this way. */
        long calls(long most) {
            long calls = untilOneWraps(most);
            try {
                for (int k = 0; k < conditions.size() && calls > 0; k++) {
                    calls = conditions.get(k).calls(passage.conditions().get(k).relation, numbers, calls);
                }
            } catch (ArithmeticException tooFar) {
                return 0;
            }
            return calls;
        }

        /** What decides is what is in the fields, and that begins anew when it is too large for one. */
        private long untilOneWraps(long most) {
            long calls = most;
            for (int k = 0; k < numbers.length; k++) {
                FieldName field = symbols.get(k).field;
                long step = field == null ? 0 : passage.steps().getOrDefault(field, 0L);
                if (step != 0) {
                    calls = Math.min(calls, symbols.get(k).room(numbers[k], step > 0) / Math.abs(step));
                }
            }
            return calls;
        }

        Object beneath() {
            return found[beneath];
        }

        int index() {
            return (int) index.value(numbers);
        }
    }
}
