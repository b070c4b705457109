package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Objects and arrays that a round makes. They are not null, and an object is of exactly the class that is named. */
public final class Made {
    private Made() {}

    public static boolean is(Value value) {
        return by(value) != null && !value.isBox();
    }

    /** Null if it is no object. */
    public static String classOf(Value value) {
        AbstractInsnNode by = by(value);
        return by != null && by.getOpcode() == Opcodes.NEW ? ((TypeInsnNode) by).desc : null;
    }

    private static AbstractInsnNode by(Value value) {
        boolean isInsn = value.kind() == Value.Kind.OPAQUE && value.constant() instanceof AbstractInsnNode;
        return isInsn ? (AbstractInsnNode) value.constant() : null;
    }
}
