package dev.standpipe.rewrite.rule.choice;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Collections;
import java.util.List;

/** What a loop does as long as some conditions are as they are. */
public final class Outcome {
    private final List<Question> questions;
    private final Summary summary;
    private final Match match;

    Outcome(List<Question> questions, Summary summary, Match match) {
        this.questions = Collections.unmodifiableList(questions);
        this.summary = summary;
        this.match = match;
    }

    /** All of them must be answered so, in this order. */
    public List<Question> questions() {
        return questions;
    }

    /** Of the loop without the ways that are not gone then. */
    public Summary summary() {
        return summary;
    }

    /** What is to be put in front of that. */
    public Match match() {
        return match;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Outcome
                && questions.equals(((Outcome) other).questions)
                && match.equals(((Outcome) other).match);
    }

    @Override
    public int hashCode() {
        return questions.hashCode();
    }

    @Override
    public String toString() {
        return "if " + questions + " " + match;
    }
}
