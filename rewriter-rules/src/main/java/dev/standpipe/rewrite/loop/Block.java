package dev.standpipe.rewrite.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Instructions that run one after the other, with the labels, frames and lines before each. */
public final class Block {
    final List<Edge> in = new ArrayList<>(2);
    final List<Edge> out = new ArrayList<>(2);
    private final int index;
    private final int first;
    private final int last;

    Block(int index, int first, int last) {
        this.index = index;
        this.first = first;
        this.last = last;
    }

    /** Its place in {@link ControlFlow#blocks()}. */
    public int index() {
        return index;
    }

    /** The position of its first node, often a label. */
    public int first() {
        return first;
    }

    /**
     * The position of its last node, which is an instruction, unless labels follow the last instruction of the method.
     */
    public int last() {
        return last;
    }

    /** None if this block is unreachable, and none that comes from an unreachable one. */
    public List<Edge> in() {
        return Collections.unmodifiableList(in);
    }

    /** None if this block is unreachable. A switch has one edge for each block that it may go to. */
    public List<Edge> out() {
        return Collections.unmodifiableList(out);
    }

    @Override
    public String toString() {
        return "block " + index + " [" + first + ".." + last + "]";
    }
}
