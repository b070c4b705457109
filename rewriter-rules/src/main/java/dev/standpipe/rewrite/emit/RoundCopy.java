package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.rule.rows.Rows;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Copies a loop around another one, with its tests. In the place of the inner loop there is something else, and a
 * {@code seek} only says where that is to begin.
 */
abstract class RoundCopy {
    private final Rows rows;
    private final ControlFlow flow;
    private final Loop loop;
    private final Loop inner;
    private final Code code;
    private final UnaryOperator<FrameNode> frames;
    private final int position;
    private final Map<Block, LabelNode> starts = new HashMap<>();

    /** {@code position} is the local for the place that is sought. */
    RoundCopy(Rows rows, Code code, UnaryOperator<FrameNode> frames, int position) {
        this.rows = rows;
        this.flow = rows.around().flow();
        this.loop = rows.around().loop();
        this.inner = rows.inner().loop();
        this.code = code;
        this.frames = frames;
        this.position = position;
    }

    /** What does the work of the inner loop. */
    abstract void row();

    /** Goes round and round; those ways that leave the loop lead to {@code leave}. */
    void emit(LabelNode leave) {
        List<Block> blocks = inOrder();
        for (Block block : blocks) {
            starts.put(block, new LabelNode());
        }
        if (blocks.get(0) != loop.head()) {
            code.jump(Opcodes.GOTO, starts.get(loop.head()), 0);
        }
        for (int b = 0; b < blocks.size(); b++) {
            Block block = blocks.get(b);
            Block next = b + 1 < blocks.size() ? blocks.get(b + 1) : null;
            code.label(starts.get(block));
            if (block == inner.head()) {
                frameAtRow();
                row();
                go(rows.behind(), next, leave);
            } else {
                copy(block);
                goOn(block, next, leave);
            }
        }
    }

    /** The head of the inner loop stands for all of it, where that ends. */
    private List<Block> inOrder() {
        List<Block> row = inner.blocks();
        List<Block> blocks = new ArrayList<>();
        for (Block block : loop.blocks()) {
            if (block == row.get(row.size() - 1)) {
                blocks.add(inner.head());
            } else if (!inner.contains(block)) {
                blocks.add(block);
            }
        }
        return blocks;
    }

    private void frameAtRow() {
        FrameNode frame = StackMap.at(inner.headLabel());
        if (frame != null) {
            code.add(frames.apply(frame), 0);
        }
    }

    private void copy(Block block) {
        for (int p = block.first(); p <= block.last(); p++) {
            AbstractInsnNode node = flow.code()[p];
            if (node instanceof FrameNode) {
                code.add(frames.apply((FrameNode) node), 0);
            } else if (node instanceof LineNumberNode) {
                LabelNode here = new LabelNode();
                code.label(here);
                code.add(new LineNumberNode(((LineNumberNode) node).line, here), 0);
            } else if (p == rows.seekAt()) {
                code.add(new VarInsnNode(Opcodes.LSTORE, position), 0);
                code.op(Opcodes.POP, 0);
            } else if (node.getOpcode() >= 0 && node.getType() != AbstractInsnNode.JUMP_INSN) {
                // only jumps would ask for labels
                code.add(node.clone(Collections.emptyMap()), 0);
            }
        }
    }

    private void goOn(Block block, Block next, LabelNode leave) {
        Block last = null;
        for (Edge edge : block.out()) {
            if (edge.conditional()) {
                code.add(new JumpInsnNode(edge.by().getOpcode(), target(edge.to(), leave)), 0);
            } else if (edge.kind() != Edge.Kind.EXCEPTION) {
                last = edge.to();
            }
        }
        go(last, next, leave);
    }

    private void go(Block to, Block next, LabelNode leave) {
        if (to != next) {
            code.jump(Opcodes.GOTO, target(to, leave), 0);
        }
    }

    private LabelNode target(Block to, LabelNode leave) {
        return loop.contains(to) ? starts.get(to) : leave;
    }
}
