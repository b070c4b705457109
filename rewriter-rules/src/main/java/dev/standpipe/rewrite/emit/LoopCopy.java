package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    private final Summary summary;
    final ControlFlow flow;
    private final Loop loop;
    final Code code;
    private final UnaryOperator<FrameNode> frames;
    private final CalleeCopy callees;
    private final Map<Block, LabelNode> starts = new HashMap<>();
    private final CopiedNames names;
    private final Lines lines;
    final LabelNode back = new LabelNode();

    /** {@code free} is the first local that the copy may have for what it calls. */
    LoopCopy(Summary summary, Code code, UnaryOperator<FrameNode> frames, int free) {
        this.callees = new CalleeCopy(summary, code, this, free);
        this.summary = summary;
        this.flow = summary.flow();
        this.loop = summary.loop();
        this.code = code;
        this.frames = frames;
        this.names = new CopiedNames(flow, loop.headLabel(), code);
        this.lines = new Lines(flow.code());
    }

    /** What is returned is where each round ends; its place is right behind the copy. */
    LabelNode emit() {
        List<Block> blocks = summary.decided().isEmpty() ? loop.blocks() : reached();
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

    /** When it stands. */
    void nameVariables() {
        names.add(back);
    }

    /** Those that a round may come through, in the order of the code. */
    private List<Block> reached() {
        Set<Block> reached = new HashSet<>();
        Deque<Block> waiting = new ArrayDeque<>();
        waiting.add(loop.head());
        while (!waiting.isEmpty()) {
            Block block = waiting.remove();
            for (Edge edge : reached.add(block) ? block.out() : Collections.<Edge>emptyList()) {
                if (stays(edge)) {
                    waiting.add(edge.to());
                }
            }
        }
        List<Block> blocks = new ArrayList<>(loop.blocks());
        blocks.retainAll(reached);
        return blocks;
    }

    private boolean stays(Edge edge) {
        return edge.kind() != Edge.Kind.EXCEPTION && loop.contains(edge.to()) && summary.goes(edge);
    }

    private void copy(Block block, Block next) {
        code.label(starts.get(block));
        if (!Lines.begins(flow, block.first())) {
            // what stands in front of it here is not what stood there
            number(lines.at(block.first()));
        }
        for (int p = block.first(); p <= block.last(); p++) {
            AbstractInsnNode node = flow.code()[p];
            if (node instanceof LabelNode) {
                names.pass((LabelNode) node);
            } else if (node instanceof FrameNode) {
                code.add(frames.apply((FrameNode) node), 0);
            } else if (node instanceof LineNumberNode) {
                number(((LineNumberNode) node).line);
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

    private void number(int line) {
        if (line > 0) {
            LabelNode here = new LabelNode();
            code.label(here);
            code.add(new LineNumberNode(line, here), 0);
        }
    }

    static boolean isJump(AbstractInsnNode node) {
        return node.getType() == AbstractInsnNode.JUMP_INSN || isSwitch(node);
    }

    private static boolean isSwitch(AbstractInsnNode node) {
        return node.getOpcode() == Opcodes.TABLESWITCH || node.getOpcode() == Opcodes.LOOKUPSWITCH;
    }

    /** Puts something else in the place of the instruction with this id; false if it stays. */
    abstract boolean take(AbstractInsnNode node, int id);

    /** Whether the call at this position is left out, and what it was given dropped. */
    boolean isSeek(int position) {
        return false;
    }

    /**
     * The block's own jump where both ways stay inside, else straight on to where it stays. Of a switch one way is
     * left.
     */
    private void goOn(Block block, Block next) {
        AbstractInsnNode end = flow.end(block);
        Edge jump = null;
        Edge fall = null;
        for (Edge edge : block.out()) {
            if (edge.kind() != Edge.Kind.FALL && stays(edge)) {
                jump = edge;
            } else if (edge.kind() == Edge.Kind.FALL && stays(edge)) {
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
            drop(code, end);
        }
        go(jump == null ? fall : jump, next);
    }

    /** What a jump that goes one way only would have looked at. */
    static void drop(Code code, AbstractInsnNode jump) {
        if (jump.getOpcode() != Opcodes.GOTO) {
            boolean one = jump.getOpcode() <= Opcodes.IFLE || jump.getOpcode() >= Opcodes.TABLESWITCH;
            code.op(one ? Opcodes.POP : Opcodes.POP2, 0);
        }
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
