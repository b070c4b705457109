package dev.standpipe.report;

import java.util.List;

/** Who knows how long threads were in loops. */
public interface SpentTime {
    /** For a loop of this {@linkplain Observations#key key}. */
    Spent of(String key);

    /** By the work that an engine had for the threads; empty where it does not tell. */
    List<WorkRow> byWork();

    /** Compares with what single elements take, for as many nanoseconds as it may. */
    SavedTime comparing(long nanos);
}
