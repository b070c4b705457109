package surroundings;

import java.util.Arrays;

/** A sum of arrays that depends on each element and its place. */
final class Tally {
    private long sum = 1;

    /** The first {@code n} elements. */
    void add(Object a, int n) {
        sum = sum * 1000003 + hash(a, n);
    }

    private static int hash(Object a, int n) {
        if (a instanceof byte[]) {
            return Arrays.hashCode(Arrays.copyOf((byte[]) a, n));
        }
        if (a instanceof short[]) {
            return Arrays.hashCode(Arrays.copyOf((short[]) a, n));
        }
        if (a instanceof int[]) {
            return Arrays.hashCode(Arrays.copyOf((int[]) a, n));
        }
        if (a instanceof long[]) {
            return Arrays.hashCode(Arrays.copyOf((long[]) a, n));
        }
        return Arrays.hashCode(Arrays.copyOf((double[]) a, n));
    }

    @Override
    public String toString() {
        return Long.toHexString(sum);
    }
}
