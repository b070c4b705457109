package dev.standpipe.io;

/**
 * Up to how many bytes a hole between two pieces is moved in passing. A request costs as much as the copy of so many
 * from and to the system's memory.
 */
final class HoleRule {
    static final int READ = 4096;

    /** Here each is copied twice, and the lock takes two calls of its own. */
    static final int WRITE = 2048;

    private HoleRule() {}
}
