package dev.standpipe.proof;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Makes the choices behind a failing case fewer and smaller as long as it still fails. */
public final class Shrinker {
    private final Function<Choices, BooleanSupplier> draft;
    private int triesLeft;

    private Shrinker(Function<Choices, BooleanSupplier> draft, int tries) {
        this.draft = draft;
        this.triesLeft = tries;
    }

    /** @param draft draws a case out of choices; what it returns plays that, and says whether it fails */
    public static int[] shrink(int[] failing, int tries, Function<Choices, BooleanSupplier> draft) {
        return new Shrinker(draft, tries).shrink(failing);
    }

    private int[] shrink(int[] failing) {
        int[] best = failing;
        for (int[] before = null; !Arrays.equals(before, best) && triesLeft > 0; ) {
            before = best;
            for (int length = best.length / 2; length >= 1; length /= 2) {
                best = withoutRuns(best, length);
            }
            best = smaller(best);
        }
        return best;
    }

    private int[] withoutRuns(int[] best, int length) {
        for (int at = best.length - length; at >= 0; at--) {
            if (at + length <= best.length) {
                int[] shorter = new int[best.length - length];
                System.arraycopy(best, 0, shorter, 0, at);
                System.arraycopy(best, at + length, shorter, at, best.length - at - length);
                best = better(shorter, best);
            }
        }
        return best;
    }

    private int[] smaller(int[] best) {
        for (int at = 0; at < best.length; at++) {
            for (int cut = best[at]; cut > 0 && at < best.length; cut /= 2) {
                int[] less = best.clone();
                less[at] -= cut;
                int[] next = better(less, best);
                if (next != best) {
                    best = next;
                    cut = at < best.length ? best[at] * 2 : 0;
                }
            }
        }
        return best;
    }

    private int[] better(int[] candidate, int[] best) {
        if (triesLeft-- <= 0) {
            return best;
        }
        Choices choices = Choices.replayed(candidate);
        BooleanSupplier fails = draft.apply(choices);
        int[] made = choices.made();
        return compare(made, best) < 0 && fails.getAsBoolean() ? made : best;
    }

    /** Fewer choices first, then smaller ones from the front. */
    private static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return Integer.compare(a.length, b.length);
        }
        for (int k = 0; k < a.length; k++) {
            if (a[k] != b[k]) {
                return Integer.compare(a[k], b[k]);
            }
        }
        return 0;
    }
}
