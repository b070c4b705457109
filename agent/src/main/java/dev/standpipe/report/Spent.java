package dev.standpipe.report;

import dev.standpipe.runtime.count.Entries;

/** How long threads were seen in the rounds of a loop, by looking at their stacks every now and then. */
public final class Spent {
    public static final Spent NONE = new Spent(0, 0, 0);

    /** Of entries that nobody has counted. */
    private static final long UNKNOWN = Entries.UNKNOWN;

    private final long samples;
    private final long nanos;
    private final long transferNanos;
    private final long elements;
    private final long bytes;
    private final long entries;

    public Spent(long samples, long nanos, long transferNanos) {
        this(samples, nanos, transferNanos, 0, 0, UNKNOWN);
    }

    private Spent(long samples, long nanos, long transferNanos, long elements, long bytes, long entries) {
        this.samples = samples;
        this.nanos = nanos;
        this.transferNanos = transferNanos;
        this.elements = elements;
        this.bytes = bytes;
        this.entries = entries;
    }

    /** With what so much time has moved, by what an element takes on the same machine. */
    public Spent moving(long elements, long bytes) {
        return new Spent(samples, nanos, transferNanos, elements, bytes, entries);
    }

    /** So often; less than 0 if nobody has counted that. */
    public Spent entered(long entries) {
        return new Spent(samples, nanos, transferNanos, elements, bytes, entries);
    }

    Spent plus(Spent other) {
        return new Spent(
                samples + other.samples,
                nanos + other.nanos,
                transferNanos + other.transferNanos,
                elements + other.elements,
                bytes + other.bytes,
                isCounted() && other.isCounted() ? entries + other.entries : Math.max(entries, other.entries));
    }

    boolean isWithin(Spent sum) {
        return samples <= sum.samples
                && nanos <= sum.nanos
                && transferNanos <= sum.transferNanos
                && elements <= sum.elements
                && bytes <= sum.bytes
                && entries <= sum.entries;
    }

    /** How often a thread was seen there: the error is about its root. */
    public long samples() {
        return samples;
    }

    /** In all threads together, with what the loop does besides. */
    public long nanos() {
        return nanos;
    }

    /** What of it went into the reads or writes of single elements: the most that moving them in bulk could save. */
    public long transferNanos() {
        return transferNanos;
    }

    /** About how many single elements it moved; 0 if it is not known. */
    public long elements() {
        return elements;
    }

    public long bytes() {
        return bytes;
    }

    /** Whether it is known how often the loop was entered. */
    public boolean isCounted() {
        return entries != UNKNOWN;
    }

    /** How often control came to the loop from outside, in the runs in which that was counted. */
    public long entries() {
        return entries;
    }
}
