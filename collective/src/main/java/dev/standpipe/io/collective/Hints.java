package dev.standpipe.io.collective;

import java.io.IOException;
import java.util.Map;

/** How to go about collective calls, by the names that ROMIO uses. */
final class Hints {
    static final String BUFFER_SIZE = "cb_buffer_size";
    static final String NODES = "cb_nodes";

    private static final int PAGE = 4096;
    private static final int DEFAULT_BUFFER = 4 << 20;
    private static final int MOST_BUFFER = 256 << 20;

    final int bufferSize;
    final int nodes;

    Hints(Map<String, String> hints, int members) {
        int wanted = number(hints, BUFFER_SIZE, DEFAULT_BUFFER);
        bufferSize = Math.max(PAGE, Math.min(MOST_BUFFER, wanted) & -PAGE);
        nodes = Math.min(members, number(hints, NODES, Runtime.getRuntime().availableProcessors()));
    }

    private Hints(int bufferSize, int nodes) {
        this.bufferSize = bufferSize;
        this.nodes = nodes;
    }

    /** What all follow: of each the least that any has. Collective. */
    Hints agreed(Team team) throws IOException {
        int leastSize = bufferSize;
        int leastNodes = nodes;
        for (long[] one : team.exchange("open with hints", bufferSize, nodes)) {
            leastSize = (int) Math.min(leastSize, one[0]);
            leastNodes = (int) Math.min(leastNodes, one[1]);
        }
        return new Hints(leastSize, leastNodes);
    }

    private static int number(Map<String, String> hints, String name, int otherwise) {
        String value = hints.get(name);
        if (value == null) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(value.trim());
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // refused below
        }
        throw new IllegalArgumentException("hint " + name + " is " + value + ", and not a number above 0");
    }
}
