package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.CopyAnalysis;
import dev.standpipe.rewrite.rule.proof.Verdict;
import dev.standpipe.rewrite.rule.replay.ReplayAnalysis;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;

/** A loop with a transfer, before the rules. What several of them want to know is found out once. */
public final class Candidate {
    private final Summary summary;
    private Verdict copy;
    private Verdict replay;

    public Candidate(Summary summary) {
        this.summary = summary;
    }

    /** The loop as a copy between one array and one stream, or why it is none. */
    Verdict copy() {
        if (copy == null) {
            copy = new CopyAnalysis(summary).verdict();
        }
        return copy;
    }

    /** The loop as one that can be repeated over staged bytes, or why not. */
    Verdict replay() {
        if (replay == null) {
            replay = new ReplayAnalysis(summary).verdict();
        }
        return replay;
    }

    boolean onlyReads() {
        for (Effect effect : summary.effects()) {
            if (effect.transfer() != null && !effect.transfer().reads()) {
                return false;
            }
        }
        return true;
    }
}
