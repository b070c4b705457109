package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.choice.ChoiceAnalysis;
import dev.standpipe.rewrite.rule.copy.CopyAnalysis;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.proof.Verdict;
import dev.standpipe.rewrite.rule.relay.RelayAnalysis;
import dev.standpipe.rewrite.rule.replay.GatheringAnalysis;
import dev.standpipe.rewrite.rule.replay.ReplayAnalysis;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.WireType;

/** A loop with a transfer, before the rules. What several of them want to know is found out once. */
public final class Candidate {
    private final Summary summary;
    private Verdict copy;
    private Verdict replay;
    private Verdict relay;
    private Verdict gathering;
    private Match choice;
    private boolean choiceKnown;

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

    /** The loop as one that hands on the bytes of one stream to another, or why it is none. */
    Verdict relay() {
        if (relay == null) {
            relay = new RelayAnalysis(summary).verdict();
        }
        return relay;
    }

    /** The loop as one whose bytes can be put together before they are written, or why not. */
    Verdict gathering() {
        if (gathering == null) {
            gathering = new GatheringAnalysis(summary).verdict();
        }
        return gathering;
    }

    /** The loop as one that does the one or the other in all its rounds, or null. */
    Match choice(ChoiceAnalysis.Rules rules) {
        if (!choiceKnown) {
            choice = ChoiceAnalysis.of(summary, rules);
            choiceKnown = true;
        }
        return choice;
    }

    /** Whether single bytes go both ways. */
    boolean relays() {
        boolean reads = false;
        boolean writes = false;
        for (Effect effect : summary.effects()) {
            if (effect.transfer() != null && effect.transfer().wire() == WireType.SINGLE_BYTE) {
                reads |= effect.transfer().reads();
                writes |= !effect.transfer().reads();
            }
        }
        return reads && writes;
    }

    boolean onlyWrites() {
        for (Effect effect : summary.effects()) {
            if (effect.transfer() != null && effect.transfer().reads()) {
                return false;
            }
        }
        return true;
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
