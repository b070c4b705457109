package dev.standpipe.benchmarks.programs;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * How far the ratio of two medians can be trusted: between the two values it lies in 95 of 100 cases when rounds are drawn anew from those that were measured. It
 * asks nothing of how times are distributed; some have two peaks.
 */
record Doubt(double least, double most) {
    private static final int DRAWS = 2000;
    private static final double TAIL = 0.025;

    static Doubt of(Row ours, Row theirs) {
        // the same figures, the same page
        Random random = new Random(42);
        double[] ratios = new double[DRAWS];
        for (int d = 0; d < DRAWS; d++) {
            ratios[d] = median(ours.nanos(), random) / median(theirs.nanos(), random);
        }
        Arrays.sort(ratios);
        return new Doubt(ratios[(int) (TAIL * DRAWS)], ratios[(int) ((1 - TAIL) * DRAWS) - 1]);
    }

    private static double median(List<Long> nanos, Random random) {
        double[] drawn = new double[nanos.size()];
        for (int k = 0; k < drawn.length; k++) {
            drawn[k] = nanos.get(random.nextInt(drawn.length));
        }
        return Row.median(drawn);
    }
}
