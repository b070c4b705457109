package dev.standpipe.report;

/** Who knows what single elements take. */
public interface SavedTime {
    /** For a loop, and the classes of the stream that it was seen with and of that beneath; null if not known. */
    Saved of(SiteRow row, String receiver, String beneath);

    /** What the own rounds of a loop took, with what they have moved in that time, as far as that can be told. */
    Spent moved(SiteRow row);
}
