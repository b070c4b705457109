package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.WireType;

/** One of the reads that each round makes: in the replay it takes its element from the staged bytes of the round. */
public final class StagedRead {
    private final int position;
    private final int id;
    private final int offset;
    private final WireType wire;

    StagedRead(Effect read, int offset) {
        this(read.position(), read.result().which(), offset, read.transfer().wire());
    }

    StagedRead(int position, int id, int offset, WireType wire) {
        this.position = position;
        this.id = id;
        this.offset = offset;
        this.wire = wire;
    }

    /** Of the call in the loop's code, which leads to the read if it is not the read itself. */
    public int position() {
        return position;
    }

    /** Of the read, in the code that is followed. */
    public int id() {
        return id;
    }

    /** Of its first byte among those of the round. */
    public int offset() {
        return offset;
    }

    public WireType wire() {
        return wire;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof StagedRead)) {
            return false;
        }
        StagedRead that = (StagedRead) other;
        return position == that.position && id == that.id && offset == that.offset && wire == that.wire;
    }

    @Override
    public int hashCode() {
        return id;
    }

    @Override
    public String toString() {
        return wire + "@" + position;
    }
}
