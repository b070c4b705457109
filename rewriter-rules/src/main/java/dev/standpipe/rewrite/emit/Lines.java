package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

/** The line numbers of a method, each of which holds up to the next. */
public final class Lines {
    private final AbstractInsnNode[] code;
    private int[] lines;

    public Lines(AbstractInsnNode[] code) {
        this.code = code;
    }

    /** The line of the instruction at or after the position, or 0. */
    public int at(int position) {
        if (lines == null) {
            lines = new int[code.length];
            int line = 0;
            for (int at = 0; at < code.length; at++) {
                line = code[at] instanceof LineNumberNode ? ((LineNumberNode) code[at]).line : line;
                lines[at] = line;
            }
        }
        return lines[next(code, position)];
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
