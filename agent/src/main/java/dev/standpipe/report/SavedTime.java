package dev.standpipe.report;

/** Who knows what the loops would have taken. */
public interface SavedTime {
    /** For a loop, and the classes of the stream that it was seen with and of that beneath; null if not known. */
    Saved of(SiteRow row, String receiver, String beneath);
}
