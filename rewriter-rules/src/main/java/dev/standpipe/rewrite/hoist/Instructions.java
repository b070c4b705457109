package dev.standpipe.rewrite.hoist;

import org.objectweb.asm.tree.AbstractInsnNode;

/** The neighbours of an instruction, past labels, frames and lines. */
final class Instructions {
    private Instructions() {}

    /** Null at the end of the method. */
    static AbstractInsnNode after(AbstractInsnNode node) {
        AbstractInsnNode next = node.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    /** Null at the start of the method. */
    static AbstractInsnNode before(AbstractInsnNode node) {
        AbstractInsnNode previous = node.getPrevious();
        while (previous != null && previous.getOpcode() < 0) {
            previous = previous.getPrevious();
        }
        return previous;
    }
}
