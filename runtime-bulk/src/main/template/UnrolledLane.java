package dev.standpipe.runtime.codec;


/**
 * {@code @array@[]} and bytes, eight longs a round. Made from src/main/template, for the JDKs whose C2 makes no vector
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

    /**
     * With more than 325 bytes of code C2 leaves it a method of its own, as it must be: these JDKs inline nine methods
     * into each other and no more, and within its callers the calls in the loop would be the tenth and the eleventh.
     */
    private boolean move(Object source, long from, Object target, long to, int length, boolean watch) {
        Memory memory = this.memory;
        long met = 0;
        int k = 0;
        for (; k <= length - 64; k += 64) {
            long a = memory.getLong(source, from + k);
            long b = memory.getLong(source, from + k + 8);
            long c = memory.getLong(source, from + k + 16);
            long d = memory.getLong(source, from + k + 24);
            long e = memory.getLong(source, from + k + 32);
            long f = memory.getLong(source, from + k + 40);
            long g = memory.getLong(source, from + k + 48);
            long h = memory.getLong(source, from + k + 56);
            if (watch) {
                met |= Swap.@nans@(a) | Swap.@nans@(b) | Swap.@nans@(c) | Swap.@nans@(d);
                met |= Swap.@nans@(e) | Swap.@nans@(f) | Swap.@nans@(g) | Swap.@nans@(h);
            }
            memory.putLong(target, to + k, Swap.@swap@(a));
            memory.putLong(target, to + k + 8, Swap.@swap@(b));
            memory.putLong(target, to + k + 16, Swap.@swap@(c));
            memory.putLong(target, to + k + 24, Swap.@swap@(d));
            memory.putLong(target, to + k + 32, Swap.@swap@(e));
            memory.putLong(target, to + k + 40, Swap.@swap@(f));
            memory.putLong(target, to + k + 48, Swap.@swap@(g));
            memory.putLong(target, to + k + 56, Swap.@swap@(h));
        }
        for (; k < length; k += 8) {
            long v = memory.getLong(source, from + k);
            met |= Swap.@nans@(v);
            memory.putLong(target, to + k, Swap.@swap@(v));
        }
        return (met & Swap.@NAN@) != 0;
    }
}
