package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Choices;
import dev.standpipe.proof.Shrinker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Plays a case that differed again, and looks for a smaller one. */
final class Reduction {
    private static final int TRIES = 400;

    /** What depends on when a background read is done may need some tries to differ again. */
    private static final int TIMES = 3;

    private final Conditions conditions;
    private final Path folder;

    Reduction(Conditions conditions, Path folder) {
        this.conditions = conditions;
        this.folder = folder;
    }

    String of(Choices failing) {
        int[] small = Shrinker.shrink(failing.made(), TRIES, choices -> {
            Plan shorter = Draft.of(choices, conditions.unit);
            return () -> difference(shorter, TIMES) != null;
        });
        Plan plan = Draft.of(Choices.replayed(small), conditions.unit);
        return "shrunk: --choices " + Choices.print(small) + "\n" + plan + "\n" + difference(plan, TIMES * 4);
    }

    /** Plays it so often and prints what it saw. Returns whether it ever differed. */
    boolean show(Choices choices, int times) {
        Plan plan = Draft.of(choices, conditions.unit);
        System.out.println(conditions + "\n" + plan);
        int differ = 0;
        for (int k = 0; k < times; k++) {
            String difference = difference(plan, 1);
            if (difference != null && differ++ == 0) {
                System.out.println(difference);
            }
        }
        System.out.println(differ + " of " + times + " times different");
        return differ > 0;
    }

    private String difference(Plan plan, int times) {
        try {
            String difference = null;
            for (int k = 0; k < times && difference == null; k++) {
                Trial trial = Trial.of(plan, folder);
                Trial.grow();
                difference = conditions.difference(trial);
            }
            return difference;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
