package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.summary.Summary;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;

/**
 * Variables that a round has for itself. An exception says the name of one that is null, which it has in a copy of the
 * loop, too; that of a parameter would not be there for long.
 */
final class RoundLocals {
    private final Summary summary;

    RoundLocals(Summary summary) {
        this.summary = summary;
    }

    /** Whether the variable is no parameter and lasts no longer than the round. */
    boolean has(int variable) {
        return variable >= summary.method().parameterSlots() && !isAtHead(variable);
    }

    /** And so in the loop's handlers. */
    private boolean isAtHead(int variable) {
        FrameNode atHead = StackMap.at(summary.loop().headLabel());
        if (atHead == null) {
            return summary.liveness().into(summary.loop().head()).get(variable);
        }
        int slot = 0;
        for (Object type : atHead.local) {
            if (slot == variable && type != Opcodes.TOP) {
                return true;
            }
            slot += StackMap.slots(type);
        }
        return false;
    }
}
