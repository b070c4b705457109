package dev.standpipe.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What small reads of one file took without a buffer, or what its windows have saved. */
public final class SmallReads {
    private final String file;
    private final boolean buffered;
    private final long reads;
    private final long bytes;
    private final long nanos;
    private final long streams;
    private final Map<String, Long> ends;

    private SmallReads(
            String file, boolean buffered, long reads, long bytes, long nanos, long streams, Map<String, Long> ends) {
        this.file = file;
        this.buffered = buffered;
        this.reads = reads;
        this.bytes = bytes;
        this.nanos = nanos;
        this.streams = streams;
        this.ends = Collections.unmodifiableMap(new LinkedHashMap<>(ends));
    }

    /** As the system counted them, and for how long the program was in them, about. */
    public static SmallReads unbuffered(String file, long reads, long bytes, long nanos) {
        return new SmallReads(file, false, reads, bytes, nanos, 0, Collections.<String, Long>emptyMap());
    }

    /** {@code ends} is how often each reason has ended the windows of a stream. */
    public static SmallReads buffered(String file, long saved, long streams, Map<String, Long> ends) {
        return new SmallReads(file, true, saved, 0, 0, streams, ends);
    }

    public String file() {
        return file;
    }

    public boolean isBuffered() {
        return buffered;
    }

    /** Those that were made, or those that were saved. */
    public long reads() {
        return reads;
    }

    public long bytes() {
        return bytes;
    }

    public long nanos() {
        return nanos;
    }

    public long streams() {
        return streams;
    }

    public Map<String, Long> ends() {
        return ends;
    }

    /** Together with others that were not buffered, of the same file. */
    public SmallReads plus(SmallReads others) {
        return unbuffered(file, reads + others.reads, bytes + others.bytes, nanos + others.nanos);
    }

    /** For people. */
    @Override
    public String toString() {
        if (!buffered) {
            long each = Math.max(1, Math.round((double) bytes / Math.max(reads, 1)));
            return Amounts.count(reads, "read", "reads") + " of " + Amounts.count(each, "byte", "bytes") + " from "
                    + file + " without a buffer: about " + Amounts.nanos(nanos) + "; relax=buffer";
        }
        StringBuilder told = new StringBuilder("buffered ").append(file);
        told.append(": ").append(Amounts.count(reads, "read", "reads")).append(" saved, ");
        told.append(Amounts.count(streams, "stream", "streams"));
        for (Map.Entry<String, Long> end : ends.entrySet()) {
            told.append("; ended ");
            told.append(end.getValue() == 1 ? "once" : Amounts.count(end.getValue()) + " times");
            told.append(" because ").append(end.getKey());
        }
        return told.toString();
    }
}
