package dev.standpipe.rewrite.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of the JDK's own containers, builders and boxes that work on the object itself and run no other code. They may
 * throw. What a call leads to is certain if the object's class is final; of others it has to be one of a few.
 */
public final class QuietCalls {
    public static final String TEXT = "java/lang/String";

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String LIST = "java/util/ArrayList java/util/LinkedList java/util/Vector";

    /** For the owner of a call, the classes that its object may have; the owner alone if that is final. */
    private static final Map<String, List<String>> CLASSES = new HashMap<>();

    /** What may be called: the owner is not told of, since each of these does the same wherever it is. */
    private static final Set<String> LIST_METHODS =
            methods("add(" + OBJECT + ")Z get(I)" + OBJECT + " set(I" + OBJECT + ")" + OBJECT + " size()I isEmpty()Z");

    private static final Set<String> VECTOR_METHODS =
            methods("addElement(" + OBJECT + ")V elementAt(I)" + OBJECT + " push(" + OBJECT + ")" + OBJECT);

    private static final Set<String> QUEUE_METHODS = methods("add(" + OBJECT + ")Z addLast(" + OBJECT + ")V addFirst("
            + OBJECT + ")V push(" + OBJECT + ")V offer(" + OBJECT + ")Z size()I");

    private static final Set<String> BIT_SET_METHODS = methods("set(I)V set(IZ)V get(I)Z clear(I)V flip(I)V");

    private static final Set<String> BUILDER_ARGUMENTS = methods("(C) (I) (J) (Z) (F) (D) (Ljava/lang/String;) ([C)");

    static {
        put("java/util/Collection", LIST);
        put("java/util/List", LIST);
        put("java/util/AbstractList", LIST);
        put("java/util/ArrayList", "java/util/ArrayList");
        put("java/util/LinkedList", "java/util/LinkedList");
        put("java/util/Vector", "java/util/Vector java/util/Stack");
        put("java/util/Stack", "java/util/Stack");
        put("java/util/Queue", "java/util/ArrayDeque java/util/LinkedList");
        put("java/util/Deque", "java/util/ArrayDeque java/util/LinkedList");
        put("java/util/ArrayDeque", "java/util/ArrayDeque");
        put("java/util/BitSet", "java/util/BitSet");
    }

    private QuietCalls() {}

    private static Set<String> methods(String all) {
        return new HashSet<>(Arrays.asList(all.split(" ")));
    }

    private static void put(String owner, String classes) {
        CLASSES.put(owner, Collections.unmodifiableList(Arrays.asList(classes.split(" "))));
    }

    public static boolean contain(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return makesBox(call);
        }
        if (call.getOpcode() == Opcodes.INVOKESPECIAL) {
            return false;
        }
        if (isBuilder(call)) {
            return call.name.equals("append")
                            && BUILDER_ARGUMENTS.contains(call.desc.substring(0, call.desc.indexOf(')') + 1))
                    || call.name.equals("length") && call.desc.equals("()I");
        }
        if (isOfText(call)) {
            return true;
        }
        if (isBox(call.owner)) {
            return call.name.endsWith("Value") && call.desc.startsWith("()");
        }
        return CLASSES.containsKey(call.owner) && methodsOf(call.owner).contains(call.name + call.desc)
                || KeyedCalls.contain(call)
                || ListCalls.areOfIterator(call);
    }

    /** Whether a number's object is made of it, which runs out of memory or does not throw. */
    public static boolean makesBox(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESTATIC
                && isBox(call.owner)
                && call.name.equals("valueOf")
                && call.desc.charAt(2) == ')';
    }

    private static Set<String> methodsOf(String owner) {
        if (owner.equals("java/util/BitSet")) {
            return BIT_SET_METHODS;
        }
        if (owner.endsWith("Queue") || owner.endsWith("Deque")) {
            return QUEUE_METHODS;
        }
        Set<String> methods = new HashSet<>(LIST_METHODS);
        if (owner.equals("java/util/Vector") || owner.equals("java/util/Stack")) {
            methods.addAll(VECTOR_METHODS);
        }
        return methods;
    }

    /** The classes one of which the object must have, so that the call is quiet; null if it can have no other. */
    public static List<String> classes(MethodInsnNode call) {
        if (ListCalls.areOfIterator(call)) {
            return ListCalls.iterators();
        }
        return KeyedCalls.contain(call) ? KeyedCalls.classes(call) : CLASSES.get(call.owner);
    }

    /** What a string is asked for: its length, or one of its characters. */
    public static boolean isOfText(MethodInsnNode call) {
        return isLengthOfText(call) || call.owner.equals(TEXT) && call.name.equals("charAt");
    }

    public static boolean isLengthOfText(MethodInsnNode call) {
        return call.owner.equals(TEXT) && call.name.equals("length");
    }

    private static boolean isBuilder(MethodInsnNode call) {
        return call.owner.equals("java/lang/StringBuilder") || call.owner.equals("java/lang/StringBuffer");
    }

    private static boolean isBox(String owner) {
        return PureCalls.isBox(owner) || owner.equals("java/lang/Boolean");
    }
}
