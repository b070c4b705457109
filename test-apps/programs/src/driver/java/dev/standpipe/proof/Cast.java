package dev.standpipe.proof;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Chooses inputs that suit a program. */
final class Cast {
    private static final int MOST_BYTES = 200_000;
    private static final List<Stacks.Row> ROWS = new Stacks().rows;
    private static final Map<String, List<Stacks.Row>> SUITABLE = new HashMap<>();

    private Cast() {}

    /** The same for both runs and on every JDK. A program is called {@code p NUMBER _ r or w, BYTES OF ONE ROUND}. */
    static Case input(Class<?> wanted, String program, long seed, int number) {
        boolean writing = program.contains("_w");
        int programNumber = Integer.parseInt(program.substring(1, program.indexOf('_')));
        for (int tries = 0; ; tries++) {
            Choices choices = Choices.seeded(seed * 31 + programNumber, number * 1000L + tries);
            Case c = Draw.of(choices, rare(wanted) ? row(wanted, writing, choices) : null);
            if (c.writing == writing && Staged.suits(wanted, c.receiver) && !c.spinsAfterClosing()) {
                int round = Integer.parseInt(program.replaceFirst(".*_[rw]", ""));
                c.content = (int) Math.min(MOST_BYTES, (long) c.content * round / c.form.size);
                return c;
            }
        }
    }

    private static boolean rare(Class<?> wanted) {
        return !wanted.getSimpleName().startsWith("Data");
    }

    private static Stacks.Row row(Class<?> wanted, boolean writing, Choices choices) {
        List<Stacks.Row> suitable = SUITABLE.computeIfAbsent(
                writing + wanted.getName(),
                key -> ROWS.stream()
                        .filter(row -> row.lay(8).writing == writing && Staged.suits(wanted, row.lay(8).receiver))
                        .collect(Collectors.toList()));
        return suitable.get(choices.pick(suitable.size()));
    }
}
