package dev.standpipe.runtime;

/**
 * Overflows the stack before the first byte moves rather than between a system call and the store of what it brought: then the loop runs, which needs less
 * stack than we do.
 */
final class StackRoom {
    private static final int FRAMES = 24;

    private StackRoom() {}

    static void check() {
        descend(FRAMES, 1, 2, 3, 4);
    }

    private static long descend(int frames, long a, long b, long c, long d) {
        return frames == 0 ? a : descend(frames - 1, b, c, d, a) + d;
    }
}
