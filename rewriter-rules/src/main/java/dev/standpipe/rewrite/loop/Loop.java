package dev.standpipe.rewrite.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** A natural loop: all blocks that come back to the head without leaving, where every way in leads through the head. */
public final class Loop {
    private final LoopForest forest;
    private final int index;
    private final Block head;
    private final List<Loop> inner = new ArrayList<>(2);
    private Loop parent;
    private int firstBlock;
    private int lastBlock;
    private List<Block> blocks;

    Loop(LoopForest forest, int index, Block head) {
        this.forest = forest;
        this.index = index;
        this.head = head;
        firstBlock = lastBlock = head.index();
    }

    void add(Loop loop) {
        loop.parent = this;
        inner.add(loop);
        spread(loop.firstBlock, loop.lastBlock);
    }

    void spread(int first, int last) {
        firstBlock = Math.min(firstBlock, first);
        lastBlock = Math.max(lastBlock, last);
    }

    /** Its place in {@link LoopForest#loops()}. */
    public int index() {
        return index;
    }

    public Block head() {
        return head;
    }

    /** The label at the head, where those that jump there arrive. */
    public LabelNode headLabel() {
        AbstractInsnNode[] code = forest.flow().code();
        for (int at = head.first(); code[at].getOpcode() < 0; at++) {
            if (code[at] instanceof LabelNode && isTarget((LabelNode) code[at])) {
                return (LabelNode) code[at];
            }
        }
        throw new IllegalStateException("nothing jumps to the head of a loop");
    }

    private boolean isTarget(LabelNode label) {
        for (Edge edge : head.in()) {
            if (edge.by() instanceof JumpInsnNode && ((JumpInsnNode) edge.by()).label == label) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Block b) {
        return forest.contains(this, b);
    }

    /** In code order, those of inner loops too. */
    public List<Block> blocks() {
        if (blocks == null) {
            List<Block> found = new ArrayList<>();
            forest.flow().work().spend(lastBlock - firstBlock + 1);
            for (Block block : forest.flow().blocks().subList(firstBlock, lastBlock + 1)) {
                if (contains(block)) {
                    found.add(block);
                }
            }
            blocks = Collections.unmodifiableList(found);
        }
        return blocks;
    }

    /** The smallest loop around this one, or null. */
    public Loop parent() {
        return parent;
    }

    /** The loops whose parent this is. */
    public List<Loop> inner() {
        return Collections.unmodifiableList(inner);
    }

    /**
     * The edges into the head from outside, exceptions included. The start of the method is none: see
     * {@link #atStart()}.
     */
    public List<Edge> entries() {
        return intoHead(false);
    }

    /** The edges into the head from within, exceptions included. */
    public List<Edge> backEdges() {
        return intoHead(true);
    }

    private List<Edge> intoHead(boolean fromWithin) {
        List<Edge> edges = new ArrayList<>();
        forest.flow().work().spend(head.in().size());
        for (Edge edge : head.in()) {
            if (contains(edge.from()) == fromWithin) {
                edges.add(edge);
            }
        }
        return edges;
    }

    /** Whether the method starts with the head, so that there is a way in besides the entries. */
    public boolean atStart() {
        return head.index() == 0;
    }

    /** The edges that leave, without those of exceptions. */
    public List<Edge> exits() {
        List<Edge> edges = new ArrayList<>();
        forest.flow().work().spend(blocks().size());
        for (Block block : blocks()) {
            forest.flow().work().spend(block.out().size());
            for (Edge edge : block.out()) {
                if (edge.kind() != Edge.Kind.EXCEPTION && !contains(edge.to())) {
                    edges.add(edge);
                }
            }
        }
        return edges;
    }

    @Override
    public String toString() {
        return "loop at " + head;
    }
}
