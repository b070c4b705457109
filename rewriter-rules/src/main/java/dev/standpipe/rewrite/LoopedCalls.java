package dev.standpipe.rewrite;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The calls of a class among its own methods, as far as {@link OwnCalls} follows them: whether any that is in a loop
 * leads to a transfer. Before the rewriter is loaded, so nothing is made of most of it.
 */
final class LoopedCalls {
    /** Names may be very long, and called very often. */
    private static final int MOST_LETTERS = 1 << 20;

    private final byte[] bytes;
    private final int[] entries;

    /** Methods by where their names are told, with their descriptors behind; and where in its code each call is. */
    private int[] callers = new int[16];

    private int[] callees = new int[16];
    private int[] places = new int[16];
    private boolean[] looped = new boolean[16];
    private int count;
    private boolean anyLooped;

    /** Methods that have a transfer. */
    private int[] carriers = new int[4];

    private int carrying;

    /** Of the method at hand: where its name is told, its first call, and its ways back. */
    private int method;

    private int first;
    private int[] jumps = new int[16];
    private int jumpEnd;

    LoopedCalls(byte[] classFile, int[] entries) {
        this.bytes = classFile;
        this.entries = entries;
    }

    /** A method whose name is told there. */
    void begin(int name) {
        method = name;
        first = count;
        jumpEnd = 0;
    }

    /** The method has a transfer. */
    void transfers() {
        if (carrying > 0 && carriers[carrying - 1] == method) {
            return;
        }
        if (carrying == carriers.length) {
            carriers = Arrays.copyOf(carriers, 2 * carrying);
        }
        carriers[carrying++] = method;
    }

    /** The method calls one of the class whose name is told there. */
    void add(int place, int name) {
        if (count == callers.length) {
            callers = Arrays.copyOf(callers, 2 * count);
            callees = Arrays.copyOf(callees, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
            looped = Arrays.copyOf(looped, 2 * count);
        }
        callers[count] = method;
        callees[count] = name;
        places[count++] = place;
    }

    /** Where the method's last call is, or -1. */
    int last() {
        return count == first ? -1 : places[count - 1];
    }

    /** The method may go back, from a place behind all that came before. */
    void jumpBack(int from, int to) {
        if (count == first) {
            return;
        }
        if (jumpEnd == jumps.length) {
            jumps = Arrays.copyOf(jumps, 2 * jumpEnd);
        }
        jumps[jumpEnd++] = from;
        jumps[jumpEnd++] = to;
    }

    /** All of the method was looked at: what is between a place and a way back to it may be in a loop. */
    void end() {
        int jump = jumpEnd;
        int lowest = Integer.MAX_VALUE;
        for (int k = count; --k >= first; ) {
            while (jump > 0 && jumps[jump - 2] >= places[k]) {
                lowest = Math.min(lowest, jumps[jump - 1]);
                jump -= 2;
            }
            looped[k] = lowest <= places[k];
            anyLooped |= looped[k];
        }
    }

    boolean leadToTransfers() {
        if (!anyLooped || carrying == 0) {
            return false;
        }
        if (letters() > MOST_LETTERS) {
            // the rewriter bounds its work
            return true;
        }
        Set<String> leading = new HashSet<>();
        for (int k = 0; k < carrying; k++) {
            leading.add(name(carriers[k]));
        }
        String[] from = names(callers);
        String[] to = names(callees);
        for (int depth = 1; depth < OwnCalls.DEEPEST; depth++) {
            for (int k = 0; k < count; k++) {
                if (leading.contains(to[k])) {
                    leading.add(from[k]);
                }
            }
        }
        for (int k = 0; k < count; k++) {
            if (looped[k] && leading.contains(to[k])) {
                return true;
            }
        }
        return false;
    }

    private long letters() {
        long letters = 0;
        for (int k = 0; k < count; k++) {
            letters += u2(entries[u2(callees[k])] + 1) + u2(entries[u2(callees[k] + 2)] + 1);
            letters += u2(entries[u2(callers[k])] + 1) + u2(entries[u2(callers[k] + 2)] + 1);
        }
        return letters;
    }

    private String[] names(int[] methods) {
        String[] names = new String[count];
        int last = -1;
        String name = null;
        for (int k = 0; k < count; k++) {
            name = methods[k] == last ? name : name(methods[k]);
            last = methods[k];
            names[k] = name;
        }
        return names;
    }

    /** Two constants may be of one text. */
    private String name(int at) {
        return text(entries[u2(at)]) + text(entries[u2(at + 2)]);
    }

    private String text(int entry) {
        return new String(bytes, entry + 3, u2(entry + 1), StandardCharsets.ISO_8859_1);
    }

    private int u2(int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }
}
