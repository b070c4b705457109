package dev.standpipe.rewrite.loop;

import java.util.Arrays;

/**
 * Answers at once whether one node of a tree, or of several, lies beneath another. Parents have smaller numbers than
 * their children.
 */
final class Nesting {
    private final int[] first;
    private final int[] size;

    /** {@code parent} holds -1 for a root. */
    Nesting(int[] parent) {
        int count = parent.length;
        first = new int[count];
        size = new int[count];
        Arrays.fill(size, 1);
        for (int node = count - 1; node >= 0; node--) {
            if (parent[node] >= 0) {
                size[parent[node]] += size[node];
            }
        }
        int[] free = new int[count];
        int roots = 0;
        for (int node = 0; node < count; node++) {
            int above = parent[node];
            if (above < 0) {
                first[node] = roots;
                roots += size[node];
            } else {
                first[node] = free[above];
                free[above] += size[node];
            }
            free[node] = first[node] + 1;
        }
    }

    /** Whether {@code node} is {@code above} or beneath it. */
    boolean encloses(int above, int node) {
        return first[above] <= first[node] && first[node] < first[above] + size[above];
    }
}
