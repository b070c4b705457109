package loads;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Eclipse Collections' list of ints. */
public final class EclipseList extends Serialized {
    @Override
    protected Object collection(int[] ints) {
        return new IntArrayList(ints);
    }
}
