package dev.standpipe.explain;

import dev.standpipe.rewrite.emit.Lines;
import dev.standpipe.rewrite.hoist.Hoist;
import dev.standpipe.rewrite.hoist.Hoisting;
import dev.standpipe.rewrite.hoist.Wait;
import dev.standpipe.rewrite.rule.Candidate;
import dev.standpipe.rewrite.rule.Match;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What is said of the time at which a loop's elements are read, where reading ahead is asked for. */
public final class ReadingAhead {
    private ReadingAhead() {}

    /** Lines for a person; the loop is one that a rule matches. */
    public static List<String> of(Summary summary) {
        Candidate loop = new Candidate(summary);
        Rule rule = Rules.matching(loop, any -> true);
        Hoisting hoisting = Hoisting.of(summary, (Match) rule.match(loop));
        return new ArrayList<>(Arrays.asList(
                "the next elements meanwhile: "
                        + answer(summary, hoisting.again(), "an outer loop comes back with the same stream"),
                "these elements later: "
                        + answer(
                                summary, hoisting.later(), "they are waited for" + places(summary, hoisting.waits()))));
    }

    private static String answer(Summary summary, Hoist hoist, String how) {
        if (hoist.isPossible()) {
            return "yes, " + how;
        }
        int line = hoist.position() == Hoist.NOWHERE ? 0 : Lines.at(summary.flow(), hoist.position());
        return "no, " + hoist.obstacle().sentence() + (line > 0 ? " (line " + line + ")" : "");
    }

    private static String places(Summary summary, List<Wait> waits) {
        Set<Integer> lines = new TreeSet<>();
        for (Wait wait : waits) {
            lines.add(Lines.at(summary.flow(), wait.position()));
        }
        StringBuilder text = new StringBuilder();
        for (int line : lines) {
            text.append(text.length() == 0 ? " in line " : ", ").append(line);
        }
        return lines.contains(0) ? "" : text.toString();
    }
}
