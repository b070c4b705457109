package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.choice.ChoiceAnalysis;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * {@code for (; i < n; i++) a[i] = wide ? in.readDouble() : in.readFloat();}: what every round asks is asked before the
 * loop, and each answer has a transfer of its own.
 */
final class ReadChosen implements Rule {
    private static final List<Rule> EACH = Collections.unmodifiableList(Arrays.asList(
            new ReadArray(),
            new ReadConverted(),
            new ReadToEnd(),
            new ReadRecords(),
            new ReplayRounds(),
            new ReadBytes(),
            new ReplayCalls()));

    private static final ChoiceAnalysis.Rules RULES = new ChoiceAnalysis.Rules() {
        @Override
        public Match match(Summary summary) {
            Candidate loop = new Candidate(summary);
            for (Rule rule : EACH) {
                Match match = rule.match(loop);
                if (match != null) {
                    return match instanceof Replay && ((Replay) match).seeks() ? null : match;
                }
            }
            return null;
        }
    };

    @Override
    public String id() {
        return "ReadChosen";
    }

    @Override
    public Match match(Candidate loop) {
        return loop.onlyReads() ? loop.choice(RULES) : null;
    }
}
