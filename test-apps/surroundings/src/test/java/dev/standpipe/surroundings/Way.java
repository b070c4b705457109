package dev.standpipe.surroundings;

/** How a program is run. */
enum Way {
    PLAIN(null),
    AGENT(""),
    /** Files are read ahead where they are slow. */
    AHEAD("prefetch=ahead"),
    HINT("prefetch=hint"),
    JAVA("backend=java"),
    JNI("backend=jni"),
    FFM("backend=ffm"),
    /** Without an agent, from the jar that was rewritten. */
    REWRITTEN(null);

    /** Of the agent; null without it. */
    final String options;

    Way(String options) {
        this.options = options;
    }

    boolean existsOn(int release) {
        return this != FFM || release >= 22;
    }

    boolean isWatched() {
        return options != null;
    }
}
