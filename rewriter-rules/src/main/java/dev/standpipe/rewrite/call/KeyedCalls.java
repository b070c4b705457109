package dev.standpipe.rewrite.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of the JDK's maps and sets. They run the code of the key that they are given, of a comparator, and where keys
 * are put in, that of those which are in already: hash tables make trees of keys that collide.
 */
public final class KeyedCalls {
    private static final String OBJECT = "Ljava/lang/Object;";

    private static final String HASHED_MAPS = "java/util/HashMap java/util/LinkedHashMap";
    private static final String SORTED_MAP = "java/util/TreeMap";
    private static final String HASHED_SETS = "java/util/HashSet java/util/LinkedHashSet";
    private static final String SORTED_SET = "java/util/TreeSet";

    /** For the owner of a call, the classes that its object may have. */
    private static final Map<String, List<String>> CLASSES = new HashMap<>();

    private static final Set<String> OF_KEYS = new HashSet<>(Arrays.asList(
            "put(" + OBJECT + OBJECT + ")" + OBJECT,
            "get(" + OBJECT + ")" + OBJECT,
            "getOrDefault(" + OBJECT + OBJECT + ")" + OBJECT,
            "containsKey(" + OBJECT + ")Z",
            "add(" + OBJECT + ")Z",
            "contains(" + OBJECT + ")Z"));

    private static final Set<String> OF_SIZE = new HashSet<>(Arrays.asList("size()I", "isEmpty()Z"));

    static {
        put("java/util/Map", HASHED_MAPS + " " + SORTED_MAP);
        put("java/util/HashMap", HASHED_MAPS);
        put("java/util/LinkedHashMap", "java/util/LinkedHashMap");
        put("java/util/SortedMap", SORTED_MAP);
        put("java/util/NavigableMap", SORTED_MAP);
        put(SORTED_MAP, SORTED_MAP);
        put("java/util/Set", HASHED_SETS + " " + SORTED_SET);
        put("java/util/HashSet", HASHED_SETS);
        put("java/util/LinkedHashSet", "java/util/LinkedHashSet");
        put("java/util/SortedSet", SORTED_SET);
        put("java/util/NavigableSet", SORTED_SET);
        put(SORTED_SET, SORTED_SET);
    }

    private KeyedCalls() {}

    private static void put(String owner, String classes) {
        CLASSES.put(owner, Collections.unmodifiableList(Arrays.asList(classes.split(" "))));
    }

    public static boolean contain(MethodInsnNode call) {
        String method = call.name + call.desc;
        return !classes(call).isEmpty() && (OF_KEYS.contains(method) || OF_SIZE.contains(method));
    }

    public static List<String> classes(MethodInsnNode call) {
        List<String> classes = CLASSES.getOrDefault(call.owner, Collections.<String>emptyList());
        if (!OF_SIZE.contains(call.name + call.desc) || !classes.contains(SORTED_SET)) {
            return classes;
        }
        // of the part of a set between two keys, these are compared with the others
        List<String> hashed = new ArrayList<>(classes);
        hashed.remove(SORTED_SET);
        return hashed;
    }

    /** Whether the call's first argument is a key. */
    public static boolean askFor(MethodInsnNode call) {
        return CLASSES.containsKey(call.owner) && OF_KEYS.contains(call.name + call.desc);
    }

    /** Whether that key is put in. */
    public static boolean fill(MethodInsnNode call) {
        return askFor(call) && (call.name.equals("put") || call.name.equals("add"));
    }

    /** Whether objects of the class have an order, which the program may have given them. */
    public static boolean areSorted(String type) {
        return type.equals(SORTED_MAP) || type.equals(SORTED_SET);
    }

    /** The name of the interface by which objects of the class are asked. */
    public static String asked(String type) {
        return "java/util/" + (areSorted(type) ? "Sorted" : "") + (type.endsWith("Set") ? "Set" : "Map");
    }
}
