package dev.standpipe.explain;

import dev.standpipe.rewrite.emit.Lines;
import dev.standpipe.rewrite.hoist.Hoist;
import dev.standpipe.rewrite.hoist.Recurrence;
import dev.standpipe.rewrite.rule.Candidate;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import dev.standpipe.rewrite.summary.Summary;

/** What is said of the time at which a loop's elements are read, where reading ahead is asked for. */
public final class ReadingAhead {
    private ReadingAhead() {}

    /** A line for a person; the loop is one that a rule matches. */
    public static String of(Summary summary) {
        Candidate loop = new Candidate(summary);
        Rule rule = Rules.matching(loop, any -> true);
        Hoist hoist = Recurrence.of(summary, rule.match(loop));
        return "the next elements meanwhile: "
                + (hoist.isPossible()
                        ? "yes, an outer loop comes back with the same stream"
                        : "no, " + whyNot(summary, hoist));
    }

    private static String whyNot(Summary summary, Hoist hoist) {
        int line =
                hoist.position() == Hoist.NOWHERE ? 0 : new Lines(summary.flow().code()).at(hoist.position());
        return hoist.obstacle().sentence() + (line > 0 ? " (line " + line + ")" : "");
    }
}
