package loads;

import org.apache.commons.collections.primitives.ArrayIntList;

/** Commons Primitives' list of ints. */
public final class PrimitivesList extends Serialized {
    @Override
    protected Object collection(int[] ints) {
        ArrayIntList list = new ArrayIntList(ints.length);
        for (int value : ints) list.add(value);
        return list;
    }
}
