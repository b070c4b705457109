package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;

/**
 * What a chain of casts, masks and known calls makes of the number at its bottom. An integer keeps so many low bits,
 * with zeroes or the sign before them: two chains that keep the same are the same conversion, whatever a compiler
 * wrote. On the way there may be one step between an integer and a float, or between floats of two sizes; two could
 * round twice.
 */
final class ConversionChain {
    enum Step {
        NONE,
        /** By value. */
        CAST,
        /** By bits. */
        RAW,
        /** By bits, and all NaNs are one, as on the wire. */
        CANONICAL
    }

    private final NumberKind bottom;

    /** What it is by now. */
    final NumberKind now;

    final Step step;

    /** What went into the step. */
    final NumberKind entered;

    /** The bytes were turned around. */
    final boolean reversed;

    /** All that is left is whether {@link #now} is zero: 1 if not. */
    final boolean whether;

    private ConversionChain(
            NumberKind bottom, NumberKind now, Step step, NumberKind entered, boolean reversed, boolean whether) {
        this.bottom = bottom;
        this.now = now;
        this.step = step;
        this.entered = entered;
        this.reversed = reversed;
        this.whether = whether;
    }

    /** The chain up to {@code value} from a number whose bytes were turned around before. */
    static ConversionChain of(Value value, Value bottom, NumberKind atBottom, boolean reversed) {
        ConversionChain chain = of(value, bottom, atBottom);
        boolean fits = chain != null && !(reversed && chain.reversed);
        return fits && reversed
                ? new ConversionChain(chain.bottom, chain.now, chain.step, chain.entered, true, chain.whether)
                : fits ? chain : null;
    }

    /** The chain up to {@code value}; null if there is something in it that is not known here. */
    static ConversionChain of(Value value, Value bottom, NumberKind atBottom) {
        if (value.equals(bottom)) {
            return new ConversionChain(atBottom, atBottom, Step.NONE, null, false, false);
        }
        switch (value.kind()) {
            case CHOICE:
                Value number = zeroTested(value);
                ConversionChain tested = number == null ? null : of(number, bottom, atBottom);
                return tested == null ? null : tested.whether();
            case CALL:
                ConversionChain argument = of(value.operand(0), bottom, atBottom);
                return argument == null ? null : argument.called(value.method());
            case OPERATION:
                int mask = masks(value) ? maskedBits(value.operand(1)) : 0;
                if (value.operands().size() == 2 && mask == 0) {
                    return null;
                }
                ConversionChain operand = of(value.operand(0), bottom, atBottom);
                return operand == null ? null : mask > 0 ? operand.kept(mask, false) : operand.cast(value.which());
            default:
                return null;
        }
    }

    /** The part of the value, or all of it, with which a chain from the bottom ends; null if there is a chain. */
    static Value obstacle(Value value, Value bottom, NumberKind atBottom) {
        if (of(value, bottom, atBottom) != null) {
            return null;
        }
        for (Value operand : value.operands()) {
            if (operand.contains(bottom)) {
                Value before = obstacle(operand, bottom, atBottom);
                return before == null ? value : before;
            }
        }
        return value;
    }

    /** The number in {@code number != 0 ? 1 : 0}, or null. */
    private static Value zeroTested(Value choice) {
        Value test = choice.operand(0);
        boolean oneFirst = choice.operand(1).isConstant(1) && choice.operand(2).isConstant(0);
        boolean oneLast = choice.operand(1).isConstant(0) && choice.operand(2).isConstant(1);
        boolean asks = test.kind() == Value.Kind.TEST
                && test.operand(1).isConstant(0)
                && (test.which() == Opcodes.IFNE && oneFirst || test.which() == Opcodes.IFEQ && oneLast);
        return asks ? test.operand(0) : null;
    }

    private static boolean masks(Value operation) {
        return operation.isOperation(Opcodes.IAND) || operation.isOperation(Opcodes.LAND);
    }

    private static int maskedBits(Value mask) {
        if (mask.kind() != Value.Kind.CONSTANT) {
            return 0;
        }
        long bits = ((Number) mask.constant()).longValue();
        return bits == 0xFF ? 8 : bits == 0xFFFF ? 16 : bits == 0xFFFFFFFFL ? 32 : 0;
    }

    private ConversionChain whether() {
        if (now.floating || step != Step.NONE) {
            return null;
        }
        // a boolean is 0 or 1 as it is
        return now.bits == 1 ? this : new ConversionChain(bottom, now, step, entered, reversed, true);
    }

    /** Only the low bits of an integer, then zeroes or the sign. */
    private ConversionChain kept(int low, boolean sign) {
        if (now.floating || whether) {
            return null;
        }
        if (now.bits < low) {
            // zeroes stay what they are; so does a sign, unless it is cut off further up
            return now.signed && !sign ? null : this;
        }
        return becomes(NumberKind.integer(low, sign));
    }

    private ConversionChain becomes(NumberKind next) {
        return new ConversionChain(bottom, next, step, entered, reversed, whether);
    }

    private ConversionChain cast(int opcode) {
        switch (opcode) {
            case Opcodes.I2B:
                return kept(8, true);
            case Opcodes.I2S:
                return kept(16, true);
            case Opcodes.I2C:
                return kept(16, false);
            case Opcodes.I2L:
                return now.floating || whether ? null : this;
            case Opcodes.L2I:
                // a float cut to a long and then to an int is another number than one cut to an int
                return step == Step.CAST ? null : kept(32, true);
            case Opcodes.I2F:
            case Opcodes.L2F:
            case Opcodes.D2F:
                return stepTo(Step.CAST, NumberKind.floating(32));
            case Opcodes.I2D:
            case Opcodes.L2D:
            case Opcodes.F2D:
                return stepTo(Step.CAST, NumberKind.floating(64));
            case Opcodes.F2I:
            case Opcodes.D2I:
                return stepTo(Step.CAST, NumberKind.integer(32, true));
            case Opcodes.F2L:
            case Opcodes.D2L:
                return stepTo(Step.CAST, NumberKind.integer(64, true));
            default:
                return null;
        }
    }

    private ConversionChain stepTo(Step kind, NumberKind next) {
        return step != Step.NONE || whether ? null : new ConversionChain(bottom, next, kind, now, reversed, false);
    }

    private ConversionChain called(String method) {
        switch (method) {
            case "java/lang/Float.intBitsToFloat(I)F":
                return now.isInteger(32) ? stepTo(Step.RAW, NumberKind.floating(32)) : null;
            case "java/lang/Double.longBitsToDouble(J)D":
                return now.isInteger(64) ? stepTo(Step.RAW, NumberKind.floating(64)) : null;
            case "java/lang/Float.floatToRawIntBits(F)I":
                return stepTo(Step.RAW, NumberKind.integer(32, true));
            case "java/lang/Double.doubleToRawLongBits(D)J":
                return stepTo(Step.RAW, NumberKind.integer(64, true));
            case "java/lang/Float.floatToIntBits(F)I":
                return stepTo(Step.CANONICAL, NumberKind.integer(32, true));
            case "java/lang/Double.doubleToLongBits(D)J":
                return stepTo(Step.CANONICAL, NumberKind.integer(64, true));
            case "java/lang/Short.reverseBytes(S)S":
                return reverse(16, true);
            case "java/lang/Character.reverseBytes(C)C":
                return reverse(16, false);
            case "java/lang/Integer.reverseBytes(I)I":
                return reverse(32, true);
            case "java/lang/Long.reverseBytes(J)J":
                return reverse(64, true);
            case "java/lang/Byte.toUnsignedInt(B)I":
            case "java/lang/Byte.toUnsignedLong(B)J":
                return kept(8, false);
            case "java/lang/Short.toUnsignedInt(S)I":
            case "java/lang/Short.toUnsignedLong(S)J":
                return kept(16, false);
            case "java/lang/Integer.toUnsignedLong(I)J":
                return kept(32, false);
            default:
                return null;
        }
    }

    private ConversionChain reverse(int size, boolean signed) {
        boolean whole = now.isInteger(size) && bottom.bits == size;
        boolean sameBits = step == Step.NONE || step == Step.RAW;
        return reversed || whether || !sameBits || !whole
                ? null
                : new ConversionChain(bottom, NumberKind.integer(size, signed), step, entered, true, false);
    }
}
