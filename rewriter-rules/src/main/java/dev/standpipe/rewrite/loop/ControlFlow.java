package dev.standpipe.rewrite.loop;

import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The basic blocks of a method and the edges between them, exceptions included. */
public final class ControlFlow {
    /** For blocks, edges, dominators and loops together, by the instruction. */
    private static final int STEPS = 4;

    /** An entry of the exception table is looked at often for each block that it covers, which has an edge to it. */
    private static final int HANDLER_STEPS = 4;

    private final MethodNode method;
    private final Work work;
    private final AbstractInsnNode[] code;
    private final List<Block> blocks;
    private final Block[] at;
    private final List<List<TryCatchBlockNode>> handlers;
    private final BitSet reachable;

    /**
     * {@code method} must have no subroutines (jsr and ret). It stays as it is, and what is said here holds until
     * someone changes it. All that is found out about it is taken from {@code work}.
     */
    public static ControlFlow of(MethodNode method, Work work) {
        return new ControlFlow(method, work);
    }

    private ControlFlow(MethodNode method, Work work) {
        this.method = method;
        this.work = work;
        code = method.instructions.toArray();
        work.spend(STEPS * (long) code.length);
        Leaders leaders = new Leaders(method, code);
        blocks = Collections.unmodifiableList(leaders.blocks());
        at = new Block[code.length];
        for (Block block : blocks) {
            Arrays.fill(at, block.first(), block.last() + 1, block);
        }
        handlers = new ArrayList<>(Collections.nCopies(blocks.size(), Collections.emptyList()));
        for (TryCatchBlockNode entry : method.tryCatchBlocks) {
            cover(entry, leaders);
        }
        reachable = new Connections(this, leaders).connect();
    }

    private void cover(TryCatchBlockNode entry, Leaders leaders) {
        int start = blockBehind(leaders.instructionAt(entry.start));
        int end = blockBehind(leaders.instructionAt(entry.end));
        work.spend(1 + HANDLER_STEPS * (long) Math.max(0, end - start));
        for (int i = start; i < end; i++) {
            if (handlers.get(i).isEmpty()) {
                handlers.set(i, new ArrayList<>(2));
            }
            handlers.get(i).add(entry);
        }
    }

    private int blockBehind(int position) {
        return position == code.length ? blocks.size() : at[position].index();
    }

    public MethodNode method() {
        return method;
    }

    /** What may still be done for the class. */
    public Work work() {
        return work;
    }

    /** All nodes by position: instructions, labels, frames and lines. Not a copy. */
    public AbstractInsnNode[] code() {
        return code;
    }

    public int position(AbstractInsnNode node) {
        return method.instructions.indexOf(node);
    }

    /** In code order, the unreachable ones too. The first is where the method starts. */
    public List<Block> blocks() {
        return blocks;
    }

    public Block blockAt(int position) {
        return at[position];
    }

    public boolean reachable(Block b) {
        return reachable.get(b.index());
    }

    /** The instruction that ends the block. */
    public AbstractInsnNode end(Block b) {
        int p = b.last();
        while (code[p].getOpcode() < 0) {
            p--;
        }
        return code[p];
    }

    /**
     * The entries of the exception table that cover the instruction at or after this position, in the order of the
     * table.
     */
    public List<TryCatchBlockNode> handlersAt(int position) {
        return Collections.unmodifiableList(handlers.get(at[position].index()));
    }
}
