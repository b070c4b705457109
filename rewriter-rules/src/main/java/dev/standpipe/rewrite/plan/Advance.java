package dev.standpipe.rewrite.plan;

import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A local that moves by a constant. */
public final class Advance {
    private final int slot;
    private final char type;
    private final long by;

    private Advance(int slot, char type, long by) {
        this.slot = slot;
        this.type = type;
        this.by = by;
    }

    /** One for each local with its distance. */
    static List<Advance> all(Summary summary, Map<Integer, Long> distances) {
        List<Advance> advances = new ArrayList<>();
        for (Map.Entry<Integer, Long> distance : distances.entrySet()) {
            int slot = distance.getKey();
            advances.add(new Advance(slot, summary.typeOf(slot), distance.getValue()));
        }
        return Collections.unmodifiableList(advances);
    }

    public int slot() {
        return slot;
    }

    /** I or J. */
    public char type() {
        return type;
    }

    public long by() {
        return by;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Advance)) {
            return false;
        }
        Advance that = (Advance) other;
        return slot == that.slot && type == that.type && by == that.by;
    }

    @Override
    public int hashCode() {
        return 31 * slot + Long.hashCode(by);
    }

    @Override
    public String toString() {
        return "local" + slot + (by < 0 ? " - " + -by : " + " + by);
    }
}
