import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Loops whose rounds ask the JDK's maps and sets for what they have read. */
public class Keyed {
    private final Map<Object, Integer> kept = new HashMap<>(64);
    private final Set<Character> seen = new LinkedHashSet<>();
    private boolean begun;

    /** Has the hash code of a small number, and looks at the stream as often as it is looked at itself. */
    private final class Nosy implements Comparable<Nosy> {
        private final DataInput in;
        private final Sight s;
        private final int number;

        Nosy(DataInput in, Sight s, int number) {
            this.in = in;
            this.s = s;
            this.number = number;
        }

        private void look() {
            if (!begun) {
                return;
            }
            try {
                s.see(in.skipBytes(1));
            } catch (IOException e) {
                s.see(-7);
            }
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            look();
            return other == this;
        }

        @Override
        public int compareTo(Nosy other) {
            look();
            return Integer.compare(number, other.number);
        }
    }

    /** An order that looks at the stream. */
    private static Comparator<Object> watching(DataInput in, Sight s) {
        return new Comparator<Object>() {
            @Override
            public int compare(Object one, Object other) {
                try {
                    s.see(in.skipBytes(1));
                } catch (IOException e) {
                    s.see(-7);
                }
                return Integer.compare(one.hashCode(), other.hashCode());
            }
        };
    }

    @Becomes("ReplayCalls")
    public void put(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, Float> map = new HashMap<>();
        try {
            for (; i < end; i++) {
                map.put(in.readInt(), in.readFloat());
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    @Becomes("ReplayCalls")
    public void putByNumber(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        HashMap<Integer, Short> map = new HashMap<>();
        try {
            for (; i < end; i++) {
                map.put(i, in.readShort());
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    @Becomes("ReplayCalls")
    public void putLinked(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        LinkedHashMap<Byte, Long> map = new LinkedHashMap<>(4, 0.75f, true);
        try {
            for (; i < end; i++) {
                map.put((byte) (in.readByte() & 7), in.readLong());
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    @Becomes("ReplayCalls")
    public void putSorted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        SortedMap<Double, Integer> map = new TreeMap<>();
        map.put(0.5, -1);
        try {
            for (; i < end; i++) {
                map.put(in.readDouble(), i);
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    @Becomes("ReplayCalls")
    public void count(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, Integer> counts = end % 2 == 0 ? new HashMap<>() : new TreeMap<>();
        try {
            for (; i < end; i++) {
                int k = in.readByte();
                counts.put(k, counts.getOrDefault(k, 0) + 1);
            }
        } finally {
            s.see(i);
            see(counts, s);
        }
    }

    @Becomes("ReplayCalls")
    public void addOnce(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Set<Short> set = end % 2 == 0 ? new HashSet<>() : new TreeSet<>();
        int twice = 0;
        try {
            for (; i < end; i++) {
                if (!set.add(in.readShort())) {
                    twice++;
                }
            }
        } finally {
            s.see(i);
            s.see(twice);
            s.see(set.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void addToField(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                char c = in.readChar();
                if (!seen.contains(c)) {
                    seen.add(c);
                }
            }
        } finally {
            s.see(i);
            s.see(seen.toString().hashCode());
        }
    }

    /** Of bins that become trees, of two classes of keys. */
    @Becomes("ReplayCalls")
    public void putColliding(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        HashMap<Object, Integer> map = new HashMap<>(64);
        try {
            for (; i < end; i++) {
                long k = in.readByte();
                map.put(k << 32 | k, i);
                map.put((int) k & 1, map.size());
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    /** What is missing cannot be added. */
    @Becomes("ReplayCalls")
    public void lookUp(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, Integer> map = new HashMap<>();
        for (int k = -128; k < 120; k++) {
            map.put(k, 3 * k);
        }
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += map.get((int) in.readByte());
            }
        } catch (NullPointerException missing) {
            s.see(-1);
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    @Becomes("ReplayCalls")
    public void mixed(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        TreeMap<Object, Integer> map = new TreeMap<>();
        try {
            for (; i < end; i++) {
                int k = in.readUnsignedByte();
                if (k < 200) {
                    map.put(k, i);
                } else {
                    map.put((long) k, i);
                }
            }
        } catch (ClassCastException mixed) {
            s.see(-1);
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    @Becomes("ReplayCalls")
    public void addToRange(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        TreeSet<Integer> all = new TreeSet<>();
        SortedSet<Integer> some = all.headSet(200);
        try {
            for (; i < end; i++) {
                some.add(in.readUnsignedByte());
            }
        } catch (IllegalArgumentException outside) {
            s.see(-1);
        } finally {
            s.see(i);
            s.see(all.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void backwards(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        TreeSet<Object> all = new TreeSet<>(watching(in, s));
        Set<Object> set = all.descendingSet();
        try {
            for (; i < end; i++) {
                set.add(in.readInt());
            }
        } finally {
            s.see(i);
            s.see(set.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void ordered(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        NavigableMap<Object, Integer> map = new TreeMap<>(watching(in, s));
        try {
            for (; i < end; i++) {
                map.put(in.readInt(), i);
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    @Becomes("ReplayCalls")
    public void askOrdered(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Object, Integer> map = new TreeMap<>(watching(in, s));
        map.put(1, 1);
        int found = 0;
        try {
            for (; i < end; i++) {
                found += map.containsKey((int) in.readByte()) ? 1 : 0;
            }
        } finally {
            s.see(i);
            s.see(found);
        }
    }

    /** With the first key in their bin these are compared with each other. */
    @Becomes("ReplayCalls")
    public void putAmongNosy(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (int k = 0; k < 8; k++) {
            kept.put(new Nosy(in, s, k), k);
        }
        int all = 0;
        begun = true;
        try {
            for (; i < end; i++) {
                int k = in.readByte();
                all = 31 * all + k;
                kept.put(k & 1, i);
            }
        } finally {
            s.see(i);
            s.see(all);
        }
    }

    @Becomes("ReplayCalls")
    public void addAmongNosy(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        HashSet<Object> set = new HashSet<>(64);
        for (int k = 0; k < 8; k++) {
            set.add(new Nosy(in, s, k));
        }
        int all = 0;
        begun = true;
        try {
            for (; i < end; i++) {
                int k = in.readByte();
                all = 31 * all + k;
                set.add(k % 5);
            }
        } finally {
            s.see(i);
            s.see(all);
        }
    }

    /** Only what is asked for looks, and that is the JDK's. */
    @Becomes("ReplayCalls")
    public void askNosy(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Object, Integer> map = new HashMap<>(64);
        for (int k = 0; k < 9; k++) {
            map.put(new Nosy(in, s, k), k);
        }
        int found = 0;
        begun = true;
        try {
            for (; i < end; i++) {
                found += map.containsKey((int) in.readByte()) ? 1 : 0;
            }
        } finally {
            s.see(i);
            s.see(found);
        }
    }

    /** A class of the program's own looks at what the stream has left. */
    @Becomes("ReplayCalls")
    public void lookedAt(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        LinkedHashMap<Integer, Integer> map = new LinkedHashMap<Integer, Integer>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                try {
                    return in.skipBytes(1) == 1;
                } catch (IOException e) {
                    return false;
                }
            }
        };
        try {
            for (; i < end; i++) {
                map.put(i, in.readInt());
            }
        } finally {
            s.see(i);
            see(map, s);
        }
    }

    /** Where there is none, that is said after the first read. */
    @Becomes("ReplayCalls")
    public void missing(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, Integer> map = end % 2 == 0 ? new HashMap<>() : null;
        try {
            for (; i < end; i++) {
                map.put(in.readInt(), i);
            }
        } finally {
            s.see(i);
            s.see(map == null ? 0 : map.size());
        }
    }

    /** It may be anything, and look at the stream. */
    @Becomes("CALL_IN_LOOP")
    public void ofObject(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Object, Integer> map = new HashMap<>();
        Object key = new Nosy(in, s, 1);
        for (; i < end; i++) {
            map.put(key, in.readInt());
        }
        see(map, s);
    }

    /** What a map gives back may be anything. */
    @Becomes("CALL_IN_LOOP")
    public void ofValue(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Object, Object> map = new HashMap<>();
        for (; i < end; i++) {
            map.put(map.put(in.readInt(), in.readInt()), i);
        }
        see(map, s);
    }

    /** The ends of a part of a set are asked for what lies between. */
    @Becomes("CALL_IN_LOOP")
    public void sizes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        TreeSet<Integer> set = new TreeSet<>();
        int sizes = 0;
        for (; i < end; i++) {
            set.add(in.readInt());
            sizes += set.size();
        }
        s.see(sizes);
    }

    @Becomes("END_UNKNOWN")
    public void untilFull(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, Integer> map = new HashMap<>();
        do {
            map.put(i++, in.readInt());
        } while (map.size() < end);
        see(map, s);
    }

    /** The second read of a round would follow an exception of the first call. */
    @Becomes("ReplayCalls")
    public void between(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, Integer> map = new TreeMap<>();
        for (; i < end; i++) {
            map.put(in.readInt(), i);
            map.put(in.readInt(), -i);
        }
        see(map, s);
    }

    private static void see(Map<?, ?> map, Sight s) {
        s.see(map.size());
        s.see(map.toString().hashCode());
    }
}
