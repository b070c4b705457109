package dev.standpipe.report;

/** How long threads were seen in the rounds of a loop, by looking at their stacks every now and then. */
public final class Spent {
    public static final Spent NONE = new Spent(0, 0, 0);

    private final long samples;
    private final long nanos;
    private final long transferNanos;
    private final long elements;
    private final long bytes;

    public Spent(long samples, long nanos, long transferNanos) {
        this(samples, nanos, transferNanos, 0, 0);
    }

    private Spent(long samples, long nanos, long transferNanos, long elements, long bytes) {
        this.samples = samples;
        this.nanos = nanos;
        this.transferNanos = transferNanos;
        this.elements = elements;
        this.bytes = bytes;
    }

    /** With what so much time has moved, by what an element takes on the same machine. */
    public Spent moving(long elements, long bytes) {
        return new Spent(samples, nanos, transferNanos, elements, bytes);
    }

    Spent plus(Spent other) {
        return new Spent(
                samples + other.samples,
                nanos + other.nanos,
                transferNanos + other.transferNanos,
                elements + other.elements,
                bytes + other.bytes);
    }

    boolean isWithin(Spent sum) {
        return samples <= sum.samples
                && nanos <= sum.nanos
                && transferNanos <= sum.transferNanos
                && elements <= sum.elements
                && bytes <= sum.bytes;
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
}
