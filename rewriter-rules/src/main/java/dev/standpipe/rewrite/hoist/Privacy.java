package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.summary.SlotEffects;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Whether an array that a loop fills is known to one local and nobody else: followed back from the loop to where it was made, on every way. */
final class Privacy {
    private final ControlFlow flow;
    private final int array;
    private final BitSet seen = new BitSet();
    private final Deque<Block> waiting = new ArrayDeque<>();

    private Privacy(ControlFlow flow, int array) {
        this.flow = flow;
        this.array = array;
    }

    /** Null, or what gives the array away. */
    static Hoist breach(ControlFlow flow, Loop loop, int array) {
        return new Privacy(flow, array).breach(loop);
    }

    private Hoist breach(Loop loop) {
        for (Block block : loop.blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                if (accesses(at) && !isPrivate(at, block)) {
                    return shared(at);
                }
            }
        }
        int head = loop.head().first();
        if (loop.atStart() || !goBack(loop.entries())) {
            return shared(head);
        }
        while (!waiting.isEmpty()) {
            Block block = waiting.remove();
            int at = block.last();
            while (at >= block.first() && !makes(at)) {
                if (accesses(at) && !isPrivate(at, block)) {
                    return shared(at);
                }
                at--;
            }
            if (at < block.first() && (block.index() == 0 || !goBack(block.in()))) {
                return shared(head);
            }
        }
        return null;
    }

    private static Hoist shared(int position) {
        return Hoist.refused(Obstacle.ARRAY_SHARED, position);
    }

    /** False where an exception leads: what ran before it is not known. */
    private boolean goBack(Iterable<Edge> edges) {
        for (Edge edge : edges) {
            if (edge.kind() == Edge.Kind.EXCEPTION) {
                return false;
            }
            if (!seen.get(edge.from().index())) {
                seen.set(edge.from().index());
                waiting.add(edge.from());
            }
        }
        return true;
    }

    private boolean accesses(int at) {
        AbstractInsnNode node = flow.code()[at];
        boolean ofReference = node.getOpcode() == Opcodes.ALOAD || node.getOpcode() == Opcodes.ASTORE;
        return ofReference && ((VarInsnNode) node).var == array;
    }

    private boolean makes(int at) {
        AbstractInsnNode node = flow.code()[at];
        return accesses(at)
                && node.getOpcode() == Opcodes.ASTORE
                && Instructions.before(node) != null
                && Instructions.before(node).getOpcode() == Opcodes.NEWARRAY
                && flow.blockAt(flow.position(Instructions.before(node))) == flow.blockAt(at);
    }

    /** A load for an element or the length, which ends before the block does. */
    private boolean isPrivate(int at, Block block) {
        if (flow.code()[at].getOpcode() == Opcodes.ASTORE) {
            return false;
        }
        int height = 1;
        for (int next = at + 1; next <= block.last(); next++) {
            AbstractInsnNode node = flow.code()[next];
            int opcode = node.getOpcode();
            if (opcode < 0) {
                continue;
            }
            if (opcode >= Opcodes.DUP && opcode <= Opcodes.SWAP) {
                return false;
            }
            int takes = SlotEffects.takes(node);
            if (takes >= height) {
                return takes == height && usesElement(opcode);
            }
            height += SlotEffects.gives(node) - takes;
        }
        return false;
    }

    private static boolean usesElement(int opcode) {
        return opcode == Opcodes.ARRAYLENGTH
                || opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD && opcode != Opcodes.AALOAD
                || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE && opcode != Opcodes.AASTORE;
    }
}
