package dev.standpipe.runtime.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One way through the methods that an element passes: what was met on it so far. */
final class Way {
    private static final int MOST_DECISIONS = 32;

    /** No calculation that is followed overflows a long from there. */
    private static final long FAR = 1L << 62;

    private static final ClassName ANY = new ClassName("java/lang/Object", Object.class);

    /** Which of two branches was taken, each time it was not known. */
    final List<Boolean> decisions;

    /** What the method is called for. */
    final Op op;

    private int decided;

    /** Where each was, so that the same branch is taken again where it is met again. */
    private final List<Long> sites = new ArrayList<>();

    private MethodCode method;
    private int instruction;

    /** That were followed so far. */
    int instructions;

    final Set<Condition> conditions = new LinkedHashSet<>();

    /** Whether the value was taken to be different from zero, where that was asked. */
    Boolean valueIsSet;

    /** The value of which that was asked. */
    Bits tested;

    /** What fields hold that were written or read. */
    final Map<Symbol, Value> fields = new LinkedHashMap<>();

    final Set<Symbol> written = new LinkedHashSet<>();

    /** The bytes of the element, where they come from or go to. */
    final List<Carried> bytes = new ArrayList<>();

    final List<Op> calls = new ArrayList<>();

    /** On which object the calls are made. */
    Place called;

    final Map<Place, ClassName> casts = new LinkedHashMap<>();

    /** Objects that have to be a constant. */
    final Map<Place, FieldName> constants = new LinkedHashMap<>();

    /** Classes whose assertions have to be off. */
    final Set<ClassName> asserting = new LinkedHashSet<>();

    /** An exception, if the way ends with it. Otherwise what its constructor does would have to be followed. */
    boolean makesObject;

    /** How many monitors of the stream are held just now. */
    int monitors;

    /** Whether something was done, or bytes were carried, while they were held, and while they were not. */
    boolean doesLocked;

    boolean doesUnlocked;
    boolean carriesLocked;

    Way(Op op, List<Boolean> decisions) {
        this.op = op;
        this.decisions = new ArrayList<>(decisions);
    }

    /** Who waits for a lock has done something, whatever is done then. */
    void lock() {
        monitors++;
        doesLocked = true;
    }

    boolean decide() throws Unproved {
        long site = (long) method.key.hashCode() << Integer.SIZE | instruction;
        if (decided == decisions.size()) {
            if (decided == MOST_DECISIONS) {
                throw new Unproved("it has too many branches");
            }
            int before = sites.lastIndexOf(site);
            decisions.add(before < 0 || decisions.get(before));
        }
        sites.add(site);
        return decisions.get(decided++);
    }

    /** Whether the branch that was the {@code k}th to be decided had been decided before. */
    boolean isMetAgain(int k) {
        return sites.indexOf(sites.get(k)) < k;
    }

    /** Comes to that instruction of a method. */
    void at(MethodCode method, int instruction) {
        this.method = method;
        this.instruction = instruction;
    }

    void require(Linear number, Condition.Relation relation) throws Unproved {
        if (!number.isConstant()) {
            conditions.add(Condition.of(number, relation));
        } else if (!relation.holds(number.constant)) {
            throw Unproved.thrown();
        }
    }

    /** Of what is used as a number, and so must not have overflowed. */
    Linear exact(Linear number) throws Unproved {
        if (number.mayOverflow == 0) {
            return number;
        }
        boolean isInt = number.mayOverflow == Integer.SIZE;
        Linear within = number.within();
        require(within.minus(isInt ? Integer.MIN_VALUE : -FAR), Condition.Relation.NOT_LESS);
        require(within.minus(isInt ? Integer.MAX_VALUE : FAR), Condition.Relation.NOT_GREATER);
        return within;
    }

    Value field(Place place, FieldName name) throws Unproved {
        touches();
        Symbol symbol = new Symbol(place, name);
        Value known = fields.get(symbol);
        if (known == null) {
            refuseAliases(symbol);
            known = name.isReference() ? place.at(name) : Linear.of(symbol);
            fields.put(symbol, known);
        }
        return known;
    }

    void field(Place place, FieldName name, Value value) throws Unproved {
        touches();
        if (!place.isStream()) {
            throw new Unproved("it changes the field " + name + " of another object");
        }
        if (value instanceof Made) {
            throw new Unproved("it keeps an array in the field " + name);
        }
        Symbol symbol = new Symbol(place, name);
        refuseAliases(symbol);
        fields.put(symbol, value);
        written.add(symbol);
    }

    /** The same field of two objects could be one field. */
    private void refuseAliases(Symbol symbol) throws Unproved {
        for (Symbol other : fields.keySet()) {
            if (other.field.equals(symbol.field) && !other.place.equals(symbol.place)) {
                throw new Unproved("it uses the field " + symbol.field + " of two objects");
            }
        }
    }

    private void touches() {
        doesLocked |= monitors > 0;
        doesUnlocked |= monitors == 0;
    }

    Value load(Value array, Linear index) throws Unproved {
        if (array instanceof Made) {
            Value[] known = ((Made) array).bytes;
            if (!index.isConstant() || index.constant < 0 || index.constant >= known.length) {
                throw new Unproved("it reads an array at a place that is not known");
            }
            return known[(int) index.constant];
        }
        Place place = within(array, index);
        bytes.add(new Carried(place, index, null));
        return Bits.from(8 * (bytes.size() - 1), 8, true, 32);
    }

    void store(Value array, Linear index, Value value) throws Unproved {
        if (array instanceof Made) {
            Value[] known = ((Made) array).bytes;
            if (!index.isConstant() || index.constant < 0 || index.constant >= known.length) {
                throw new Unproved("it writes to an array at a place that is not known");
            }
            known[(int) index.constant] = value;
            return;
        }
        Place place = within(array, index);
        bytes.add(new Carried(place, index, value));
    }

    void isThere(Place place) {
        if (!place.isStream()) {
            casts.putIfAbsent(place, ANY);
        }
    }

    /** It is taken to be of that class, which becomes a condition. */
    void isOf(Place place, ClassName type) throws Unproved {
        ClassName before = casts.put(place, type);
        if (before != null && before != ANY && !before.equals(type)) {
            throw new Unproved("it takes " + place + " for two things");
        }
    }

    private Place within(Value array, Linear index) throws Unproved {
        if (!(array instanceof Place) || !"[B".equals(((Place) array).field.type)) {
            throw new Unproved("it uses an array that is not one of bytes");
        }
        if (index.isConstant()) {
            throw new Unproved("it uses the same place of an array for each element");
        }
        touches();
        carriesLocked |= monitors > 0;
        Place place = (Place) array;
        Linear exact = exact(index);
        require(exact, Condition.Relation.NOT_LESS);
        require(Linear.of(new Symbol(place, null)).minus(exact), Condition.Relation.GREATER);
        return place;
    }

    /** The other stream does the same with an element, or with some of its bytes. Returns the first of these. */
    int call(Op op, Place place) throws Unproved {
        touches();
        carriesLocked |= monitors > 0;
        if (called != null && !called.equals(place)) {
            throw new Unproved("it uses two streams");
        }
        called = place;
        calls.add(op);
        int first = bytes.size();
        for (int k = 0; k < op.width; k++) {
            bytes.add(new Carried(place, null, null));
        }
        return first;
    }
}
