package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.Match;
import dev.standpipe.rewrite.summary.Summary;
import java.util.List;

/** What goes where: a match, and the places before its loop. */
public final class Plan {
    private final Summary summary;
    private final Match match;
    private final List<Entry> entries;
    private final boolean again;

    public Plan(Summary summary, Match match, List<Entry> entries, boolean again) {
        this.summary = summary;
        this.match = match;
        this.entries = entries;
        this.again = again;
    }

    Summary summary() {
        return summary;
    }

    Match match() {
        return match;
    }

    List<Entry> entries() {
        return entries;
    }

    /** The transfer is told that the program comes back with the same stream. */
    boolean again() {
        return again;
    }

    /** At most how many bytes it adds to the method. */
    public int size() {
        int size = 0;
        for (Entry entry : entries) {
            size += Emitter.code(this, entry, 0, 0).size() + 8;
        }
        return size;
    }
}
