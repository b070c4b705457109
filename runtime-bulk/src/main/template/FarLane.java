package dev.standpipe.runtime.codec;


/**
 * {@code @array@[]} and bytes, four longs a round in each of four places. Made from src/main/template, for arrays that
 * do not fit into the caches: a processor fetches ahead within a page of memory, and in one place alone it waits at the
 * beginning of each.
 */
final class @Type@FarLane extends Lane {
    /**
     * Four places in pages of their own, and what has to be done again because of a NaN is still in the second cache.
     */
    private static final int BLOCK = 1 << 16;

    @Type@FarLane(Memory memory) {
        super(memory, Element.@TYPE@, BLOCK);
    }

    @Override
    void in(Object bytes, long at, Object array, long to, int length) {
        move(bytes, at, array, to, length, false);
    }

    @Override
    boolean out(Object array, long from, Object bytes, long at, int length) {
        return (move(array, from, bytes, at, length, true) & Swap.@NAN@) != 0;
    }

    private long move(Object source, long from, Object target, long to, int length, boolean watch) {
        long met = 0;
        for (int done = 0; done < length; done += BLOCK) {
            met |= block(source, from + done, target, to + done, Math.min(BLOCK, length - done), watch);
        }
        return met;
    }

    private long block(Object source, long from, Object target, long to, int length, boolean watch) {
        Memory memory = this.memory;
        int quarter = length >> 2 & -32;
        long second = from + quarter;
        long third = second + quarter;
        long fourth = third + quarter;
        long there = to - from;
        long met = 0;
        for (int k = 0; k < quarter; k += 32) {
            met |= four(memory, source, from + k, target, there, watch)
                    | four(memory, source, second + k, target, there, watch)
                    | four(memory, source, third + k, target, there, watch)
                    | four(memory, source, fourth + k, target, there, watch);
        }
        for (int k = 4 * quarter; k < length; k += 8) {
            long v = memory.getLong(source, from + k);
            met |= Swap.@nans@(v);
            memory.putLong(target, to + k, Swap.@swap@(v));
        }
        return met;
    }

    private static long four(Memory memory, Object source, long from, Object target, long there, boolean watch) {
        long a = memory.getLong(source, from);
        long b = memory.getLong(source, from + 8);
        long c = memory.getLong(source, from + 16);
        long d = memory.getLong(source, from + 24);
        long to = from + there;
        memory.putLong(target, to, Swap.@swap@(a));
        memory.putLong(target, to + 8, Swap.@swap@(b));
        memory.putLong(target, to + 16, Swap.@swap@(c));
        memory.putLong(target, to + 24, Swap.@swap@(d));
        return watch ? Swap.@nans@(a) | Swap.@nans@(b) | Swap.@nans@(c) | Swap.@nans@(d) : 0;
    }
}
