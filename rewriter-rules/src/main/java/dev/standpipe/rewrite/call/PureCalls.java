package dev.standpipe.rewrite.call;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** The JDK's functions from numbers to a number, which neither throw nor leave a trace. */
public final class PureCalls {
    private static final Set<String> OWNERS = new HashSet<>(Arrays.asList(
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double"));

    /** These throw, or remember something; so do all whose name ends in Exact. */
    private static final Set<String> NOT = new HashSet<>(Arrays.asList(
            "floorDiv",
            "floorMod",
            "ceilDiv",
            "ceilMod",
            "clamp",
            "random",
            "divideUnsigned",
            "remainderUnsigned",
            "unsignedMultiplyHigh"));

    /** These came after Java 8: where they are missing, the call throws. */
    private static final Set<String> NEWER = new HashSet<>(Arrays.asList(
            "acosh",
            "asinh",
            "atanh",
            "compareUnsigned",
            "fma",
            "multiplyFull",
            "multiplyHigh",
            "compress",
            "expand",
            "float16ToFloat",
            "floatToFloat16",
            "isEmoji",
            "isEmojiPresentation",
            "isEmojiModifier",
            "isEmojiModifierBase",
            "isEmojiComponent",
            "isExtendedPictographic"));

    private PureCalls() {}

    /** Whether the class has objects for numbers, and functions of these numbers. */
    public static boolean isBox(String owner) {
        return OWNERS.contains(owner) && !owner.endsWith("Math");
    }

    public static boolean contain(MethodInsnNode call) {
        if (call.getOpcode() != Opcodes.INVOKESTATIC
                || !OWNERS.contains(call.owner)
                || NOT.contains(call.name)
                || NEWER.contains(call.name)
                || call.name.endsWith("Exact")) {
            return false;
        }
        Type result = Type.getReturnType(call.desc);
        boolean numbers = result.getSort() >= Type.BOOLEAN && result.getSort() <= Type.DOUBLE;
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            numbers &= argument.getSort() <= Type.DOUBLE;
        }
        return numbers;
    }
}
