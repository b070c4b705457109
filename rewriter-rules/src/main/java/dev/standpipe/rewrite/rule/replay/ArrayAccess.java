package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.summary.Value;

/** The elements of one array that the rounds of a loop touch one after the other. */
public final class ArrayAccess {
    private final Value array;
    private final Value first;
    private final int stride;
    private final boolean storesBytes;

    ArrayAccess(Value array, Value first, int stride, boolean storesBytes) {
        this.array = array;
        this.first = first;
        this.stride = stride;
        this.storesBytes = storesBytes;
    }

    /** Bytes at any place of an array, which has to have one. */
    static ArrayAccess ofBytes(Value array) {
        return new ArrayAccess(array, Value.constant(0), 0, true);
    }

    public Value array() {
        return array;
    }

    /** The index in the first round. */
    public Value first() {
        return first;
    }

    /** How far the index moves each round. */
    public int stride() {
        return stride;
    }

    /** They are stored, and the array may be one of bytes: it could be what the stream reads from. */
    public boolean storesBytes() {
        return storesBytes;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ArrayAccess)) {
            return false;
        }
        ArrayAccess that = (ArrayAccess) other;
        return array.equals(that.array)
                && first.equals(that.first)
                && stride == that.stride
                && storesBytes == that.storesBytes;
    }

    @Override
    public String toString() {
        return array + "[" + first + (stride < 0 ? " - " + -stride : " + " + stride) + " each round]"
                + (storesBytes ? " of bytes" : "");
    }

    @Override
    public int hashCode() {
        return array.hashCode() * 31 + first.hashCode();
    }
}
