package dev.standpipe.rewrite.rule.proof;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** The calls that compilers write between a number and a collection: {@code Integer.valueOf}, {@code intValue}. */
public final class Boxing {
    private static final Set<String> OBJECTS = new HashSet<>(Arrays.asList(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double"));

    private Boxing() {}

    /** A cast to one of the classes of these objects, or to what they have in common. */
    public static boolean isCast(AbstractInsnNode insn) {
        String type = insn.getOpcode() == Opcodes.CHECKCAST ? ((TypeInsnNode) insn).desc : "";
        return OBJECTS.contains(type) || type.equals("java/lang/Number");
    }

    public static boolean is(AbstractInsnNode insn) {
        if (!(insn instanceof MethodInsnNode) || !OBJECTS.contains(((MethodInsnNode) insn).owner)) {
            return false;
        }
        MethodInsnNode call = (MethodInsnNode) insn;
        return call.getOpcode() == Opcodes.INVOKESTATIC
                ? call.name.equals("valueOf") && call.desc.charAt(1) != 'L'
                : call.name.endsWith("Value") && call.desc.startsWith("()");
    }
}
