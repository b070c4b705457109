package loads;

import gnu.trove.list.array.TIntArrayList;

/** Trove's list of ints. */
public final class TroveList extends Serialized {
    @Override
    protected Object collection(int[] ints) {
        return new TIntArrayList(ints);
    }
}
