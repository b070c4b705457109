package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Target;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Something that was to be reached, and what was. {@code least} is false where less is better. */
record Goal(String what, int jdk, double wanted, boolean least, Target.Ratio reached, List<Limit> limits) {
    /** How far one comes who pays nothing for what we speed up, or as little as can be. */
    record Limit(String name, Target.Ratio ratio) {
        @Override
        public String toString() {
            return name + " " + ratio;
        }
    }

    static Goal atLeast(double wanted, String what, int jdk, Target.Ratio reached, List<Limit> limits) {
        return new Goal(what, jdk, wanted, true, reached, limits);
    }

    static Goal atMost(double wanted, String what, int jdk, Target.Ratio reached) {
        return new Goal(what, jdk, wanted, false, reached, List.of());
    }

    boolean isMet() {
        return least ? reached.value() >= wanted : reached.value() <= wanted;
    }

    /** Whether it was missed though nothing stands in the way. */
    boolean isMissed() {
        return !isMet() && limits.stream().allMatch(limit -> limit.ratio.value() >= wanted);
    }

    /** The figure, in bold if it missed and in italics if it had to, with how far the rounds lie apart. */
    String verdict() {
        String text =
                String.format(Locale.ROOT, "%s (%s to %s)", reached, number(reached.least()), number(reached.most()));
        String mark = isMet() ? "" : isMissed() ? "**" : "*";
        return mark + text + mark + limits.stream().map(limit -> "; " + limit).collect(Collectors.joining());
    }

    String aim() {
        return (least ? "≥ " : "≤ ") + wanted;
    }

    private static String number(double value) {
        return new Target.Ratio(value, value, value).toString();
    }
}
