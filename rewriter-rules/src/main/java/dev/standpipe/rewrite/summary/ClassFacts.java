package dev.standpipe.rewrite.summary;

import org.objectweb.asm.tree.MethodInsnNode;

/** What is known of a class: which of its calls and fields mean something to the rules. */
public interface ClassFacts {
    /** What the call carries, or null if it is no transfer on a receiver of ours. */
    Transfer transfer(MethodInsnNode call);

    /** The field that the call returns and does nothing else, whatever class the object has, or null. */
    FieldName getter(MethodInsnNode call);

    /** The method that the call leads to and no other, if its code can be followed, or null. */
    Callee callee(MethodInsnNode call);

    /** What the call leaves behind if it leads to {@link QuietCode} of the class, or null. */
    Footprint footprint(MethodInsnNode call);

    /**
     * What the call of a method of another class leaves behind at most, where the runtime can be asked before the loop
     * whether that method is quiet; else null.
     */
    Footprint promised(MethodInsnNode call);

    /** Of the class, with slashes. */
    String name();

    /** Whether its code can hand on the class itself, as class files can since Java 5. */
    boolean handsOnClass();

    /** Whether the call leads to a transfer that is made in another method. */
    boolean hidesTransfer(MethodInsnNode call);

    /**
     * Whether it is a field of the class itself, and not inherited or another's: to load it then initializes nothing.
     */
    boolean declares(FieldName field);

    /** Whether nobody can assign the field any more. */
    boolean fixed(FieldName field);

    /** Whether the field may be one of those in which the JDK's streams keep where they are. */
    boolean belongsToStream(FieldName field);

    /** Whether the field is known to be volatile. */
    boolean isVolatile(FieldName field);
}
