package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.WireType;

/** A kind of number: an integer of so many bits with or without a sign, or a float of that size. */
final class NumberKind {
    final int bits;
    final boolean signed;
    final boolean floating;

    private NumberKind(int bits, boolean signed, boolean floating) {
        this.bits = bits;
        this.signed = signed;
        this.floating = floating;
    }

    static NumberKind integer(int bits, boolean signed) {
        return new NumberKind(bits, signed, false);
    }

    static NumberKind floating(int bits) {
        return new NumberKind(bits, true, true);
    }

    static NumberKind of(ElementType type) {
        return new NumberKind(type.bits(), type.signed(), type.floating());
    }

    static NumberKind of(WireType type) {
        return new NumberKind(type.bits(), type.signed(), type.floating());
    }

    boolean isInteger(int size) {
        return !floating && bits == size;
    }

    boolean same(NumberKind other) {
        return bits == other.bits && signed == other.signed && floating == other.floating;
    }
}
