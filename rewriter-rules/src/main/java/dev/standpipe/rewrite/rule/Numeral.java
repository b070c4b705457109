package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.WireType;

/** A kind of number: an integer of so many bits with or without a sign, or a float of that size. */
final class Numeral {
    final int bits;
    final boolean signed;
    final boolean floating;

    private Numeral(int bits, boolean signed, boolean floating) {
        this.bits = bits;
        this.signed = signed;
        this.floating = floating;
    }

    static Numeral integer(int bits, boolean signed) {
        return new Numeral(bits, signed, false);
    }

    static Numeral floating(int bits) {
        return new Numeral(bits, true, true);
    }

    static Numeral of(ElementType type) {
        return new Numeral(type.bits(), type.signed(), type.floating());
    }

    static Numeral of(WireType type) {
        return new Numeral(type.bits(), type.signed(), type.floating());
    }

    boolean isInteger(int size) {
        return !floating && bits == size;
    }

    boolean same(Numeral other) {
        return bits == other.bits && signed == other.signed && floating == other.floating;
    }
}
