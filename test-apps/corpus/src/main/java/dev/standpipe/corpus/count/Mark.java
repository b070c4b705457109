package dev.standpipe.corpus.count;

import java.util.BitSet;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value on the stack or in a local: which elements it was made of, which locals it was computed from, and whether more than a change of type was
 * done to the elements. All by the instructions' positions, and only of instructions in loops that are looked at.
 */
record Mark(int size, BitSet elements, BitSet locals, boolean computed) implements Value {
    private static final BitSet NONE = new BitSet();

    static Mark plain(int size) {
        return new Mark(size, NONE, NONE, false);
    }

    @Override
    public int getSize() {
        return size;
    }

    Mark sized(int other) {
        return new Mark(other, elements, locals, computed);
    }

    Mark element(int at) {
        return new Mark(size, with(NONE, at), locals, false);
    }

    /** The elements of an array or the stream are one thing, where they were found is another. */
    Mark withoutElements() {
        return new Mark(size, NONE, locals, false);
    }

    Mark loaded(int at) {
        return new Mark(size, elements, with(locals, at), computed);
    }

    Mark worked() {
        return new Mark(size, elements, locals, !elements.isEmpty());
    }

    Mark and(Mark other) {
        return new Mark(
                Math.min(size, other.size),
                union(elements, other.elements),
                union(locals, other.locals),
                computed || other.computed);
    }

    private static BitSet with(BitSet set, int bit) {
        BitSet more = (BitSet) set.clone();
        more.set(bit);
        return more;
    }

    private static BitSet union(BitSet left, BitSet right) {
        if (right.isEmpty() || left.equals(right)) {
            return left;
        }
        BitSet both = (BitSet) left.clone();
        both.or(right);
        return both;
    }
}
