package dev.standpipe.runtime.proof;

/** What the methods of streams make of bytes, and of what bytes. */
final class Carrying {
    private Carrying() {}

    /** What is read where the bytes from {@code first} on come. */
    static Value read(Op op, int first) {
        switch (op) {
            case READ:
            case READ_UNSIGNED_BYTE:
                return Bits.from(8 * first, 8, false, 32);
            case READ_BOOLEAN:
                return Bits.from(8 * first, 1, false, 32);
            case READ_BYTE:
                return Bits.from(8 * first, 8, true, 32);
            case READ_LONG:
            case READ_DOUBLE:
                return Bits.ofBytes(first, 8, false, true, 64);
            default:
                return value(op, first, false);
        }
    }

    /** Of two bytes and more, the first of which is the lowest or the highest. */
    static Bits value(Op op, int first, boolean little) {
        boolean signed = op != Op.READ_CHAR && op != Op.READ_UNSIGNED_SHORT;
        return Bits.ofBytes(first, op.width, little, signed, op.width == 8 ? 64 : 32);
    }

    /** Notes what bytes another stream writes for this value. */
    static Value written(Op op, int first, Value value, Way way) throws Unproved {
        Bits given = Numbers.bits(value, op.width == 8 ? 64 : 32);
        Bits bits = op.isFloating() ? canonical(given, way.op) : given;
        for (int k = 0; k < op.width; k++) {
            Bits one = op == Op.WRITE_BOOLEAN ? bits : ofByte(bits, op.width - 1 - k);
            Carried carried = way.bytes.get(first + k);
            way.bytes.set(first + k, new Carried(carried.place, null, one));
        }
        return null;
    }

    /**
     * What a fraction is written as: any that is no number as one and the same. That is followed only where it is the
     * whole of what the method is given.
     */
    static Bits canonical(Bits fraction, Op op) throws Unproved {
        if (op.isRead() || !op.isFloating()) {
            throw new Unproved("it takes for a fraction what is none");
        }
        Bits written = argument(op).replaced();
        if (!fraction.equals(argument(op)) && !fraction.equals(written)) {
            throw new Unproved("it makes another fraction of the one that it is given");
        }
        return written;
    }

    /** What has to be written. */
    static Bits due(Op op) {
        return op.isFloating() ? argument(op).replaced() : argument(op);
    }

    /** The byte with this number, counted from the lowest, as {@code write} takes it. */
    static Bits ofByte(Bits bits, int number) {
        return bits.shift(-8 * number, false).low(8, false, 32);
    }

    /** What a method is given to write. */
    static Bits argument(Op op) {
        return op == Op.WRITE_BOOLEAN
                ? Bits.from(0, 1, false, 32)
                : Bits.from(0, op.width == 8 ? 64 : 32, true, op.width == 8 ? 64 : 32);
    }
}
