package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Target;
import java.util.Locale;

/** Something that was to be reached, and what was. {@code least} is false where less is better; {@code limit} is how far C would come, or empty. */
record Goal(String what, int jdk, double wanted, boolean least, Target.Ratio reached, String limit) {
    boolean isMet() {
        return least ? reached.value() >= wanted : reached.value() <= wanted;
    }

    /** The figure, in bold if it missed, with how far the rounds lie apart. */
    String verdict() {
        String text =
                String.format(Locale.ROOT, "%s (%s to %s)", reached, number(reached.least()), number(reached.most()));
        return (isMet() ? text : "**" + text + "**") + (limit.isEmpty() ? "" : "; " + limit);
    }

    String aim() {
        return (least ? "≥ " : "≤ ") + wanted;
    }

    private static String number(double value) {
        return new Target.Ratio(value, value, value).toString();
    }
}
