package dev.standpipe.rewrite.emit;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** The stack map frames of a class that was read with expanded frames. */
final class Frames {
    private Frames() {}

    /** The frame at the label, or null where class files have none. */
    static FrameNode at(LabelNode label) {
        for (AbstractInsnNode node = label; node != null && node.getOpcode() < 0; node = node.getNext()) {
            if (node instanceof FrameNode) {
                return (FrameNode) node;
            }
        }
        return null;
    }

    /** How many slots of the stack are in use there. */
    static int depth(FrameNode frame) {
        int depth = 0;
        for (Object value : frame.stack == null ? new ArrayList<>() : frame.stack) {
            depth += value == Opcodes.LONG || value == Opcodes.DOUBLE ? 2 : 1;
        }
        return depth;
    }

    static FrameNode copy(FrameNode frame) {
        return with(frame, 0, new Object[0]);
    }

    /** The same frame with further locals from slot {@code from} on. */
    static FrameNode with(FrameNode frame, int from, Object... more) {
        List<Object> locals = new ArrayList<>(frame.local == null ? new ArrayList<>() : frame.local);
        if (more.length > 0) {
            int slots = 0;
            for (Object local : locals) {
                slots += local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
            }
            for (; slots < from; slots++) {
                locals.add(Opcodes.TOP);
            }
            for (Object local : more) {
                locals.add(local);
            }
        }
        List<Object> stack = frame.stack == null ? new ArrayList<>() : frame.stack;
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), stack.size(), stack.toArray());
    }
}
