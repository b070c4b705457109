package dev.standpipe.rewrite.rule.rows;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A loop each round of which sets a file to a place and then reads a row there, by an inner loop that is a {@link
 * Copy}: a copy of the outer loop can take the rows out of windows of the file.
 */
public final class Rows implements Match {
    private final Summary around;
    private final Summary inner;
    private final Block behind;
    private final Copy copy;
    private final Effect seek;
    private final List<Value> guards;
    private final Map<Value, String> rows;

    Rows(
            Summary around,
            Summary inner,
            Block behind,
            Copy copy,
            Effect seek,
            List<Value> guards,
            Map<Value, String> rows) {
        this.around = around;
        this.inner = inner;
        this.behind = behind;
        this.copy = copy;
        this.seek = seek;
        this.guards = guards;
        this.rows = rows;
    }

    /** The outer loop. */
    public Summary around() {
        return around;
    }

    public Summary inner() {
        return inner;
    }

    /** Where the inner loop ends, whatever ends it. */
    public Block behind() {
        return behind;
    }

    /** The inner loop. */
    public Copy copy() {
        return copy;
    }

    /** Where the {@code seek} stands in the code. */
    public int seekAt() {
        return seek.position();
    }

    @Override
    public List<Value> guards() {
        return Collections.unmodifiableList(guards);
    }

    /** None: the copy tests what the loop tests. */
    @Override
    public List<Bound> bounds() {
        return Collections.emptyList();
    }

    @Override
    public Map<Value, String> rows() {
        return Collections.unmodifiableMap(rows);
    }

    @Override
    public int transferAt() {
        return seekAt();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rows && parts().equals(((Rows) other).parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return Arrays.asList(copy, behind.first(), seekAt(), guards, rows);
    }

    @Override
    public String toString() {
        return "rows, each a " + copy + (guards.isEmpty() ? "" : ", unless null " + guards);
    }
}
