package dev.standpipe.runtime.codec;

/** One way of moving elements, for the report: whether this JVM uses it, and what kept it from that if not. */
public final class Backend {
    public final String name;
    public final boolean used;

    /** Null for the one that is used. */
    public final String whyNot;

    Backend(String name, String whyNot) {
        this.name = name;
        this.used = whyNot == null;
        this.whyNot = whyNot;
    }

    @Override
    public String toString() {
        return used ? name : name + ": " + whyNot;
    }
}
