package dev.standpipe.rewrite.loop;

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
    /** Instructions covered by handlers, each counted once for each handler. */
    private static final long MOST_COVERED = 1 << 24;

    /** Instructions times locals. */
    private static final long MOST_STATES = 1 << 28;

    private final MethodNode method;
    private final AbstractInsnNode[] code;
    private final List<Block> blocks;
    private final Block[] at;
    private final List<List<TryCatchBlockNode>> handlers;
    private final BitSet reachable;

    /**
     * Whether the analysis will stay within reason in time and memory. What compilers write does; what an enemy writes
     * may not.
     */
    public static boolean manageable(MethodNode method) {
        long covered = 0;
        for (TryCatchBlockNode entry : method.tryCatchBlocks) {
            covered += Math.max(0, method.instructions.indexOf(entry.end) - method.instructions.indexOf(entry.start));
        }
        return covered <= MOST_COVERED && (long) method.instructions.size() * method.maxLocals <= MOST_STATES;
    }

    /**
     * {@code method} must have no subroutines (jsr and ret). It stays as it is, and what is said here holds until
     * someone changes it.
     */
    public static ControlFlow of(MethodNode method) {
        return new ControlFlow(method);
    }

    private ControlFlow(MethodNode method) {
        this.method = method;
        code = method.instructions.toArray();
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
        int end = blockBehind(leaders.instructionAt(entry.end));
        for (int i = blockBehind(leaders.instructionAt(entry.start)); i < end; i++) {
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
