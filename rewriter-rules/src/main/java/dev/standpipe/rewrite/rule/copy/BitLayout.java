package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Which bit of which byte that was read each bit of a value is: 0 for a zero, else 1 and the number of the bit, eight
 * for each read.
 */
final class BitLayout {
    private final List<Effect> reads;

    BitLayout(List<Effect> reads) {
        this.reads = reads;
    }

    /** The bits from the lowest on, 32 or 64 of them; null if the value is more than bytes put side by side. */
    int[] of(Value value) {
        switch (value.kind()) {
            case READ:
                return ofRead(value);
            case CALL:
                return ofCall(value);
            case OPERATION:
                return value.operands().size() == 1 ? ofCast(value) : ofTwo(value);
            case CONSTANT:
                boolean zero = value.isConstant(0) || value.isConstant(0L);
                return zero ? new int[value.isWide() ? 64 : 32] : null;
            default:
                return null;
        }
    }

    private int[] ofRead(Value value) {
        for (int k = 0; k < reads.size(); k++) {
            if (reads.get(k).result().equals(value)) {
                int[] bits = new int[32];
                for (int b = 0; b < 8; b++) {
                    bits[b] = 1 + 8 * k + b;
                }
                return reads.get(k).transfer().wire() == WireType.BYTE ? signed(bits, 8, 32) : bits;
            }
        }
        return null;
    }

    private int[] ofCall(Value value) {
        int[] bits = value.operands().size() == 1 ? of(value.operand(0)) : null;
        if (bits == null) {
            return null;
        }
        switch (value.method()) {
            case "java/lang/Byte.toUnsignedInt(B)I":
                return masked(bits, 0xFF, 32);
            case "java/lang/Byte.toUnsignedLong(B)J":
                return masked(bits, 0xFF, 64);
            case "java/lang/Short.toUnsignedInt(S)I":
                return masked(bits, 0xFFFF, 32);
            case "java/lang/Short.toUnsignedLong(S)J":
                return masked(bits, 0xFFFF, 64);
            case "java/lang/Integer.toUnsignedLong(I)J":
                return masked(bits, 0xFFFFFFFFL, 64);
            default:
                return null;
        }
    }

    private int[] ofCast(Value value) {
        int[] bits = of(value.operand(0));
        if (bits == null) {
            return null;
        }
        switch (value.which()) {
            case Opcodes.I2L:
                return signed(bits, 32, 64);
            case Opcodes.L2I:
                return Arrays.copyOf(bits, 32);
            case Opcodes.I2B:
                return signed(bits, 8, 32);
            case Opcodes.I2S:
                return signed(bits, 16, 32);
            case Opcodes.I2C:
                return masked(bits, 0xFFFF, 32);
            default:
                return null;
        }
    }

    private int[] ofTwo(Value value) {
        boolean swapped = isCommutative(value) && value.operand(0).kind() == Value.Kind.CONSTANT;
        int[] left = of(value.operand(swapped ? 1 : 0));
        Value right = value.operand(swapped ? 0 : 1);
        Number number = right.kind() == Value.Kind.CONSTANT ? (Number) right.constant() : null;
        switch (value.which()) {
            case Opcodes.IOR:
            case Opcodes.LOR:
            case Opcodes.IXOR:
            case Opcodes.LXOR:
            case Opcodes.IADD:
            case Opcodes.LADD:
                return sideBySide(left, of(right));
            case Opcodes.IAND:
            case Opcodes.LAND:
                return left == null || number == null ? null : masked(left, number.longValue(), left.length);
            case Opcodes.ISHL:
            case Opcodes.LSHL:
                return left == null || number == null ? null : shifted(left, number.intValue() & left.length - 1, 0);
            case Opcodes.IUSHR:
            case Opcodes.LUSHR:
                return left == null || number == null ? null : shifted(left, -(number.intValue() & left.length - 1), 0);
            case Opcodes.ISHR:
            case Opcodes.LSHR:
                return left == null || number == null
                        ? null
                        : shifted(left, -(number.intValue() & left.length - 1), left[left.length - 1]);
            case Opcodes.IMUL:
            case Opcodes.LMUL:
                boolean power = left != null && number != null && Long.bitCount(number.longValue()) == 1;
                return power ? shifted(left, Long.numberOfTrailingZeros(number.longValue()), 0) : null;
            default:
                return null;
        }
    }

    private static boolean isCommutative(Value operation) {
        return operation.isOperation(Opcodes.IMUL)
                || operation.isOperation(Opcodes.LMUL)
                || operation.isOperation(Opcodes.IAND)
                || operation.isOperation(Opcodes.LAND);
    }

    /** Where one has a bit the other has none, so that it does not matter whether they are added or joined. */
    private static int[] sideBySide(int[] left, int[] right) {
        int[] both = left == null || right == null ? null : new int[left.length];
        for (int b = 0; both != null && b < left.length; b++) {
            if (left[b] != 0 && right[b] != 0) {
                return null;
            }
            both[b] = left[b] | right[b];
        }
        return both;
    }

    private static int[] masked(int[] bits, long mask, int length) {
        int[] masked = Arrays.copyOf(bits, length);
        for (int b = 0; b < length; b++) {
            masked[b] = (mask >>> b & 1) == 0 ? 0 : masked[b];
        }
        return masked;
    }

    private static int[] signed(int[] bits, int from, int length) {
        int[] signed = Arrays.copyOf(bits, length);
        Arrays.fill(signed, from, length, bits[from - 1]);
        return signed;
    }

    private static int[] shifted(int[] bits, int up, int fill) {
        int[] shifted = new int[bits.length];
        for (int b = 0; b < bits.length; b++) {
            int from = b - up;
            shifted[b] = from < 0 ? 0 : from < bits.length ? bits[from] : fill;
        }
        return shifted;
    }
}
