package dev.standpipe.rewrite;

import org.objectweb.asm.Opcodes;

/** What a class file says of a method, before it is read. */
final class MethodOutline {
    private static final int SETTLED = Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC;
    private static final int NOT_PLAIN = Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;

    final int access;
    final String name;
    private final String descriptor;

    /** Null until it is asked for. */
    private String key;

    /** Where it is in the file. */
    final int from;

    int behind;

    /** Where its instructions are in the file, and how many bytes of them; what can throw stands behind them. */
    int start;

    int code;
    int stack;
    int locals;
    int frames;
    int variables;
    int variableTypes;

    /** To be read, for a loop of its own or for one that calls it. */
    boolean isWanted;

    MethodOutline(int from, int access, String name, String descriptor) {
        this.from = from;
        this.access = access;
        this.name = name;
        this.descriptor = descriptor;
    }

    String key() {
        if (key == null) {
            key = name.concat(descriptor);
        }
        return key;
    }

    boolean isStatic() {
        return (access & Opcodes.ACC_STATIC) != 0;
    }

    /** It makes objects or the class. */
    boolean initializes() {
        return name.startsWith("<");
    }

    /** It is Java code without a lock. */
    boolean isPlain() {
        return (access & NOT_PLAIN) == 0;
    }

    /** Nothing overrides it, and it is plain. */
    boolean isSettled(boolean classIsFinal) {
        return (classIsFinal || (access & SETTLED) != 0) && isPlain();
    }

    /**
     * Instructions become objects, and are looked at whatever comes of it. ASM writes each frame out in full, and looks
     * for the type of each variable among all types.
     */
    long stepsToRead() {
        return 8L * code + 2L * frames * (stack + locals) + (long) variables * variableTypes;
    }
}
