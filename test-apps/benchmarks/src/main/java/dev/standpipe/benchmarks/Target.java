package dev.standpipe.benchmarks;

import static dev.standpipe.benchmarks.measured.Direction.READ;
import static dev.standpipe.benchmarks.measured.Direction.WRITE;

import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import java.util.List;
import java.util.Locale;

/** What Standpipe set out to reach on 64 MiB of ints: this many times the speed of the element loop. */
public record Target(Stack stack, Direction direction, Wanted wanted) {
    interface Wanted {
        double on(int jdk);
    }

    static final List<Target> OVER_THE_LOOP = List.of(
            new Target(Stack.RAF, READ, jdk -> jdk < 21 ? 2500 : 700),
            new Target(Stack.FILE, READ, jdk -> jdk < 21 ? 2500 : 700),
            new Target(Stack.BUFFERED, READ, jdk -> jdk < 25 ? 12 : 18),
            new Target(Stack.BYTES, READ, jdk -> 15),
            new Target(Stack.OBJECT, READ, jdk -> 1.5),
            new Target(Stack.OBJECT_BUFFERED, READ, jdk -> 1.5),
            // four system calls per int, until 21 groups them for RandomAccessFile and 17 at the latest for
            // DataOutputStream
            new Target(Stack.RAF, WRITE, jdk -> jdk < 21 ? 2500 : 700),
            new Target(Stack.FILE, WRITE, jdk -> jdk < 17 ? 2500 : 700),
            new Target(Stack.BUFFERED, WRITE, jdk -> 7),
            new Target(Stack.OBJECT, WRITE, jdk -> 1.5),
            new Target(Stack.OBJECT_BUFFERED, WRITE, jdk -> 1.5));

    /** At least as fast as the best Java by hand that goes through the stack. */
    static final double OF_THE_BEST_BY_HAND = 1.0;

    static final double OF_C = 0.9;

    /** What a call may cost more than the loop, in nanoseconds. */
    static double extraNanos(int n) {
        return n <= 1 ? 2 : 0;
    }

    /** A ratio, and how far the spread of both sides lets it be wrong. */
    public record Ratio(double value, double least, double most) {
        /** How many times as fast {@code ours} is. */
        static Ratio of(Figure ours, Figure theirs) {
            double scale = theirs.nanosPerByte() / theirs.median() * ours.median() / ours.nanosPerByte();
            return new Ratio(
                    scale * theirs.median() / ours.median(),
                    scale * theirs.min() / ours.max(),
                    scale * theirs.max() / ours.min());
        }

        public boolean meets(double wanted) {
            return value >= wanted;
        }

        /** The ratio, and when it is too small, by how much. */
        public String against(double wanted) {
            if (meets(wanted)) {
                return toString();
            }
            String missed = String.format(
                    Locale.ROOT, "**%s**, missed by %.0f %%", this, Math.max(1, 100 * (1 - value / wanted)));
            return most >= wanted ? missed + ", within the spread" : missed;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
        }
    }
}
