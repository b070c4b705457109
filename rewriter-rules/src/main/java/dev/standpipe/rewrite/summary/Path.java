package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
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

    /** Those of the ways through a loop that are left when something is decided. */
    static List<Path> where(List<Path> paths, Decision decision, Work work) {
        List<Path> left = new ArrayList<>();
        for (Path path : paths) {
            work.spend(1 + path.effects().size());
            boolean possible = true;
            boolean switches = false;
            for (Decision other : path.decisions()) {
                work.spend(other.condition().size());
                possible &= !other.contradicts(decision);
                switches |= other.followsFrom(decision);
            }
            if (possible) {
                left.add(switches ? path.withoutSwitches(decision) : path);
            }
        }
        return left;
    }

    /** Those that can go no other way leave nothing to be explained. */
    private Path withoutSwitches(Decision decision) {
        List<Effect> left = new ArrayList<>(effects);
        List<Decision> made = new ArrayList<>();
        int dropped = 0;
        for (Decision other : decisions) {
            int before = other.effectsBefore() - dropped;
            if (before > 0
                    && other.followsFrom(decision)
                    && left.get(before - 1).by() == other.by()) {
                left.remove(before - 1);
                dropped++;
                before--;
            }
            made.add(other.with(other.condition(), before));
        }
        return new Path(end, left, made, locals);
    }

    static List<Path> rounds(List<Path> paths) {
        List<Path> rounds = new ArrayList<>();
        for (Path path : paths) {
            if (!path.leaves()) {
                rounds.add(path);
            }
        }
        return rounds;
    }

    /** Whether a round goes by this edge, if it is one of a jump that has another. */
    static boolean go(List<Path> paths, Edge edge) {
        boolean asked = false;
        boolean taken = false;
        for (Path round : rounds(paths)) {
            for (Decision decision : round.decisions()) {
                asked |= decision.way().from() == edge.from();
                taken |= decision.way() == edge;
            }
        }
        return taken || !asked;
    }

    /** The blocks of a method through which all rounds go; null if there are several ways. */
    static List<Block> way(ControlFlow flow, List<Path> paths) {
        List<Block> way = new ArrayList<>();
        Block here = flow.blocks().get(0);
        while (here != null) {
            way.add(here);
            Block next = null;
            for (Edge edge : here.out()) {
                if (go(paths, edge)) {
                    if (next != null) {
                        return null;
                    }
                    next = edge.to();
                }
            }
            here = next;
        }
        return way;
    }
}
