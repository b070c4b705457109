package dev.standpipe.agent.buffer;

import java.util.Locale;

/** What came of the windows of one file. */
public final class BufferedFile {
    private static final String[] ENDS = {
        "its descriptor was handed out",
        "its channel was handed out",
        "another thread came",
        "it was mapped for writing"
    };

    private final String name;
    private final long[] counts;

    private BufferedFile(String name, long[] counts) {
        this.name = name;
        this.counts = counts;
    }

    /** As the runtime counts: streams, reads saved, and the ends, by reason. */
    static BufferedFile of(String name, long[] counts) {
        return new BufferedFile(name, counts);
    }

    public String name() {
        return name;
    }

    public long streams() {
        return counts[0];
    }

    public long readsSaved() {
        return counts[1];
    }

    @Override
    public String toString() {
        StringBuilder told = new StringBuilder("buffered ").append(name);
        told.append(String.format(Locale.ROOT, ": %,d reads saved, %,d stream", readsSaved(), streams()));
        told.append(streams() == 1 ? "" : "s");
        for (int k = 0; k < ENDS.length; k++) {
            if (counts[2 + k] > 0) {
                String times = counts[2 + k] == 1 ? "once" : String.format(Locale.ROOT, "%,d times", counts[2 + k]);
                told.append("; ended ").append(times).append(" because ").append(ENDS[k]);
            }
        }
        return told.toString();
    }
}
