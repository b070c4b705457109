package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import java.util.BitSet;

/** Code that is followed: the loop's own, or that of a method in the place of its call. */
public final class Followed {
    final ControlFlow flow;
    private final Callee callee;
    private final int offset;
    private final int depth;

    /** The loop's own code. */
    Followed(ControlFlow flow) {
        this(flow, null, 0, 0);
    }

    /** A method that is called from {@code depth - 1} others; {@code offset} tells its values from those of others. */
    Followed(Callee callee, int offset, int depth) {
        this(callee.flow(), callee, offset, depth);
    }

    private Followed(ControlFlow flow, Callee callee, int offset, int depth) {
        this.flow = flow;
        this.callee = callee;
        this.offset = offset;
        this.depth = depth;
    }

    /** Null for the loop's own. */
    public Callee callee() {
        return callee;
    }

    int depth() {
        return depth;
    }

    /** What tells the instruction at this position of the code from all others that are followed. */
    public int id(int position) {
        return offset + position;
    }

    /** A place that has been reached in it. */
    static final class Place {
        final Followed code;
        final Block block;
        final int at;
        final BitSet visited;

        /** Where it goes on behind the call; null in the loop's own code. */
        final Place caller;

        Place(Followed code, Block block, int at, BitSet visited, Place caller) {
            this.code = code;
            this.block = block;
            this.at = at;
            this.visited = visited;
            this.caller = caller;
        }
    }
}
