package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

/** The line numbers of a method. */
public final class Lines {
    private Lines() {}

    /** The line of the instruction at or after the position, or 0. */
    public static int at(ControlFlow flow, int position) {
        return at(flow.code(), position);
    }

    /** The same in code whose flow is not known. */
    public static int at(AbstractInsnNode[] code, int position) {
        return of(code[next(code, position)]);
    }

    /** The line of the instruction, or 0. */
    private static int of(AbstractInsnNode insn) {
        for (AbstractInsnNode node = insn; node != null; node = node.getPrevious()) {
            if (node instanceof LineNumberNode) {
                return ((LineNumberNode) node).line;
            }
        }
        return 0;
    }

    /** Whether the instruction at or after the position comes with a line number of its own. */
    static boolean begins(ControlFlow flow, int position) {
        for (int p = position; p < next(flow.code(), position); p++) {
            if (flow.code()[p] instanceof LineNumberNode) {
                return true;
            }
        }
        return false;
    }

    private static int next(AbstractInsnNode[] code, int position) {
        int p = position;
        while (code[p].getOpcode() < 0) {
            p++;
        }
        return p;
    }
}
