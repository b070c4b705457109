package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.count.Counter;

/**
 * Whether files are read ahead of the program. Asked for before the engine is there; when it is off, the engine knows
 * nothing of it and pays nothing.
 */
public final class Prefetch {
    /** The system property for who has no agent. */
    public static final String PROPERTY = "standpipe.prefetch";

    public static final String OFF = ReadAheadLimits.OFF;

    private static final Counter USED = new Counter();
    private static final Counter UNUSED = new Counter();
    private static final Counter HINTED = new Counter();
    private static final Counter DROPPED = new Counter();

    private static volatile ReadAheadLimits asked;

    private Prefetch() {}

    /**
     * {@code off}, {@code hint} or {@code ahead}, instead of the system property. Another name is taken for {@code
     * off}.
     */
    public static void ask(String mode) {
        ask(ReadAheadLimits.usual(mode));
    }

    /** For tests of being right: files of any size, in memory or not, are read ahead from the first byte on. */
    public static void askEagerly(String mode) {
        ask(ReadAheadLimits.eager(mode));
    }

    private static void ask(ReadAheadLimits terms) {
        asked = terms;
    }

    /** What holds from the engine's start on. */
    public static ReadAheadLimits terms() {
        if (asked == null) {
            ask(property());
        }
        return asked;
    }

    private static String property() {
        try {
            return System.getProperty(PROPERTY, OFF);
        } catch (SecurityException notToBeRead) {
            return OFF;
        }
    }

    static void used(long bytes) {
        USED.add(bytes);
    }

    static void hinted(long bytes) {
        HINTED.add(bytes);
    }

    static void unused(long bytes) {
        UNUSED.add(bytes);
    }

    static void dropped() {
        DROPPED.increment();
    }

    /** Bytes that were there before the program asked for them. */
    public static long bytesUsed() {
        return USED.sum();
    }

    /** Bytes that were read ahead of the program for nothing. */
    public static long bytesUnused() {
        return UNUSED.sum();
    }

    /** How often that was because it went elsewhere, or the file had changed. */
    public static long drops() {
        return DROPPED.sum();
    }

    /** All of that in one line. */
    public static String told() {
        return bytesHinted() > 0
                ? "prefetch: " + mib(bytesHinted()) + " MiB fetched before the program asked for them"
                : "prefetch: " + mib(bytesUsed()) + " MiB read ahead of the program, " + mib(bytesUnused())
                        + " MiB for nothing; " + drops() + " times it went elsewhere or the file had changed";
    }

    private static long mib(long bytes) {
        return bytes + (1 << 19) >> 20;
    }

    /** Bytes that the system was made to have at hand, and that nobody has kept. */
    public static long bytesHinted() {
        return HINTED.sum();
    }
}
