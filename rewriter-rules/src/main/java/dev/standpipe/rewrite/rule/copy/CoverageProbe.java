package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.Value;

/** A mark that each round sets anew in an array of booleans, as coverage tools have it. */
public final class CoverageProbe {
    private final Value probes;
    private final int index;
    private final boolean beforeTransfer;

    CoverageProbe(Value probes, int index, boolean beforeTransfer) {
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

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CoverageProbe)) {
            return false;
        }
        CoverageProbe that = (CoverageProbe) other;
        return probes.equals(that.probes) && index == that.index && beforeTransfer == that.beforeTransfer;
    }

    @Override
    public int hashCode() {
        return 31 * probes.hashCode() + index;
    }

    @Override
    public String toString() {
        return probes + "[" + index + "] set " + (beforeTransfer ? "before" : "after");
    }
}
