package dev.standpipe.rewrite.loop;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** What a class that was read with expanded frames says of places that are jumped to. */
public final class StackMap {
    private StackMap() {}

    /** The frame at the label, or null where class files have none. */
    public static FrameNode at(LabelNode label) {
        for (AbstractInsnNode node = label; node != null && node.getOpcode() < 0; node = node.getNext()) {
            if (node instanceof FrameNode) {
                return (FrameNode) node;
            }
        }
        return null;
    }

    /** How many slots a value of this type takes. */
    public static int slots(Object type) {
        return type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
    }
}
