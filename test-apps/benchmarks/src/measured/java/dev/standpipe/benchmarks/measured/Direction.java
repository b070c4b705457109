package dev.standpipe.benchmarks.measured;

/** Into the array or out of it. */
public enum Direction {
    READ,
    WRITE;

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
