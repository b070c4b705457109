package dev.standpipe.rewrite.call;

import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** What mutants do that know other calls: see {@code dev.standpipe.rewrite.proof.RuleMutants}. */
public final class Sabotage {
    private Sabotage() {}

    /** Any call has a class that it may be made on. */
    static List<String> any(MethodInsnNode call) {
        return Collections.singletonList("java/util/TreeSet");
    }

    /** Any static method is a function. */
    static boolean function(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESTATIC
                && Type.getReturnType(call.desc).getSort() <= Type.DOUBLE;
    }
}
