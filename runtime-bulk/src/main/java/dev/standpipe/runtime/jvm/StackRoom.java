package dev.standpipe.runtime.jvm;

/**
 * Overflows the stack before the first byte moves rather than between a system call and the store of what it brought:
 * then the loop runs, which needs less stack than we do.
 */
public final class StackRoom {
    private static final int FRAMES = 24;

    /**
     * What classes take that are loaded and initialised, none of which may fail half-way: it fails for good, and they
     * are the program's, too.
     */
    private static final int FRAMES_OF_FIRST_TIMES = 8 * FRAMES;

    private StackRoom() {}

    public static void check() {
        descend(FRAMES, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** The same before what may be the first to use a part of ours or of the JDK. */
    public static void checkForFirstTime() {
        descend(FRAMES_OF_FIRST_TIMES, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** All of them are needed afterwards, so that frames stay large when they are compiled. */
    private static long descend(int frames, long a, long b, long c, long d, long e, long f, long g, long h) {
        if (frames == 0) {
            return a;
        }
        long below = descend(frames - 1, b, c, d, e, f, g, h, a);
        return (below ^ a)
                + (below ^ b)
                + (below ^ c)
                + (below ^ d)
                + (below ^ e)
                + (below ^ f)
                + (below ^ g)
                + (below ^ h);
    }
}
