import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What is read is a key of the JDK's maps and sets: a number's object, made in the same round. */
public class MapsAndSets {
    private final Map<Long, Double> kept = new TreeMap<Long, Double>();

    static Map<Integer, Float> pairs(DataInputStream in, int n) throws IOException {
        Map<Integer, Float> pairs = new HashMap<Integer, Float>();
        for (int i = 0; i < n; i++) pairs.put(in.readInt(), in.readFloat()); // rewritten("ReplayCalls")
        return pairs;
    }

    static Map<Short, Integer> places(DataInput in, int n) throws IOException {
        LinkedHashMap<Short, Integer> places = new LinkedHashMap<Short, Integer>(n, 0.75f, true);
        for (int i = 0; i < n; i++) places.put(in.readShort(), i); // rewritten("ReplayCalls")
        return places;
    }

    static SortedMap<Double, Character> sorted(DataInput in, int n) throws IOException {
        TreeMap<Double, Character> sorted = new TreeMap<Double, Character>();
        for (int i = 0; i < n; i++) sorted.put(in.readDouble(), in.readChar()); // rewritten("ReplayCalls")
        return sorted;
    }

    void keep(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) kept.put(in.readLong(), in.readDouble()); // rewritten("ReplayCalls")
    }

    static Map<Integer, Integer> counted(DataInput in, int n) throws IOException {
        Map<Integer, Integer> counts = new HashMap<Integer, Integer>();
        for (int i = 0; i < n; i++) {
            int k = in.readUnsignedByte(); // rewritten("ReplayCalls")
            counts.put(k, counts.getOrDefault(k, 0) + 1);
        }
        return counts;
    }

    static String members(DataInput in, int n) throws IOException {
        Set<Long> hashed = new HashSet<Long>();
        LinkedHashSet<Integer> inOrder = new LinkedHashSet<Integer>();
        NavigableSet<Short> sorted = new TreeSet<Short>();
        int twice = 0;
        for (int i = 0; i < n; i++) if (!hashed.add(in.readLong())) twice++; // rewritten("ReplayCalls")
        for (int i = 0; i < n; i++) inOrder.add(in.readInt() >> 3); // rewritten("ReplayCalls")
        for (int i = 0; i < n; i++) sorted.add(in.readShort()); // rewritten("ReplayCalls")
        return twice + " " + hashed.hashCode() + " " + inOrder.hashCode() + " " + sorted.hashCode();
    }

    /** What keys are asked for only need not be the program's own: the one that asks is not. */
    static int known(DataInput in, int n) throws IOException {
        Set<Object> known = new HashSet<Object>();
        known.add(new Point());
        known.add(7);
        int found = 0;
        for (int i = 0; i < n; i++) if (known.contains(in.readInt())) found++; // rewritten("ReplayCalls")
        return found;
    }

    private static void fill(DataInput in, Map<Object, Integer> map, int n) throws IOException {
        for (int i = 0; i < n; i++) map.put(in.readByte(), i); // rewritten("ReplayCalls")
    }

    static int filled(DataInput in, int n) throws IOException {
        Map<Object, Integer> map = new TreeMap<Object, Integer>();
        map.put((byte) 3, -1);
        fill(in, map, n);
        return map.hashCode();
    }

    static long translated(DataInput in, int n) throws IOException {
        Map<Integer, Long> words = new HashMap<Integer, Long>();
        for (int k = 0; k < 256; k++) words.put(k, k * 1000L);
        long sum = 0;
        for (int i = 0; i < n; i++) sum += words.get(in.readUnsignedByte()); // rewritten("ReplayCalls")
        return sum;
    }

    static class Point {
        int x;
    }

    /** The key is the program's own, and so is what it does. */
    static void points(DataInput in, Map<Object, Integer> map, Point at, int n) throws IOException {
        for (int i = 0; i < n; i++) map.put(at, in.readInt()); // kept("CALL_IN_LOOP", "Map.put")
    }

    static void named(DataInput in, Map<String, Integer> map, String name, int n) throws IOException {
        for (int i = 0; i < n; i++) map.put(name + i, in.readInt()); // kept("CALL_IN_LOOP")
    }

    /** It takes a lock. */
    static int locked(DataInput in, int n) throws IOException {
        Hashtable<Integer, Integer> table = new Hashtable<Integer, Integer>();
        for (int i = 0; i < n; i++) table.put(i, in.readInt()); // kept("CALL_IN_LOOP", "Hashtable.put")
        return table.hashCode();
    }

    static int removed(DataInput in, Set<Integer> set, int n) throws IOException {
        for (int i = 0; i < n; i++) set.remove(in.readInt()); // kept("CALL_IN_LOOP", "Set.remove")
        return set.size();
    }
}
