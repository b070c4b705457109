package dev.standpipe.runtime.codec;


/**
 * {@code @array@[]} and bytes, eight bytes at a time. Made from src/main/template: C2 makes vector code of a loop only
 * where it sees the type of the array.
 */
final class @Type@VectorLane extends Lane {
    @Type@VectorLane(Memory memory) {
        super(memory, Element.@TYPE@);
    }

    @Override
    void in(Object bytes, long at, Object array, long to, int length) {
        if (bytes == null) {
            fromMemory(at, (@array@[]) array, to, length);
        } else {
            fromHeap((byte[]) bytes, at, (@array@[]) array, to, length);
        }
    }

    @Override
    boolean out(Object array, long from, Object bytes, long at, int length) {
        return bytes == null
                ? toMemory((@array@[]) array, from, at, length)
                : toHeap((@array@[]) array, from, (byte[]) bytes, at, length);
    }

    // The tests for null tell C2 that these are arrays for sure; what may be null is raw memory to it, and no vector
    // code comes of that.

    private void fromHeap(byte[] bytes, long at, @array@[] array, long to, int length) {
        Memory memory = this.memory;
        if (bytes != null && array != null) {
            for (int k = 0; k < length; k += 8) {
                memory.putLong(array, to + k, Swap.@vector@(memory.getLong(bytes, at + k)));
            }
        }
    }

    private void fromMemory(long at, @array@[] array, long to, int length) {
        Memory memory = this.memory;
        if (array != null) {
            for (int k = 0; k < length; k += 8) {
                memory.putLong(array, to + k, Swap.@vector@(memory.getLong(null, at + k)));
            }
        }
    }

    private boolean toHeap(@array@[] array, long from, byte[] bytes, long at, int length) {
        Memory memory = this.memory;
        long met = 0;
        if (bytes != null && array != null) {
            for (int k = 0; k < length; k += 8) {
                long v = memory.getLong(array, from + k);
                met |= Swap.@nans@(v);
                memory.putLong(bytes, at + k, Swap.@vector@(v));
            }
        }
        return (met & Swap.@NAN@) != 0;
    }

    private boolean toMemory(@array@[] array, long from, long at, int length) {
        Memory memory = this.memory;
        long met = 0;
        if (array != null) {
            for (int k = 0; k < length; k += 8) {
                long v = memory.getLong(array, from + k);
                met |= Swap.@nans@(v);
                memory.putLong(null, at + k, Swap.@vector@(v));
            }
        }
        return (met & Swap.@NAN@) != 0;
    }
}
