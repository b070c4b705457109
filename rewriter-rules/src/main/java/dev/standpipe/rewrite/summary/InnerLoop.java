package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.AssignedLocals;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * A loop in the loop that is followed, as one step: how often it goes round is not known, nor what is in the locals
 * that it assigns.
 */
final class InnerLoop {
    private final Method method;
    private final Loop loop;
    private final AssignedLocals assigned;
    private final Footprint footprint;

    InnerLoop(Method method, Loop loop) {
        this.method = method;
        this.loop = loop;
        this.assigned = AssignedLocals.of(loop, method.flow());
        boolean plain = isBetweenStatements() && assigned.ambiguous().isEmpty();
        this.footprint = plain ? QuietCode.ofCopied(loop.blocks(), method) : null;
    }

    Loop loop() {
        return loop;
    }

    /** Whether it can be passed. */
    boolean isQuiet() {
        return footprint != null;
    }

    /** Nothing lies on the stack where it begins, and where it ends. */
    private boolean isBetweenStatements() {
        boolean empty = method.arrays().isStackEmptyAt(loop.head());
        for (Edge exit : loop.exits()) {
            empty &= method.arrays().isStackEmptyAt(exit.to());
        }
        return empty;
    }

    void pass(Iteration iteration) {
        AbstractInsnNode[] code = method.flow().code();
        int at = loop.head().first();
        while (code[at].getOpcode() < 0) {
            at++;
        }
        iteration.quiet(footprint, Effect.Kind.INNER_LOOP, code[at], at, null);
        for (Map.Entry<Integer, Integer> slot : assigned.first().entrySet()) {
            char type = assigned.types().get(slot.getKey());
            iteration.store(slot.getKey(), Value.opaque(slot.getValue(), type));
        }
    }
}
