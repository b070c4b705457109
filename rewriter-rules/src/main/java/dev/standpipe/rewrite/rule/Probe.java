package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Value;

/** A mark that each round sets anew in an array of booleans, as coverage tools have it. */
public final class Probe {
    private final Value probes;
    private final int index;
    private final boolean beforeTransfer;

    Probe(Value probes, int index, boolean beforeTransfer) {
        this.probes = probes;
        this.index = index;
        this.beforeTransfer = beforeTransfer;
    }

    public Value probes() {
        return probes;
    }

    public int index() {
        return index;
    }

    /** The round whose transfer fails sets it, too. */
    public boolean beforeTransfer() {
        return beforeTransfer;
    }
}
