package dev.standpipe.rewrite.loop;

import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Which locals may still be read. Both slots of a long or a double count. */
public final class Liveness {
    private final ControlFlow flow;
    private final BitSet[] into;

    public static Liveness of(ControlFlow flow) {
        return new Liveness(flow);
    }

    private Liveness(ControlFlow flow) {
        this.flow = flow;
        List<Block> blocks = flow.blocks();
        into = new BitSet[blocks.size()];
        BitSet stale = new BitSet(blocks.size());
        for (int i = 0; i < into.length; i++) {
            into[i] = new BitSet();
            stale.set(i);
        }
        // Backwards through the code, and again from the end while something behind has changed.
        while (!stale.isEmpty()) {
            for (int i = stale.length() - 1; i >= 0; i = stale.previousSetBit(i)) {
                stale.clear(i);
                Block block = blocks.get(i);
                BitSet live = before(block.first());
                if (!live.equals(into[i])) {
                    into[i] = live;
                    for (Edge edge : block.in) {
                        stale.set(edge.from().index());
                    }
                }
            }
        }
    }

    /** Before the instruction at {@code position} runs. */
    public BitSet before(int position) {
        Block block = flow.blockAt(position);
        long words = 1 + flow.method().maxLocals / Long.SIZE;
        flow.work().spend((block.out.size() + (long) block.last() - position + 1) * words);
        BitSet live = new BitSet();
        BitSet caught = new BitSet();
        for (Edge edge : block.out) {
            (edge.kind() == Edge.Kind.EXCEPTION ? caught : live)
                    .or(into[edge.to().index()]);
        }
        live.or(caught);
        for (int p = block.last(); p >= position; p--) {
            pass(flow.code()[p], live);
            live.or(caught);
        }
        return live;
    }

    /** Where {@code b} starts. */
    public BitSet into(Block b) {
        flow.work().spend(1 + flow.method().maxLocals / Long.SIZE);
        return (BitSet) into[b.index()].clone();
    }

    private static void pass(AbstractInsnNode node, BitSet live) {
        int opcode = node.getOpcode();
        if (node instanceof IincInsnNode) {
            live.set(((IincInsnNode) node).var);
        } else if (node instanceof VarInsnNode) {
            int slot = ((VarInsnNode) node).var;
            switch (opcode) {
                case Opcodes.LLOAD:
                case Opcodes.DLOAD:
                    live.set(slot, slot + 2);
                    break;
                case Opcodes.LSTORE:
                case Opcodes.DSTORE:
                    live.clear(slot, slot + 2);
                    break;
                case Opcodes.ISTORE:
                case Opcodes.FSTORE:
                case Opcodes.ASTORE:
                    live.clear(slot);
                    break;
                default:
                    live.set(slot);
            }
        }
    }
}
