package dev.standpipe.rewrite.loop;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The instructions at which blocks begin. */
final class Leaders {
    private final MethodNode method;
    private final AbstractInsnNode[] code;
    private final int[] next;
    private final BitSet leaders;

    Leaders(MethodNode method, AbstractInsnNode[] code) {
        this.method = method;
        this.code = code;
        next = new int[code.length + 1];
        next[code.length] = code.length;
        for (int p = code.length - 1; p >= 0; p--) {
            next[p] = code[p].getOpcode() >= 0 ? p : next[p + 1];
        }
        leaders = new BitSet(code.length + 1);
        for (int p = 0; p < code.length; p++) {
            if (ends(code[p])) {
                leaders.set(next[p + 1]);
                for (LabelNode target : targets(code[p])) {
                    lead(target);
                }
            }
        }
        for (TryCatchBlockNode entry : method.tryCatchBlocks) {
            lead(entry.start);
            lead(entry.end);
            lead(entry.handler);
        }
    }

    private void lead(LabelNode label) {
        leaders.set(instructionAt(label));
    }

    /** The position of the first instruction behind the label, or that of the end. */
    int instructionAt(LabelNode label) {
        return next[method.instructions.indexOf(label)];
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        int first = 0;
        for (int p = next[0]; p < code.length; ) {
            int following = next[p + 1];
            if (following == code.length) {
                blocks.add(new Block(blocks.size(), first, code.length - 1));
            } else if (leaders.get(following)) {
                blocks.add(new Block(blocks.size(), first, p));
                first = p + 1;
            }
            p = following;
        }
        return blocks;
    }

    private static boolean ends(AbstractInsnNode node) {
        return !fallsThrough(node) || !targets(node).isEmpty();
    }

    /** Whether the instruction that follows may be the next to run. */
    static boolean fallsThrough(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        return opcode != Opcodes.GOTO
                && opcode != Opcodes.ATHROW
                && (opcode < Opcodes.TABLESWITCH || opcode > Opcodes.RETURN);
    }

    /** Where the node may jump to. */
    static List<LabelNode> targets(AbstractInsnNode node) {
        if (node instanceof JumpInsnNode) {
            return Collections.singletonList(((JumpInsnNode) node).label);
        }
        if (node instanceof LookupSwitchInsnNode) {
            return with(((LookupSwitchInsnNode) node).labels, ((LookupSwitchInsnNode) node).dflt);
        }
        if (node instanceof TableSwitchInsnNode) {
            return with(((TableSwitchInsnNode) node).labels, ((TableSwitchInsnNode) node).dflt);
        }
        return Collections.emptyList();
    }

    private static List<LabelNode> with(List<LabelNode> cases, LabelNode otherwise) {
        List<LabelNode> targets = new ArrayList<>(cases);
        targets.add(otherwise);
        return targets;
    }
}
