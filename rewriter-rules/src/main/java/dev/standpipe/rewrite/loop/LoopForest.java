package dev.standpipe.rewrite.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** The natural loops of a method. */
public final class LoopForest {
    private final ControlFlow flow;
    private final List<Loop> loops = new ArrayList<>();
    private final Loop[] innermost;
    private final Nesting nesting;
    private final BitSet tangled;

    public static LoopForest of(ControlFlow flow) {
        return new LoopForest(flow);
    }

    private LoopForest(ControlFlow flow) {
        this.flow = flow;
        innermost = new Loop[flow.blocks().size()];
        DepthFirst search = new DepthFirst(flow);
        Dominators dominators = new Dominators(search);
        int[] swallowedBy = new int[search.order.length];
        for (int i = 0; i < swallowedBy.length; i++) {
            swallowedBy[i] = i;
        }
        // A head comes before the heads of its inner loops, so these are complete when it is their turn to be
        // swallowed.
        for (int i = search.order.length - 1; i >= 0; i--) {
            gather(search.order[i], search, dominators, swallowedBy);
        }
        nesting = new Nesting(parents());
        tangled = tangled(search, dominators);
    }

    private void gather(Block head, DepthFirst search, Dominators dominators, int[] swallowedBy) {
        int self = search.number[head.index()];
        Loop loop = null;
        Deque<Integer> waiting = new ArrayDeque<>();
        for (Edge edge : head.in) {
            if (dominators.dominates(head, edge.from())) {
                if (loop == null) {
                    loop = new Loop(this, loops.size(), head);
                    loops.add(loop);
                    innermost[head.index()] = loop;
                }
                waiting.add(search.number[edge.from().index()]);
            }
        }
        while (!waiting.isEmpty()) {
            int found = find(swallowedBy, waiting.remove());
            if (found == self) {
                continue;
            }
            swallowedBy[found] = self;
            Block block = search.order[found];
            if (innermost[block.index()] == null) {
                innermost[block.index()] = loop;
                loop.spread(block.index(), block.index());
            } else {
                loop.add(innermost[block.index()]);
            }
            for (Edge edge : block.in) {
                waiting.add(search.number[edge.from().index()]);
            }
        }
    }

    /**
     * The outermost head found so far that has swallowed {@code node}, or the node itself; halves the way as it goes.
     */
    private static int find(int[] swallowedBy, int node) {
        while (swallowedBy[node] != node) {
            swallowedBy[node] = swallowedBy[swallowedBy[node]];
            node = swallowedBy[node];
        }
        return node;
    }

    /** For {@link Nesting}, which wants the outer before the inner. */
    private int[] parents() {
        int[] parents = new int[loops.size()];
        for (Loop loop : loops) {
            parents[fromOutside(loop)] = loop.parent() == null ? -1 : fromOutside(loop.parent());
        }
        return parents;
    }

    private int fromOutside(Loop loop) {
        return loops.size() - 1 - loop.index();
    }

    private BitSet tangled(DepthFirst search, Dominators dominators) {
        for (Block block : search.order) {
            for (Edge edge : block.out) {
                if (search.retreats(edge) && !dominators.dominates(edge.to(), block)) {
                    return new IrreducibleCycles(this).blocks();
                }
            }
        }
        return new BitSet();
    }

    ControlFlow flow() {
        return flow;
    }

    boolean contains(Loop loop, Block b) {
        Loop smallest = innermost(b);
        return smallest != null && nesting.encloses(fromOutside(loop), fromOutside(smallest));
    }

    /** Loops with one head are one. Inner loops come before outer ones. */
    public List<Loop> loops() {
        return Collections.unmodifiableList(loops);
    }

    /** The smallest loop that contains {@code b}, or null. */
    public Loop innermost(Block b) {
        return innermost[b.index()];
    }

    /** Whether the smallest cycle around {@code b} has several ways in, and so is no natural loop. */
    public boolean irreducible(Block b) {
        return tangled.get(b.index());
    }
}
