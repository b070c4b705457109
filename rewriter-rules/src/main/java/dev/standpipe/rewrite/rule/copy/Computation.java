package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds the instruction that computes a value, for whoever is told that it is in the way. */
final class Computation {
    private Computation() {}

    /** The last one before the position in the code; the position itself if there is none, or no value. */
    static int before(int position, Value value, Summary summary) {
        AbstractInsnNode[] code = summary.flow().code();
        int first = summary.loop().blocks().get(0).first();
        for (int at = position - 1; value != null && at >= first; at--) {
            summary.flow().work().spend(1);
            if (summary.loop().contains(summary.flow().blockAt(at)) && computes(code[at], value)) {
                return at;
            }
        }
        return position;
    }

    private static boolean computes(AbstractInsnNode insn, Value value) {
        if (value.kind() == Value.Kind.CALL) {
            MethodInsnNode call = insn instanceof MethodInsnNode ? (MethodInsnNode) insn : null;
            return call != null && value.method().equals(call.owner + "." + call.name + call.desc);
        }
        return value.kind() == Value.Kind.OPERATION && insn.getOpcode() == value.which();
    }
}
