package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.rule.Copy;
import dev.standpipe.rewrite.rule.Match;
import dev.standpipe.rewrite.summary.Summary;

/** How the reading of one loop may be moved in time, for runtimes that read ahead. */
public final class Hoisting {
    /** Not at all. */
    public static final Hoisting NONE = new Hoisting(Hoist.refused(Obstacle.NOT_ASKED));

    private final Hoist again;

    private Hoisting(Hoist again) {
        this.again = again;
    }

    public static Hoisting of(Summary summary, Match match) {
        if (!(match instanceof Copy) || !((Copy) match).reads()) {
            return new Hoisting(Hoist.refused(Obstacle.NO_READ));
        }
        return new Hoisting(Recurrence.of(summary, (Copy) match));
    }

    /** Whether an outer loop comes back with the same stream, so that the next elements may be read while it does something else. */
    public Hoist again() {
        return again;
    }
}
