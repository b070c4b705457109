package dev.standpipe.rewrite.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls that look into one of the JDK's lists: for an element by its index, or for how many there are. Lists whose code
 * takes a lock, or runs that of another list, are not among these.
 */
public final class ListCalls {
    private static final String SIZE = "size()I";

    /** For the owner of a call, the classes that its object may have, the most usual first: they are asked in turn. */
    private static final Map<String, List<String>> CLASSES = new HashMap<>();

    private static final List<String> ITERATORS = Collections.singletonList("java/util/ArrayList$Itr");

    static {
        String mutable = "java/util/ArrayList java/util/Arrays$ArrayList";
        put("java/util/ArrayList", "java/util/ArrayList");
        put("java/util/AbstractList", mutable);
        put("java/util/List", mutable + " java/util/ImmutableCollections$ListN java/util/ImmutableCollections$List12");
    }

    private ListCalls() {}

    private static void put(String owner, String classes) {
        CLASSES.put(owner, Collections.unmodifiableList(Arrays.asList(classes.split(" "))));
    }

    public static boolean look(MethodInsnNode call) {
        return CLASSES.containsKey(call.owner)
                && call.getOpcode() != Opcodes.INVOKESPECIAL
                && (askForSize(call) || (call.name + call.desc).equals("get(I)Ljava/lang/Object;"));
    }

    public static boolean askForSize(MethodInsnNode call) {
        return CLASSES.containsKey(call.owner) && (call.name + call.desc).equals(SIZE);
    }

    /** Whether a call of that, by its owner, name and descriptor, returns how many elements a list has. */
    public static boolean isSize(String method) {
        return method.endsWith("." + SIZE);
    }

    /** The classes one of which the list must have. */
    public static List<String> classes(MethodInsnNode call) {
        return CLASSES.get(call.owner);
    }

    public static boolean areOfIterator(MethodInsnNode call) {
        return askIterator(call) || takeElement(call);
    }

    /** {@code Iterator.hasNext}. */
    public static boolean askIterator(MethodInsnNode call) {
        return isOfIterator(call, "hasNext", "()Z");
    }

    /** {@code Iterator.next}. */
    public static boolean takeElement(MethodInsnNode call) {
        return isOfIterator(call, "next", "()Ljava/lang/Object;");
    }

    private static boolean isOfIterator(MethodInsnNode call, String name, String descriptor) {
        return call.owner.equals("java/util/Iterator") && call.name.equals(name) && call.desc.equals(descriptor);
    }

    /** The classes one of which the iterator must have. */
    public static List<String> iterators() {
        return ITERATORS;
    }
}
