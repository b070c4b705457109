package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What kinds of arrays local variables hold: bytes and booleans share their instructions, and rows of rows say little
 * by themselves.
 */
public final class ArrayKinds {
    /** A method with more locals in more blocks than this is given up; no compiler writes one. */
    private static final int MOST = 1 << 22;

    private final ControlFlow flow;
    private KindFrame[] frames;

    private ArrayKinds(ControlFlow flow) {
        this.flow = flow;
    }

    /** Costs nothing until it is asked. */
    public static ArrayKinds of(ControlFlow flow) {
        return new ArrayKinds(flow);
    }

    /**
     * The descriptor, as {@code [B} or {@code [[I}, of what the local holds before the instruction runs; null if
     * unknown, or no array.
     */
    public String descriptorAt(int position, int slot) {
        Block block = flow.blockAt(position);
        KindFrame frame = atStart(block);
        for (int p = block.first(); frame != null && p < position; p++) {
            flow.work().spend(KindFrame.steps(flow.code()[p]));
            frame.run(flow.code()[p]);
        }
        String kind = frame == null ? null : frame.local(slot);
        return kind != null && kind.startsWith("[") ? kind : null;
    }

    /** What is known where the block begins; null if nothing leads there, or if it is too much to find out. */
    KindFrame atStart(Block block) {
        if (frames == null) {
            frames = new KindFrame[flow.blocks().size()];
            if ((long) frames.length * flow.method().maxLocals <= MOST) {
                fill();
            }
        }
        flow.work().spend(flow.method().maxLocals);
        return frames[block.index()] == null ? null : frames[block.index()].copy();
    }

    /** Whether nothing lies on the stack where the block begins. */
    public boolean isStackEmptyAt(Block block) {
        KindFrame frame = atStart(block);
        return frame != null && frame.depth() == 0;
    }

    /** Whether the method is not too large. */
    boolean areKnown() {
        return atStart(flow.blocks().get(0)) != null;
    }

    private void fill() {
        frames[0] = KindFrame.atStart(flow.method());
        BitSet stale = new BitSet();
        stale.set(0);
        while (!stale.isEmpty()) {
            for (int i = stale.nextSetBit(0); i >= 0; i = stale.nextSetBit(i + 1)) {
                stale.clear(i);
                pass(flow.blocks().get(i), stale);
            }
        }
    }

    private void pass(Block block, BitSet stale) {
        KindFrame frame = frames[block.index()].copy();
        flow.work().spend(frame.size() * (2L + block.out().size()));
        KindFrame caught = frame.caught();
        for (int p = block.first(); p <= block.last(); p++) {
            AbstractInsnNode node = flow.code()[p];
            flow.work().spend(KindFrame.steps(node));
            frame.run(node);
            if (node.getOpcode() >= Opcodes.ISTORE && node.getOpcode() <= Opcodes.ASTORE) {
                int slot = ((VarInsnNode) node).var;
                caught.meetLocal(slot, frame.local(slot));
                if (node.getOpcode() == Opcodes.LSTORE || node.getOpcode() == Opcodes.DSTORE) {
                    caught.meetLocal(slot + 1, null);
                }
            }
        }
        for (Edge edge : block.out()) {
            KindFrame leaving = edge.kind() == Edge.Kind.EXCEPTION ? caught : frame;
            int to = edge.to().index();
            if (frames[to] == null) {
                frames[to] = leaving.copy();
                stale.set(to);
            } else if (frames[to].meet(leaving)) {
                stale.set(to);
            }
        }
    }
}
