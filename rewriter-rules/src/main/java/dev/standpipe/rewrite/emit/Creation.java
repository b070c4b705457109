package dev.standpipe.rewrite.emit;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;

/** An instruction that makes an object. Frames name an object that is still to be constructed by the label there, and jumps to that label shall come by what is inserted. */
final class Creation {
    private final Set<LabelNode> before = new HashSet<>();
    private final LabelNode label = new LabelNode();

    Creation(AbstractInsnNode creation, InsnList inserted) {
        for (AbstractInsnNode node = creation.getPrevious();
                node != null && node.getOpcode() < 0;
                node = node.getPrevious()) {
            if (node instanceof LabelNode) {
                before.add((LabelNode) node);
            }
        }
        inserted.add(label);
    }

    void relabel(InsnList code) {
        for (AbstractInsnNode node : code) {
            if (node instanceof FrameNode) {
                relabel(((FrameNode) node).local);
                relabel(((FrameNode) node).stack);
            }
        }
    }

    private void relabel(List<Object> types) {
        for (int k = 0; types != null && k < types.size(); k++) {
            if (before.contains(types.get(k))) {
                types.set(k, label);
            }
        }
    }
}
