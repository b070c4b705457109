package dev.standpipe.proof;

import dev.standpipe.runtime.codec.Element;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a generated program asks for its arrays and numbers, and tells what it sees. Both runs of an input get the same answers. */
public final class Scene {
    /** Rounds at most of a loop that no array and no end of file would stop. */
    private static final int FEW = 60;

    private static final String TYPES = "ZBCSIJFD";

    private final World world;
    private final Case c;
    private final Map<String, Object> arrays = new LinkedHashMap<>();
    private final List<Object> kept = new ArrayList<>();
    private final java.io.ByteArrayOutputStream aside = new java.io.ByteArrayOutputStream();
    private int sights;
    private int calls;

    /** Final fields, in an object that might be missing. */
    public static final class Holder {
        public final boolean[] booleans;
        public final byte[] bytes;
        public final char[] chars;
        public final short[] shorts;
        public final int[] ints;
        public final long[] longs;
        public final float[] floats;
        public final double[] doubles;

        Holder(Scene s) {
            booleans = (boolean[]) s.array('Z', 0);
            bytes = (byte[]) s.array('B', 0);
            chars = (char[]) s.array('C', 0);
            shorts = (short[]) s.array('S', 0);
            ints = (int[]) s.array('I', 0);
            longs = (long[]) s.array('J', 0);
            floats = (float[]) s.array('F', 0);
            doubles = (double[]) s.array('D', 0);
        }
    }

    /** A piece of a program, as a lambda or an inner class. */
    public interface Act {
        void act() throws IOException;
    }

    Scene(World world) {
        this.world = world;
        this.c = world.c;
    }

    /** The k-th array of the type with this letter in descriptors. The first has the length that the input says. */
    public Object array(char type, int k) {
        String key = type + " " + k;
        Object known = arrays.get(key);
        if (known == null) {
            known = k == 0 && type == 'B' && c.aliased ? leaked() : null;
            known = known == null ? make(type, k == 0 ? c.length : c.length + delta(k), k) : known;
            arrays.put(key, known);
        }
        return known;
    }

    /** A few rows, some of them missing or short. */
    public Object rows(char type) {
        String key = type + " rows";
        Object known = arrays.get(key);
        if (known == null && c.length >= 0) {
            int many = c.content % 5;
            Object rows = java.lang.reflect.Array.newInstance(form(type).array.arrayType, many);
            for (int r = 0; r < many; r++) {
                boolean missing = c.content % 7 == 1 && r == many - 1;
                boolean twice = c.content % 6 == 2 && r == 1;
                Object row = missing
                        ? null
                        : twice
                                ? java.lang.reflect.Array.get(rows, 0)
                                : make(type, Math.min(c.length, 200) + delta(r), r);
                java.lang.reflect.Array.set(rows, r, row);
            }
            known = rows;
            arrays.put(key, known);
        }
        return known;
    }

    /** A new array of the program's own, to be looked at when it is over. */
    public Object keep(Object array) {
        kept.add(array);
        return array;
    }

    public Holder holder() {
        return c.content % 9 == 4 ? null : new Holder(this);
    }

    public int start() {
        return c.content % 19 == 7 ? Integer.MAX_VALUE - 2 : c.start;
    }

    public int end() {
        return c.content % 17 == 5 ? Integer.MIN_VALUE + 1 : c.end;
    }

    /** A start and an end between which a loop that only its counter stops has few rounds. */
    public int first() {
        return c.start;
    }

    public int few() {
        return Math.max(c.start + 1, Math.min(c.end, c.start + FEW));
    }

    /** How long a new array may be. */
    public int room() {
        return Math.min(Math.max(c.end, c.content % 11 == 0 ? -1 : 0), 5000);
    }

    public long far() {
        return c.content % 10 == 3 ? c.end + 0x100000000L : c.end;
    }

    /** 1, 2 or 3. */
    public int step() {
        return 1 + (c.content + c.start) % 3 % 3 + (c.start < 0 ? 1 : 0);
    }

    /** -1 … 3. */
    public int off() {
        return c.content % 13 % 5 - 1;
    }

    public boolean yes() {
        return c.content % 3 != 0;
    }

    /** Code of somebody else's, which the loop must have called as often and in the same order. */
    public int call(int value) {
        calls = calls * 31 + value + 1;
        return value;
    }

    public void act(Act act) throws IOException {
        act.act();
    }

    /** A second stream. */
    public DataOutputStream aside() {
        return new DataOutputStream(aside);
    }

    public void see(long value) {
        world.outcome.saw("sight " + sights++, value);
    }

    public void see(double value) {
        world.outcome.saw("sight " + sights++, Double.doubleToRawLongBits(value));
    }

    public void see(float value) {
        world.outcome.saw("sight " + sights++, Float.floatToRawIntBits(value));
    }

    /** Which of two that are not numbers an addition keeps, the JVM's compilers may decide one way or the other. */
    public void seeComputed(double value) {
        world.outcome.saw("sight " + sights++, Double.doubleToLongBits(value));
    }

    /** The same for locals that are of another type in another program. */
    public void seeComputed(long value) {
        see(value);
    }

    public void see(boolean value) {
        world.outcome.saw("sight " + sights++, value);
    }

    public void caught(Throwable t) {
        world.outcome.saw("caught " + sights++, Thrown.of(t, world.injected));
    }

    /** All that the program could have changed. */
    void look() {
        for (Map.Entry<String, Object> entry : arrays.entrySet()) {
            world.outcome.saw(entry.getKey(), content(entry.getValue()));
        }
        for (Object array : kept) {
            world.outcome.saw("kept", content(array));
        }
        world.outcome.saw("calls", calls);
        world.outcome.saw("aside", java.util.Arrays.toString(aside.toByteArray()));
    }

    /** The very array that a stream beneath uses as its buffer, or null. */
    private Object leaked() {
        try {
            return world.leaked == null ? null : world.leaked.call();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private int delta(int k) {
        int mix = (c.content * 31 + c.start * 7 + k * 13) % 12;
        return mix == 1 ? 1 : mix == 2 ? -1 : mix == 3 ? 5 : mix == 4 ? -c.length - 1 : 0;
    }

    private Object make(char type, int length, int salt) {
        if (length < 0) {
            return null;
        }
        Form form = form(type);
        Object array = form.newArray(length);
        for (int k = 0; k < length; k++) {
            form.store(array, k, Pattern.element(c.flavour, k + salt, form.array.size));
        }
        if (arrays.isEmpty()) {
            world.journal.watch(form, array, length);
        }
        return array;
    }

    private static Form form(char type) {
        return Form.PLAIN.get(TYPES.indexOf(type));
    }

    private static Object content(Object array) {
        if (array == null) {
            return null;
        }
        int length = java.lang.reflect.Array.getLength(array);
        Element element = Element.of(array);
        StringBuilder text = new StringBuilder(length + " elements:");
        long hash = 1;
        for (int k = 0; k < length; k++) {
            Object value = element == null
                    ? content(java.lang.reflect.Array.get(array, k))
                    : (Object) Form.PLAIN.get(element.ordinal()).load(array, k);
            hash = hash * 31 + java.util.Objects.hashCode(value);
            if (k < 12) {
                text.append(' ').append(value instanceof Long ? Long.toHexString((Long) value) : value);
            }
        }
        return text.append(" hash ").append(Long.toHexString(hash)).toString();
    }
}
