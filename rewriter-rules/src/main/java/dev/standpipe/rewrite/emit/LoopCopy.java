package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.rule.replay.StagedRead;
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
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Copies the body of a loop. It comes without its exits, since the rounds were counted before, and its reads take what
 * was staged.
 */
final class LoopCopy {
    /** What a value is taken out of, and where, needs as much more of the stack than the call that read it. */
    static final int DEEPER = 4;

    private final ControlFlow flow;
    private final Loop loop;
    private final Replay replay;
    private final Code code;
    private final UnaryOperator<FrameNode> frames;
    private final int staged;
    private final int at;
    private final int moved;
    private final CalleeCopy callees;
    private final Map<Block, LabelNode> starts = new HashMap<>();
    private final LabelNode back = new LabelNode();

    /** {@code moved} is the last local that the copy has for itself; behind it are those of what it calls. */
    LoopCopy(
            Summary summary, Replay replay, Code code, UnaryOperator<FrameNode> frames, int staged, int at, int moved) {
        this.callees = new CalleeCopy(summary, code, this, moved + 2);
        this.flow = summary.flow();
        this.loop = summary.loop();
        this.replay = replay;
        this.code = code;
        this.frames = frames;
        this.staged = staged;
        this.at = at;
        this.moved = moved;
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
            if (node instanceof FrameNode) {
                code.add(frames.apply((FrameNode) node), 0);
            } else if (node instanceof LineNumberNode) {
                LabelNode here = new LabelNode();
                code.label(here);
                code.add(new LineNumberNode(((LineNumberNode) node).line, here), 0);
            } else if (p == replay.seekAt()) {
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

    /** Takes what the read with this id would bring; false if it is none. */
    boolean take(AbstractInsnNode node, int id) {
        flow.work().spend(replay.reads().size());
        for (StagedRead read : replay.reads()) {
            if (read.id() == id) {
                MethodInsnNode call = (MethodInsnNode) node;
                code.op(Opcodes.POP, 0);
                code.load(staged, 'A');
                code.load(at, 'I');
                if (read.offset() > 0) {
                    code.push(read.offset(), false);
                    code.op(Opcodes.IADD, -1);
                }
                code.load(moved, 'J');
                code.doorway(Symbols.takes(read.wire()), Symbols.takesDescriptor(read.wire()));
                code.forget(call.desc);
                return true;
            }
        }
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
