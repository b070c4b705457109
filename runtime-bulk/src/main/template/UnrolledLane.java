package dev.standpipe.runtime.codec;


/**
 * {@code @array@[]} and bytes, four longs a round. Made from src/main/template, for the JDKs whose C2 makes no vector
 * code of such loops and unrolls them too little.
 */
final class @Type@UnrolledLane extends Lane {
    @Type@UnrolledLane(Memory memory) {
        super(memory, Element.@TYPE@);
    }

    @Override
    void in(Object bytes, long at, Object array, long to, int length) {
        move(bytes, at, array, to, length, false);
    }

    @Override
    boolean out(Object array, long from, Object bytes, long at, int length) {
        return move(array, from, bytes, at, length, true);
    }

    private boolean move(Object source, long from, Object target, long to, int length, boolean watch) {
        Memory memory = this.memory;
        long met = 0;
        int k = 0;
        for (; k <= length - 32; k += 32) {
            long a = memory.getLong(source, from + k);
            long b = memory.getLong(source, from + k + 8);
            long c = memory.getLong(source, from + k + 16);
            long d = memory.getLong(source, from + k + 24);
            if (watch) {
                met |= Swap.@nans@(a) | Swap.@nans@(b) | Swap.@nans@(c) | Swap.@nans@(d);
            }
            memory.putLong(target, to + k, Swap.@swap@(a));
            memory.putLong(target, to + k + 8, Swap.@swap@(b));
            memory.putLong(target, to + k + 16, Swap.@swap@(c));
            memory.putLong(target, to + k + 24, Swap.@swap@(d));
        }
        for (; k < length; k += 8) {
            long v = memory.getLong(source, from + k);
            met |= Swap.@nans@(v);
            memory.putLong(target, to + k, Swap.@swap@(v));
        }
        return (met & Swap.@NAN@) != 0;
    }
}
