package dev.standpipe.rewrite.rule.choice;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.Value;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A loop that does the one or the other in all its rounds: what is put in front of it for some of these outcomes. */
public final class Choice implements Match {
    private final List<Outcome> outcomes;

    Choice(List<Outcome> outcomes) {
        this.outcomes = Collections.unmodifiableList(outcomes);
    }

    /** No two of them are met at once; where none is, the loop runs as it is. */
    public List<Outcome> outcomes() {
        return outcomes;
    }

    @Override
    public List<Value> guards() {
        return Collections.emptyList();
    }

    @Override
    public List<Bound> bounds() {
        return Collections.emptyList();
    }

    @Override
    public Map<Value, String> rows() {
        return Collections.emptyMap();
    }

    /** Of the first. */
    @Override
    public int transferAt() {
        return outcomes.get(0).match().transferAt();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Choice && outcomes.equals(((Choice) other).outcomes);
    }

    @Override
    public int hashCode() {
        return outcomes.hashCode();
    }

    @Override
    public String toString() {
        return outcomes.toString();
    }
}
