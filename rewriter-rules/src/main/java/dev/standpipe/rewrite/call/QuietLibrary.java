package dev.standpipe.rewrite.call;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What quiet code may use of the JDK: it may throw, and makes objects that nobody else has, but runs no code of the
 * program's and takes no lock.
 */
public final class QuietLibrary {
    private static final Set<String> EXCEPTIONS = new HashSet<>(Arrays.asList(
            "java/lang/ArithmeticException",
            "java/lang/ArrayIndexOutOfBoundsException",
            "java/lang/AssertionError",
            "java/lang/Error",
            "java/lang/IllegalArgumentException",
            "java/lang/IllegalStateException",
            "java/lang/IndexOutOfBoundsException",
            "java/lang/NegativeArraySizeException",
            "java/lang/NullPointerException",
            "java/lang/OutOfMemoryError",
            "java/lang/RuntimeException",
            "java/lang/UnsupportedOperationException",
            "java/util/ConcurrentModificationException",
            "java/util/NoSuchElementException"));

    private static final String TEXT = "java/lang/StringBuilder";
    private static final String LOCKED_TEXT = "java/lang/StringBuffer";

    private QuietLibrary() {}

    /** Whether an object of the class may be made. */
    public static boolean makes(String type) {
        return type.equals(TEXT) || EXCEPTIONS.contains(type);
    }

    public static boolean contains(MethodInsnNode call) {
        if (call.name.equals("<init>")) {
            return makes(call.owner) && takesNoObjects(call.desc)
                    || isOf(call, "java/lang/Object", "<init>")
                    || isOf(call, "java/lang/Record", "<init>");
        }
        return PureCalls.contain(call)
                || QuietCalls.contain(call) && QuietCalls.classes(call) == null && !call.owner.equals(LOCKED_TEXT)
                || isOf(call, TEXT, "toString")
                || call.owner.startsWith("[") && call.name.equals("clone")
                || call.getOpcode() == Opcodes.INVOKESTATIC && isOfArrays(call);
    }

    private static boolean isOf(MethodInsnNode call, String owner, String name) {
        return call.owner.equals(owner) && call.name.equals(name) && call.desc.startsWith("()");
    }

    /** An array that is filled could be one of bytes that the stream reads from; copies are new. */
    private static boolean isOfArrays(MethodInsnNode call) {
        return call.owner.equals("java/util/Arrays")
                && (call.name.equals("copyOf")
                        || call.name.equals("copyOfRange")
                        || call.name.equals("fill") && !call.desc.startsWith("([B"));
    }

    /** Whose kind of array must be known: it could be one of bytes that the stream reads from. */
    public static boolean isCopy(MethodInsnNode call) {
        return call.owner.equals("java/lang/System") && call.name.equals("arraycopy");
    }

    /** Strings put together of numbers and strings: of an object its own code would be asked. */
    public static boolean contains(InvokeDynamicInsnNode call) {
        return call.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory") && takesNoObjects(call.desc);
    }

    private static boolean takesNoObjects(String descriptor) {
        String arguments = descriptor.substring(1, descriptor.indexOf(')')).replace("Ljava/lang/String;", "");
        return arguments.indexOf('L') < 0 && arguments.indexOf('[') < 0;
    }
}
