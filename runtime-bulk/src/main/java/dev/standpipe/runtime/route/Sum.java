package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.Condition.Relation;

/** A number that depends on fields, and by how much it grows with each call. */
final class Sum {
    private final long constant;
    private final int[] symbols;
    private final long[] factors;
    final long slope;

    Sum(long constant, int[] symbols, long[] factors, long slope) {
        this.constant = constant;
        this.symbols = symbols;
        this.factors = factors;
        this.slope = slope;
    }

    /** Before the first call. Throws ArithmeticException where it is no long. */
    long value(long[] numbers) {
        long sum = constant;
        for (int k = 0; k < symbols.length; k++) {
            sum = Math.addExact(sum, Math.multiplyExact(factors[k], numbers[symbols[k]]));
        }
        return sum;
    }

    /** Before how many calls in a row, of so many at most, it compares so with zero. */
    long calls(Relation relation, long[] numbers, long most) {
        long first = value(numbers);
        if (!relation.holds(first)) {
            return 0;
        }
        if (slope == 0) {
            return most;
        }
        if (relation == Relation.EQUAL) {
            return 1;
        }
        boolean towardsZero = slope < 0 == first > 0;
        if (relation == Relation.DIFFERENT) {
            return towardsZero ? Math.min(most, (Math.abs(first) - 1) / Math.abs(slope) + 1) : most;
        }
        return slope < 0 ? Math.min(most, first / -slope + 1) : most;
    }
}
