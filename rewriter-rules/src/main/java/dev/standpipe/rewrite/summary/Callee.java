package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.work.Work;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A method that is called in a loop, and whose code is followed as if it stood there. */
public final class Callee {
    /** Of nodes, labels and lines included. What is larger does more than to carry an element. */
    private static final int LARGEST = 300;

    private final ControlFlow flow;
    private final boolean straight;

    private Callee(ControlFlow flow, boolean straight) {
        this.flow = flow;
        this.straight = straight;
    }

    /** Null if it has a loop, handlers or subroutines of its own, or too much code. */
    public static Callee of(MethodNode method, Work work) {
        int size = method.instructions.size();
        if (size == 0 || size > LARGEST || !method.tryCatchBlocks.isEmpty()) {
            return null;
        }
        for (AbstractInsnNode insn : method.instructions) {
            if (insn.getOpcode() == Opcodes.JSR || insn.getOpcode() == Opcodes.RET) {
                return null;
            }
        }
        ControlFlow flow = ControlFlow.of(method, work);
        boolean straight = true;
        for (Block block : flow.blocks()) {
            straight &= block.out().isEmpty() && block.index() == 0;
            for (Edge edge : block.out()) {
                if (edge.to().index() <= block.index()) {
                    return null;
                }
            }
        }
        return new Callee(flow, straight);
    }

    public ControlFlow flow() {
        return flow;
    }

    /** There is one way through it, and so no place in it that needs a frame. */
    public boolean isStraight() {
        return straight;
    }

    public boolean isStatic() {
        return (flow.method().access & Opcodes.ACC_STATIC) != 0;
    }
}
