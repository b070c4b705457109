package dev.standpipe.rewrite.rule.rows;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;

/**
 * Whether a copy of a loop may be left for the loop's head from anywhere: wherever the class says what the locals hold,
 * they hold at least what it says there.
 */
final class FramesAgree {
    private final Summary inner;
    private final Summary whole;
    private final Block behind;

    FramesAgree(Summary inner, Summary whole, Block behind) {
        this.inner = inner;
        this.whole = whole;
        this.behind = behind;
    }

    boolean everywhere() {
        FrameNode head = StackMap.at(whole.loop().headLabel());
        if (head == null) {
            // class files of old have none
            return true;
        }
        List<Object> known = bySlot(head);
        boolean agree = isReachedWithFrame() && (head.stack == null || head.stack.isEmpty());
        for (Block block : whole.loop().blocks()) {
            FrameNode frame = agree ? at(block) : null;
            agree &= frame == null || covers(bySlot(frame), known);
        }
        return agree;
    }

    /** Or right from the end of the inner loop. */
    private boolean isReachedWithFrame() {
        List<Block> blocks = inner.loop().blocks();
        return at(behind) != null
                || behind.index() == blocks.get(blocks.size() - 1).index() + 1;
    }

    private FrameNode at(Block block) {
        AbstractInsnNode[] code = whole.flow().code();
        whole.flow().work().spend(block.last() - block.first() + 1L);
        for (int at = block.first(); at <= block.last() && code[at].getOpcode() < 0; at++) {
            if (code[at] instanceof FrameNode) {
                return (FrameNode) code[at];
            }
        }
        return null;
    }

    private boolean covers(List<Object> there, List<Object> known) {
        whole.flow().work().spend(known.size());
        for (int slot = 0; slot < known.size(); slot++) {
            Object wanted = known.get(slot);
            if (!Opcodes.TOP.equals(wanted) && !(slot < there.size() && wanted.equals(there.get(slot)))) {
                return false;
            }
        }
        return true;
    }

    /** With an entry for each slot; nothing is known of the second of a long or a double. */
    private static List<Object> bySlot(FrameNode frame) {
        List<Object> slots = new ArrayList<>();
        for (Object local : frame.local == null ? new ArrayList<>() : frame.local) {
            slots.add(local);
            if (StackMap.slots(local) == 2) {
                slots.add(Opcodes.TOP);
            }
        }
        return slots;
    }
}
