package dev.standpipe.rewrite.loop;

import java.util.Arrays;

/**
 * Which block lies on every way to which: Lengauer and Tarjan's algorithm, which long chains under one handler do not
 * slow down.
 */
final class Dominators {
    private final DepthFirst search;
    private final int[] semi;
    private final int[] best;
    private final int[] linked;
    private final int[] path;
    private final Nesting tree;

    Dominators(DepthFirst search) {
        this.search = search;
        int count = search.order.length;
        semi = new int[count];
        best = new int[count];
        for (int node = 0; node < count; node++) {
            semi[node] = best[node] = node;
        }
        linked = new int[count];
        Arrays.fill(linked, -1);
        path = new int[count];
        tree = new Nesting(immediate());
    }

    boolean dominates(Block above, Block block) {
        return tree.encloses(search.number[above.index()], search.number[block.index()]);
    }

    private int[] immediate() {
        int count = search.order.length;
        int[] dominator = new int[count];
        int[] bucket = new int[count];
        int[] nextInBucket = new int[count];
        Arrays.fill(bucket, -1);
        for (int node = count - 1; node > 0; node--) {
            for (Edge edge : search.order[node].in) {
                semi[node] = Math.min(
                        semi[node], semi[lowest(search.number[edge.from().index()])]);
            }
            nextInBucket[node] = bucket[semi[node]];
            bucket[semi[node]] = node;
            int parent = search.parent[node];
            linked[node] = parent;
            for (int held = bucket[parent]; held >= 0; held = nextInBucket[held]) {
                int low = lowest(held);
                dominator[held] = semi[low] < semi[held] ? low : parent;
            }
            bucket[parent] = -1;
        }
        for (int node = 1; node < count; node++) {
            if (dominator[node] != semi[node]) {
                dominator[node] = dominator[dominator[node]];
            }
        }
        if (count > 0) {
            dominator[0] = -1;
        }
        return dominator;
    }

    /** The node with the smallest semidominator on the linked way up from {@code node}; shortens the way as it goes. */
    private int lowest(int node) {
        if (linked[node] < 0) {
            return node;
        }
        int length = 0;
        for (int up = node; linked[linked[up]] >= 0; up = linked[up]) {
            path[length++] = up;
        }
        while (length > 0) {
            int low = path[--length];
            int above = linked[low];
            if (semi[best[above]] < semi[best[low]]) {
                best[low] = best[above];
            }
            linked[low] = linked[above];
        }
        return best[node];
    }
}
