package dev.standpipe.rewrite;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of other classes' code, of which the runtime can be asked whether it is quiet. */
final class PromisedCalls {
    private static final String[] NEVER = {"java/", "javax/", "jdk/", "sun/", "com/sun/", "dev/standpipe/"};

    private PromisedCalls() {}

    /** Where {@code own} is the class with the loop. */
    static boolean mayBe(MethodInsnNode call, String own) {
        boolean isConstructor = call.getOpcode() == Opcodes.INVOKESPECIAL && call.name.equals("<init>");
        boolean isPlain = !call.itf && !call.owner.startsWith("[") && !call.owner.equals(own);
        for (String never : NEVER) {
            isPlain &= !call.owner.startsWith(never);
        }
        return isPlain
                && (isConstructor
                        || call.getOpcode() == Opcodes.INVOKESTATIC
                        || call.getOpcode() == Opcodes.INVOKEVIRTUAL);
    }
}
