package dev.standpipe.proof;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Maps and sets for generated programs: of the JDK's own keys, or of keys and orders that look at the stream. */
public final class Keys {
    /** As many in one bin of a hash table are made a tree when one more comes. */
    private static final int IN_A_BIN = 8;

    private static final int BINS = 64;

    private Keys() {}

    /** Its hash code is that of some of the numbers that are read. */
    private static final class Curious implements Comparable<Curious>, Comparator<Object> {
        private final Object stream;
        private final Scene s;
        private final int number;

        Curious(Object stream, Scene s, int number) {
            this.stream = stream;
            this.s = s;
            this.number = number;
        }

        private void look() {
            try {
                s.see(
                        stream instanceof RandomAccessFile
                                ? ((RandomAccessFile) stream).getFilePointer()
                                : stream instanceof InputStream ? ((InputStream) stream).available() : -1);
            } catch (IOException e) {
                s.caught(e);
            }
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            look();
            return this == other;
        }

        @Override
        public int compareTo(Curious other) {
            look();
            return Integer.compare(number, other.number);
        }

        @Override
        public int compare(Object one, Object other) {
            look();
            return Integer.compare(one.hashCode(), other.hashCode());
        }

        @Override
        public String toString() {
            return "curious " + number;
        }
    }

    public static Map<Object, Object> map(int which, Object stream, Scene s) {
        Map<Object, Object> map = new HashMap<>(BINS);
        switch (which) {
            case 0:
                return map;
            case 1:
                return new LinkedHashMap<>(4, 0.75f, true);
            case 2:
                return new TreeMap<>();
            case 3:
                // half of all that comes is of another class than that
                map = new TreeMap<>();
                map.put(7L, 7L);
                return map;
            case 4:
                return new TreeMap<>(new Curious(stream, s, 0));
            case 5:
                for (int k = 0; k < IN_A_BIN; k++) {
                    map.put(new Curious(stream, s, k), k);
                }
                return map;
            case 6:
                map.put(1L, 1L);
                return map;
            case 7:
                return new LinkedHashMap<Object, Object>() {
                    @Override
                    protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
                        new Curious(stream, s, 0).look();
                        return size() > 3;
                    }
                };
            case 8:
                map = new TreeMap<>();
                map.put(new Curious(stream, s, 0), 1L);
                return map;
            default:
                return s.yes() ? map : null;
        }
    }

    public static Set<Object> set(int which, Object stream, Scene s) {
        TreeSet<Object> sorted = new TreeSet<>();
        HashSet<Object> set = new HashSet<>(BINS);
        switch (which) {
            case 0:
                return set;
            case 1:
                return new LinkedHashSet<>();
            case 2:
                return sorted;
            case 3:
                return sorted.headSet(9);
            case 4:
                return sorted.descendingSet();
            case 5:
                return new TreeSet<>(new Curious(stream, s, 0));
            case 6:
                for (int k = 0; k < IN_A_BIN; k++) {
                    set.add(new Curious(stream, s, k));
                }
                return set;
            case 7:
                sorted.add(7.5);
                return sorted;
            case 8:
                return new HashSet<Object>() {
                    @Override
                    public boolean add(Object key) {
                        new Curious(stream, s, 0).look();
                        return super.add(key);
                    }
                };
            default:
                return s.yes() ? set : null;
        }
    }
}
