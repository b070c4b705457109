package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Markdown;
import java.util.ArrayList;
import java.util.List;

/** Goals as a table, a line for each and a column for each JDK. */
final class Goals {
    private Goals() {}

    static String table(List<Goal> goals) {
        List<Integer> jdks = goals.stream().map(Goal::jdk).distinct().sorted().toList();
        List<String> heads = new ArrayList<>(List.of("aim"));
        jdks.forEach(jdk -> heads.add("JDK " + jdk));
        Markdown table = new Markdown("what", heads);
        for (String what : goals.stream().map(Goal::what).distinct().toList()) {
            List<Goal> row =
                    goals.stream().filter(goal -> goal.what().equals(what)).toList();
            List<String> cells = new ArrayList<>(List.of(row.get(0).aim()));
            for (int jdk : jdks) {
                cells.add(row.stream()
                        .filter(goal -> goal.jdk() == jdk)
                        .findFirst()
                        .map(Goal::verdict)
                        .orElse(Figures.NONE));
            }
            table.row(what, cells);
        }
        return table.toString();
    }

    /** How many were met, and how many were missed though they need not be. */
    static String tally(List<Goal> goals) {
        long met = goals.stream().filter(Goal::isMet).count();
        long missed = goals.stream().filter(Goal::isMissed).count();
        long beyond = goals.size() - met - missed;
        return met + " of " + goals.size() + (beyond == 0 ? "" : ", " + beyond + " out of reach");
    }
}
