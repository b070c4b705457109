package dev.standpipe.rewrite.loop;

import java.util.BitSet;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Draws the edges between the blocks that can be reached. */
final class Connections {
    private final ControlFlow flow;
    private final Leaders leaders;
    private final BitSet reached = new BitSet();
    private final int[] drawnFor;
    private final int[] waiting;
    private int waits;

    Connections(ControlFlow flow, Leaders leaders) {
        this.flow = flow;
        this.leaders = leaders;
        drawnFor = new int[flow.blocks().size()];
        waiting = new int[flow.blocks().size()];
    }

    /** Which blocks can be reached. */
    BitSet connect() {
        if (!flow.blocks().isEmpty()) {
            reach(flow.blocks().get(0));
        }
        while (waits > 0) {
            leave(flow.blocks().get(waiting[--waits]));
        }
        for (Block block : flow.blocks()) {
            for (Edge edge : block.out) {
                edge.to().in.add(edge);
            }
        }
        return reached;
    }

    private void reach(Block block) {
        if (!reached.get(block.index())) {
            reached.set(block.index());
            waiting[waits++] = block.index();
        }
    }

    private void leave(Block block) {
        AbstractInsnNode end = flow.end(block);
        if (Leaders.fallsThrough(end)) {
            if (block.index() + 1 == flow.blocks().size()) {
                throw new IllegalArgumentException(
                        "the code of " + flow.method().name + flow.method().desc + " runs off its end");
            }
            draw(block, flow.blocks().get(block.index() + 1), Edge.Kind.FALL, null);
        }
        Edge.Kind kind = end instanceof JumpInsnNode ? Edge.Kind.JUMP : Edge.Kind.SWITCH;
        int jumps = 2 * block.index() + 1;
        for (LabelNode target : Leaders.targets(end)) {
            drawOnce(block, target, kind, end, jumps);
        }
        for (TryCatchBlockNode entry : flow.handlersAt(block.first())) {
            drawOnce(block, entry.handler, Edge.Kind.EXCEPTION, null, jumps + 1);
        }
    }

    private void drawOnce(Block from, LabelNode target, Edge.Kind kind, AbstractInsnNode by, int round) {
        int position = leaders.instructionAt(target);
        if (position == flow.code().length) {
            throw new IllegalArgumentException(
                    "the code of " + flow.method().name + flow.method().desc + " jumps to its end");
        }
        Block to = flow.blockAt(position);
        if (drawnFor[to.index()] != round) {
            drawnFor[to.index()] = round;
            draw(from, to, kind, by);
        }
    }

    private void draw(Block from, Block to, Edge.Kind kind, AbstractInsnNode by) {
        from.out.add(new Edge(from, to, kind, by));
        reach(to);
    }
}
