package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Summary;
import java.util.function.Predicate;

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

    Verdict copyWhere(Predicate<Copy> mine) {
        return copy() instanceof Copy && !mine.test((Copy) copy()) ? Refusal.notMine() : copy();
    }

    /** The loop as one that can be repeated over staged bytes, or why not. */
    Verdict replay() {
        if (replay == null) {
            replay = new ReplayAnalysis(summary).verdict();
        }
        return replay;
    }

    Verdict replayWhere(Predicate<Replay> mine) {
        return replay() instanceof Replay && !mine.test((Replay) replay()) ? Refusal.notMine() : replay();
    }

    boolean onlyReads() {
        return !summary.does(
                effect -> effect.transfer() != null && !effect.transfer().reads());
    }
}
