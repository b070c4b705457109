package dev.standpipe.report;

/** Who knows how long threads were in loops. */
public interface SpentTime {
    /** For a loop of this {@linkplain Observations#key key}. */
    Spent of(String key);

    /** Compares with what single elements take, for as many nanoseconds as it may. */
    SavedTime comparing(long nanos);
}
