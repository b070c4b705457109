package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.rule.Copy;
import dev.standpipe.rewrite.rule.Match;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How the reading of one loop may be moved in time, for runtimes that read ahead. */
public final class Hoisting {
    /** Not at all. */
    public static final Hoisting NONE = none(Obstacle.NOT_ASKED);

    private final Hoist again;
    private final Hoist later;
    private final int array;
    private final List<Wait> waits;

    private Hoisting(Hoist again, Hoist later, int array, List<Wait> waits) {
        this.again = again;
        this.later = later;
        this.array = array;
        this.waits = waits;
    }

    private static Hoisting none(Obstacle obstacle) {
        return new Hoisting(Hoist.refused(obstacle), Hoist.refused(obstacle), 0, Collections.emptyList());
    }

    public static Hoisting of(Summary summary, Match match) {
        if (!(match instanceof Copy) || !((Copy) match).reads()) {
            return none(Obstacle.NO_READ);
        }
        Copy copy = (Copy) match;
        List<Wait> waits = new ArrayList<>();
        Hoist later = Overlap.of(summary, copy, waits);
        return new Hoisting(Recurrence.of(summary, copy), later, copy.array().which(), waits);
    }

    /** Whether an outer loop comes back with the same stream, so that the next elements may be read while it does something else. */
    public Hoist again() {
        return again;
    }

    /** Whether the elements may come while the method does something else, until it waits for them. */
    public Hoist later() {
        return later;
    }

    /** The local with the array that is waited for. */
    public int array() {
        return array;
    }

    /** Where; none if {@link #later} is not possible. */
    public List<Wait> waits() {
        return Collections.unmodifiableList(waits);
    }
}
