package dev.standpipe.rewrite;

import dev.standpipe.rewrite.work.Work;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which classes are data streams. The runtime decides again by the class of the object, so a wrong yes costs time and
 * nothing else.
 */
public final class Receivers {
    private static final Set<String> KNOWN = new HashSet<>(Arrays.asList(
            "java/io/DataInput",
            "java/io/DataInputStream",
            "java/io/DataOutput",
            "java/io/DataOutputStream",
            "java/io/ObjectInput",
            "java/io/ObjectInputStream",
            "java/io/ObjectOutput",
            "java/io/ObjectOutputStream",
            "java/io/RandomAccessFile"));
    private static final List<String> TELLING =
            Arrays.asList("DataInput", "DataOutput", "ObjectInput", "ObjectOutput", "RandomAccessFile");

    /** A class file may have to be found and read. */
    private static final int STEPS = 20;

    private final Hierarchy hierarchy;
    private final Work work;
    private final Map<String, Boolean> asked = new HashMap<>();

    public Receivers(Hierarchy hierarchy, Work work) {
        this.hierarchy = hierarchy;
        this.work = work;
    }

    /** Whether the class, named with slashes, is one; if a supertype is not at hand, its name must do. */
    public boolean include(String owner) {
        Boolean known = asked.get(owner);
        if (known == null) {
            known = find(owner);
            asked.put(owner, known);
        }
        return known;
    }

    private boolean find(String owner) {
        Set<String> seen = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>();
        waiting.add(owner);
        boolean allAtHand = true;
        while (!waiting.isEmpty()) {
            String name = waiting.remove();
            if (KNOWN.contains(name)) {
                return true;
            }
            if (seen.add(name)) {
                work.spend(STEPS);
                List<String> above = supertypes(name);
                if (above == null) {
                    allAtHand = false;
                } else {
                    waiting.addAll(above);
                }
            }
        }
        return !allAtHand && tellsByName(owner);
    }

    private List<String> supertypes(String name) {
        return name.equals("java/lang/Object")
                ? Collections.emptyList()
                : hierarchy.outline(name).supertypes();
    }

    private static boolean tellsByName(String owner) {
        String simple = owner.substring(owner.lastIndexOf('/') + 1);
        for (String word : TELLING) {
            if (simple.contains(word)) {
                return true;
            }
        }
        return false;
    }
}
