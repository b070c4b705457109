package dev.standpipe.rewrite.law;

/** A law that a rewriting breaks, and where. */
public final class Breach {
    private final Law law;
    private final String where;
    private final String what;

    Breach(Law law, String where, String what) {
        this.law = law;
        this.where = where;
        this.what = what;
    }

    public Law law() {
        return law;
    }

    @Override
    public String toString() {
        return law + " in " + where + ": " + what;
    }
}
