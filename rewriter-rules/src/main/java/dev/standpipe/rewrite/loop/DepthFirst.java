package dev.standpipe.rewrite.loop;

import java.util.Arrays;

/** The reachable blocks in the order in which a depth-first search meets them. */
final class DepthFirst {
    /** By block index, -1 for the unreachable. */
    final int[] number;
    /** By number. */
    final Block[] order;
    /** By number: who met it, -1 for the start. */
    final int[] parent;

    private final Nesting tree;

    DepthFirst(ControlFlow flow) {
        int blocks = flow.blocks().size();
        number = new int[blocks];
        Arrays.fill(number, -1);
        Block[] met = new Block[blocks];
        int[] by = new int[blocks];
        int count = 0;
        Block[] path = new Block[blocks];
        int[] taken = new int[blocks];
        int depth = 0;
        if (blocks > 0) {
            Block start = flow.blocks().get(0);
            by[count] = -1;
            met[count] = start;
            number[start.index()] = count++;
            path[depth++] = start;
        }
        while (depth > 0) {
            Block block = path[depth - 1];
            if (taken[block.index()] == block.out.size()) {
                depth--;
                continue;
            }
            Block to = block.out.get(taken[block.index()]++).to();
            if (number[to.index()] < 0) {
                by[count] = number[block.index()];
                met[count] = to;
                number[to.index()] = count++;
                path[depth++] = to;
            }
        }
        order = Arrays.copyOf(met, count);
        parent = Arrays.copyOf(by, count);
        tree = new Nesting(parent);
    }

    /** Whether the edge goes back to a block that the search was still inside of. Every cycle has such an edge. */
    boolean retreats(Edge edge) {
        return tree.encloses(number[edge.to().index()], number[edge.from().index()]);
    }
}
