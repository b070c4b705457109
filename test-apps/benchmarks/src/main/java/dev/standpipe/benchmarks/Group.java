package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.util.List;

/** What one set of processes measures, on one JDK: one stack, direction and element; arrays of each of {@code sizes} bytes. */
record Group(
        Kind kind, Stack stack, Direction direction, Element element, List<Long> sizes, List<Contender> contenders) {

    enum Kind {
        /** Throughput: fresh processes that have seen nothing else. */
        CLEAN,
        /** The same in processes that have run the loops over other streams first. */
        POLLUTED,
        /** Nanoseconds per call for arrays of a few elements, all lengths in one process as in a real program. */
        SMALL
    }

    /** A pass of small arrays moves about this much, so that the clock does not matter and the caches still hold it. */
    private static final long PASS = 1 << 20;

    /** The element loop over an unbuffered file is a thousand times slower: it is measured on this much. */
    private static final long SLOW_PASS = 1 << 14;

    private static final long SLOW_SIZE = 1 << 16;

    /** Where it is not that slow, more than this tells nothing new about it. */
    private static final long LOOP_SIZE = 1 << 26;

    private static final int SMALL_CALLS = 20_000;

    private boolean isSlow(Contender contender) {
        return stack.isUnbuffered() && contender == Contender.LOOP;
    }

    int length(Contender contender, long size) {
        long most = isSlow(contender) ? SLOW_SIZE : contender == Contender.LOOP ? LOOP_SIZE : size;
        return (int) (Math.min(size, most) >> element.shift);
    }

    int calls(Contender contender, long size) {
        if (kind == Kind.SMALL) {
            return SMALL_CALLS;
        }
        long pass = isSlow(contender) ? SLOW_PASS : stack.isUnbuffered() ? PASS / 4 : PASS;
        return (int) Math.max(1, pass / size);
    }

    /** The most that any pass reads. */
    long largestPass() {
        return sizes.stream()
                .mapToLong(size -> size * calls(Contender.PREFIX, size))
                .max()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + " " + stack + " " + direction.word() + " " + element;
    }
}
