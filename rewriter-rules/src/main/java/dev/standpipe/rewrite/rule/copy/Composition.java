package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.List;

/** A value that a loop puts together of the bytes that it reads, {@code b0 | b1 << 8 | b2 << 16 | b3 << 24}. */
final class Composition {
    /** The part of what is stored that is this value. */
    final Value value;

    /** What would carry the same bytes in one piece. */
    final WireType wire;

    /** The lowest byte comes first. */
    final boolean reversed;

    /** The bytes come from {@code read()}. */
    final boolean singles;

    private Composition(Value value, WireType wire, boolean reversed, boolean singles) {
        this.value = value;
        this.wire = wire;
        this.reversed = reversed;
        this.singles = singles;
    }

    /** Whether all that the round transfers are bytes of one stream, enough for a value. */
    static boolean isPossible(Path round) {
        List<Effect> reads = Shape.transfers(round);
        Effect first = reads.get(0);
        boolean possible = reads.size() == 2 || reads.size() == 4 || reads.size() == 8;
        for (Effect read : reads) {
            WireType wire = read.transfer().wire();
            boolean single = first.transfer().wire() == WireType.SINGLE_BYTE;
            boolean same =
                    single ? wire == WireType.SINGLE_BYTE : wire == WireType.BYTE || wire == WireType.UNSIGNED_BYTE;
            possible &= read.transfer().reads() && same && read.operand(0).equals(first.operand(0));
        }
        return possible;
    }

    /** Null if what is stored is not made of such a value. */
    static Composition of(Value stored, List<Effect> reads) {
        BitLayout layout = new BitLayout(reads);
        boolean singles = reads.get(0).transfer().wire() == WireType.SINGLE_BYTE;
        for (Value value = stored; value != null; value = inner(value)) {
            int[] bits = layout.of(value);
            for (int order = 0; bits != null && order < 2; order++) {
                WireType wire = isInOrder(bits, reads.size(), order == 1) ? wire(bits, reads.size()) : null;
                if (wire != null) {
                    return new Composition(value, wire, order == 1, singles);
                }
            }
        }
        return null;
    }

    private static Value inner(Value value) {
        switch (value.kind()) {
            case CALL:
            case OPERATION:
                return value.operand(0);
            default:
                return null;
        }
    }

    private static boolean isInOrder(int[] bits, int bytes, boolean lowestFirst) {
        for (int b = 0; b < 8 * bytes; b++) {
            int read = lowestFirst ? b / 8 : bytes - 1 - b / 8;
            if (b >= bits.length || bits[b] != 1 + 8 * read + b % 8) {
                return false;
            }
        }
        return true;
    }

    /** By what is above the bytes: zeroes or the sign. Null where nothing is extended so. */
    private static WireType wire(int[] bits, int bytes) {
        boolean signed = true;
        boolean unsigned = true;
        for (int b = 8 * bytes; b < bits.length; b++) {
            signed &= bits[b] == bits[8 * bytes - 1];
            unsigned &= bits[b] == 0;
        }
        switch (bytes) {
            case 2:
                return signed ? WireType.SHORT : unsigned ? WireType.UNSIGNED_SHORT : null;
            case 4:
                return signed ? WireType.INT : null;
            default:
                return WireType.LONG;
        }
    }
}
