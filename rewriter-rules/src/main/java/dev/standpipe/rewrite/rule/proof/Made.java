package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.tree.TypeInsnNode;

/** Objects that a round makes. Each is of exactly the class that is named, and is not null. */
public final class Made {
    private Made() {}

    public static boolean is(Value value) {
        return classOf(value) != null;
    }

    /** Null if it is none. */
    public static String classOf(Value value) {
        boolean made = value.kind() == Value.Kind.OPAQUE && value.constant() instanceof TypeInsnNode;
        return made ? ((TypeInsnNode) value.constant()).desc : null;
    }
}
