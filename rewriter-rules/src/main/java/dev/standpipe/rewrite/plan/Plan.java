package dev.standpipe.rewrite.plan;

import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.rows.Rows;
import dev.standpipe.rewrite.rule.rows.RowsAnalysis;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * What goes in front of one loop, as data: where, what is computed and called there ({@link Match}), and which locals
 * move. Two plans for loops at the same place of the same code are equal if the same is inserted.
 */
public final class Plan {
    private final Summary summary;
    private final Match match;
    private final List<InsertionPoint> places;
    private final List<Advance> steps;
    private final List<Advance> ahead;
    private final boolean again;

    private Plan(
            Summary summary,
            Match match,
            List<InsertionPoint> places,
            List<Advance> steps,
            List<Advance> ahead,
            boolean again) {
        this.summary = summary;
        this.match = match;
        this.places = places;
        this.steps = steps;
        this.ahead = ahead;
        this.again = again;
    }

    /**
     * That of the loop, and behind it that of the loop around it, if that reads a row each round. {@code again} is for
     * the first.
     */
    public static List<Plan> all(Summary summary, Match match, boolean again) {
        Plan own = of(summary, match, again);
        Rows rows = match instanceof Copy ? RowsAnalysis.of(summary, (Copy) match) : null;
        Plan around = rows == null ? null : of(rows.around(), rows, false);
        return around == null || around.places().isEmpty()
                ? Collections.singletonList(own)
                : Collections.unmodifiableList(Arrays.asList(own, around));
    }

    /** {@code again}: the transfer is told that the program comes back with the same stream. */
    public static Plan of(Summary summary, Match match, boolean again) {
        Summary moving = match instanceof Rows ? ((Rows) match).inner() : summary;
        return new Plan(
                summary,
                match,
                InsertionPoint.of(summary.flow(), summary.loop(), match.transferAt()),
                Advance.all(moving, moving.steps()),
                match instanceof Copy ? Advance.all(summary, ((Copy) match).ahead()) : Collections.emptyList(),
                again);
    }

    /** The loop that it is about, in its code. */
    public Summary summary() {
        return summary;
    }

    public Match match() {
        return match;
    }

    /** None if there is no place before the loop where code could go. */
    public List<InsertionPoint> places() {
        return places;
    }

    /** The locals that move with each element, in the order of their slots. */
    public List<Advance> steps() {
        return steps;
    }

    /** The locals that have already moved when a copy's transfer is made, and by how much: a handler sees them so. */
    public List<Advance> ahead() {
        return ahead;
    }

    /** The program comes back with the same stream. */
    public boolean again() {
        return again;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Plan)) {
            return false;
        }
        Plan that = (Plan) other;
        return match.equals(that.match)
                && places.equals(that.places)
                && steps.equals(that.steps)
                && ahead.equals(that.ahead)
                && again == that.again;
    }

    @Override
    public int hashCode() {
        return Objects.hash(match, places, steps);
    }

    @Override
    public String toString() {
        return places
                + ": "
                + match
                + (steps.isEmpty() ? "" : ", then " + steps)
                + (ahead.isEmpty() ? "" : ", for handlers " + ahead)
                + (again ? ", and again" : "");
    }
}
