package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Edge;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** One way through the body of a loop, from its head round to its head again or out of it. */
public final class Path {
    /** Where a path ends: the edge that leaves the loop, or the back edge. */
    static final class End {
        final Edge edge;
        final boolean leaves;

        End(Edge edge, boolean leaves) {
            this.edge = edge;
            this.leaves = leaves;
        }
    }

    private final End end;
    private final List<Effect> effects;
    private final List<Decision> decisions;
    private final Map<Integer, Value> locals;

    Path(End end, List<Effect> effects, List<Decision> decisions, Map<Integer, Value> locals) {
        this.end = end;
        this.effects = Collections.unmodifiableList(effects);
        this.decisions = Collections.unmodifiableList(decisions);
        this.locals = Collections.unmodifiableMap(locals);
    }

    End end() {
        return end;
    }

    /** How much is known of it. */
    long size() {
        long size = locals.size();
        for (Effect effect : effects) {
            size += 1 + effect.operands().size() + effect.locals().size();
        }
        return size;
    }

    public boolean leaves() {
        return end.leaves;
    }

    /** Null if the path ends with a throw. */
    public Edge lastEdge() {
        return end.edge;
    }

    /** In the order in which they happen. */
    public List<Effect> effects() {
        return effects;
    }

    public List<Decision> decisions() {
        return decisions;
    }

    /** The locals that were assigned, with what they hold at the end, by slot. */
    public Map<Integer, Value> locals() {
        return locals;
    }
}
