package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;

/**
 * Copies the body of a loop. It comes without its exits, since the rounds were counted before, and with something else
 * in the place of its transfers.
 */
abstract class LoopCopy {
    /** What is done in the place of a transfer needs as much more of the stack than its call. */
    static final int DEEPER = 4;

    final ControlFlow flow;
    private final Loop loop;
    final Code code;
    private final UnaryOperator<FrameNode> frames;
    private final CalleeCopy callees;
    private final Map<Block, LabelNode> starts = new HashMap<>();
    final LabelNode back = new LabelNode();

    /** {@code free} is the first local that the copy may have for what it calls. */
    LoopCopy(Summary summary, Code code, UnaryOperator<FrameNode> frames, int free) {
        this.callees = new CalleeCopy(summary, code, this, free);
        this.flow = summary.flow();
        this.loop = summary.loop();
        this.code = code;
        this.frames = frames;
    }

    /** What is returned is where each round ends; its place is right behind the copy. */
    LabelNode emit() {
        List<Block> blocks = loop.blocks();
        for (Block block : blocks) {
            starts.put(block, new LabelNode());
        }
        if (blocks.get(0) != loop.head()) {
            code.jump(Opcodes.GOTO, starts.get(loop.head()), 0);
        }
        for (int b = 0; b < blocks.size(); b++) {
            Block next = b + 1 < blocks.size() ? blocks.get(b + 1) : null;
            copy(blocks.get(b), next);
        }
        return back;
    }

    private void copy(Block block, Block next) {
        code.label(starts.get(block));
        for (int p = block.first(); p <= block.last(); p++) {
            AbstractInsnNode node = flow.code()[p];
            if (node instanceof LabelNode) {
                pass((LabelNode) node);
            } else if (node instanceof FrameNode) {
                code.add(frames.apply((FrameNode) node), 0);
            } else if (node instanceof LineNumberNode) {
                LabelNode here = new LabelNode();
                code.label(here);
                code.add(new LineNumberNode(((LineNumberNode) node).line, here), 0);
            } else if (isSeek(p)) {
                code.op(Opcodes.POP2, 0);
                code.op(Opcodes.POP, 0);
            } else if (node.getOpcode() >= 0 && !isJump(node) && !take(node, p) && !callees.copy(node, p)) {
                // only jumps would ask for labels
                code.add(node.clone(Collections.emptyMap()), 0);
            }
        }
        goOn(block, next);
    }

    private static boolean isJump(AbstractInsnNode node) {
        return node.getType() == AbstractInsnNode.JUMP_INSN;
    }

    /** Puts something else in the place of the instruction with this id; false if it stays. */
    abstract boolean take(AbstractInsnNode node, int id);

    /** What stands at this label of the loop is copied next. */
    void pass(LabelNode label) {}

    /** Whether the call at this position is left out, and what it was given dropped. */
    boolean isSeek(int position) {
        return false;
    }

    /** The block's own jump where both ways stay inside, else straight on to where it stays. */
    private void goOn(Block block, Block next) {
        AbstractInsnNode end = flow.end(block);
        Edge jump = null;
        Edge fall = null;
        for (Edge edge : block.out()) {
            if (edge.kind() == Edge.Kind.JUMP && loop.contains(edge.to())) {
                jump = edge;
            } else if (edge.kind() == Edge.Kind.FALL && loop.contains(edge.to())) {
                fall = edge;
            }
        }
        boolean conditional = isJump(end) && end.getOpcode() != Opcodes.GOTO;
        if (conditional && jump != null && fall != null) {
            code.add(new org.objectweb.asm.tree.JumpInsnNode(end.getOpcode(), target(jump)), 0);
            go(fall, next);
            return;
        }
        if (conditional) {
            boolean one = end.getOpcode() <= Opcodes.IFLE || end.getOpcode() >= Opcodes.IFNULL;
            code.op(one ? Opcodes.POP : Opcodes.POP2, 0);
        }
        go(jump == null ? fall : jump, next);
    }

    private void go(Edge edge, Block next) {
        if (edge.to() == loop.head() ? next != null : edge.to() != next) {
            code.jump(Opcodes.GOTO, target(edge), 0);
        }
    }

    private LabelNode target(Edge edge) {
        return edge.to() == loop.head() ? back : starts.get(edge.to());
    }
}
