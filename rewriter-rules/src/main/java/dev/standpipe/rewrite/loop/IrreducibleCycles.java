package dev.standpipe.rewrite.loop;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds the cycles with several ways in. With each natural loop drawn together into one node, they are the cycles that
 * are left.
 */
final class IrreducibleCycles {
    private final LoopForest forest;
    private final int blocks;
    private final List<List<Integer>> ways = new ArrayList<>();

    IrreducibleCycles(LoopForest forest) {
        this.forest = forest;
        blocks = forest.flow().blocks().size();
        for (int i = blocks + forest.loops().size(); i > 0; i--) {
            ways.add(new ArrayList<>(2));
        }
        for (Block block : forest.flow().blocks()) {
            for (Edge edge : block.out) {
                draw(edge.from(), edge.to());
            }
        }
    }

    /** Draws the edge between the largest loops, or blocks, that hold one of its ends but not the other. */
    private void draw(Block from, Block to) {
        Loop target = forest.innermost(to);
        if (target != null && target.head() == to && target.contains(from)) {
            return;
        }
        ways.get(node(from, to)).add(node(to, from));
    }

    private int node(Block block, Block other) {
        int node = block.index();
        for (Loop loop = forest.innermost(block); loop != null && !loop.contains(other); loop = loop.parent()) {
            forest.flow().work().spend(1);
            node = blocks + loop.index();
        }
        return node;
    }

    /** Tarjan's strongly connected components, without recursion: the blocks in components of more than one node. */
    BitSet blocks() {
        int nodes = ways.size();
        int[] number = new int[nodes];
        int[] low = new int[nodes];
        int[] taken = new int[nodes];
        int[] path = new int[nodes];
        int[] open = new int[nodes];
        int met = 0;
        int opened = 0;
        BitSet closed = new BitSet(nodes);
        BitSet tangled = new BitSet(blocks);
        for (int start = 0; start < nodes; start++) {
            int depth = 0;
            if (number[start] == 0) {
                path[depth++] = start;
            }
            while (depth > 0) {
                int node = path[depth - 1];
                if (number[node] == 0) {
                    number[node] = low[node] = ++met;
                    open[opened++] = node;
                }
                if (taken[node] < ways.get(node).size()) {
                    int to = ways.get(node).get(taken[node]++);
                    if (number[to] == 0) {
                        path[depth++] = to;
                    } else if (!closed.get(to)) {
                        low[node] = Math.min(low[node], number[to]);
                    }
                    continue;
                }
                depth--;
                if (depth > 0) {
                    low[path[depth - 1]] = Math.min(low[path[depth - 1]], low[node]);
                }
                if (low[node] == number[node]) {
                    boolean several = open[opened - 1] != node;
                    int member;
                    do {
                        member = open[--opened];
                        closed.set(member);
                        if (several && member < blocks) {
                            tangled.set(member);
                        }
                    } while (member != node);
                }
            }
        }
        return tangled;
    }
}
