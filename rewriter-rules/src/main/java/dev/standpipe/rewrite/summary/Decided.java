package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.List;

/** The ways through a loop that are left when something is decided. */
final class Decided {
    private Decided() {}

    static List<Path> of(List<Path> paths, Decision decision, Work work) {
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
                left.add(switches ? withoutSwitches(path, decision) : path);
            }
        }
        return left;
    }

    /** Those that can go no other way leave nothing to be explained. */
    private static Path withoutSwitches(Path path, Decision decision) {
        List<Effect> effects = new ArrayList<>(path.effects());
        List<Decision> decisions = new ArrayList<>();
        int dropped = 0;
        for (Decision other : path.decisions()) {
            int before = other.effectsBefore() - dropped;
            if (before > 0
                    && other.followsFrom(decision)
                    && effects.get(before - 1).by() == other.by()) {
                effects.remove(before - 1);
                dropped++;
                before--;
            }
            decisions.add(other.with(other.condition(), before));
        }
        return new Path(path.end(), effects, decisions, path.locals());
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
