package dev.standpipe.rewrite.summary;

import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls mean something here. */
public interface Vocabulary {
    /** What the call carries, or null if it is no transfer on a receiver of ours. */
    Transfer transfer(MethodInsnNode call);

    /** The field that the call returns and does nothing else, whatever class the object has, or null. */
    FieldName getter(MethodInsnNode call);

    /** Whether nobody can assign the field any more. */
    boolean fixed(FieldName field);

    /** Whether the field is known to be volatile. */
    boolean isVolatile(FieldName field);
}
