package dev.standpipe.runtime.proof;

import java.util.Arrays;

/**
 * A number, bit by bit: each is 0, 1, or one of the bits that the element consists of. Those of byte {@code b} are
 * numbered from {@code 8 * b}. A fraction that is written has others where it is no number: those that Java writes.
 * What depends on two bits can be either, and is never what is due.
 */
final class Bits extends Value {
    private static final int ZERO = -2;
    private static final int ONE = -1;

    /** From here on they are the bits of a number that takes the place of the element. */
    private static final int REPLACED = 64;

    /** One that depends on two of them. */
    private static final int MIXED = 1 << 20;

    /** The lowest bit first; 32, or 64 of a long or double. */
    private final int[] bits;

    private Bits(int[] bits) {
        this.bits = bits;
    }

    static Bits of(long constant, int length) {
        int[] bits = new int[length];
        for (int k = 0; k < length; k++) {
            bits[k] = (constant >> k & 1) == 0 ? ZERO : ONE;
        }
        return new Bits(bits);
    }

    /** So many bits from this one on, in an int or a long, the rest as in the sign or zero. */
    static Bits from(int first, int count, boolean signed, int length) {
        int[] bits = new int[length];
        for (int k = 0; k < length; k++) {
            bits[k] = k < count ? first + k : signed ? first + count - 1 : ZERO;
        }
        return new Bits(bits);
    }

    /** Bytes of the element, the first of them the highest or the lowest of the number. */
    static Bits ofBytes(int first, int width, boolean little, boolean signed, int length) {
        int[] bits = new int[length];
        for (int k = 0; k < length; k++) {
            int bit = Math.min(k, 8 * width - 1);
            int at = first + (little ? bit / 8 : width - 1 - bit / 8);
            bits[k] = k < 8 * width || signed ? 8 * at + bit % 8 : ZERO;
        }
        return new Bits(bits);
    }

    int length() {
        return bits.length;
    }

    /** The bits of a number that takes the place of this one. */
    Bits replaced() {
        int[] others = new int[bits.length];
        for (int k = 0; k < bits.length; k++) {
            others[k] = bits[k] + REPLACED;
        }
        return new Bits(others);
    }

    /** Shifted to the left, or by a negative number to the right. */
    Bits shift(int by, boolean signed) {
        int[] shifted = new int[bits.length];
        for (int k = 0; k < bits.length; k++) {
            int from = k - by;
            shifted[k] = from < 0 ? ZERO : from < bits.length ? bits[from] : signed ? bits[bits.length - 1] : ZERO;
        }
        return new Bits(shifted);
    }

    /** The lowest {@code count} bits, in a number of this length. */
    Bits low(int count, boolean signed, int length) {
        int[] cut = new int[length];
        for (int k = 0; k < length; k++) {
            cut[k] = k < count ? bits[k] : signed ? bits[count - 1] : ZERO;
        }
        return new Bits(cut);
    }

    Bits and(Bits other) {
        int[] both = new int[bits.length];
        for (int k = 0; k < bits.length; k++) {
            int x = bits[k];
            int y = other.bits[k];
            both[k] = x == ZERO || y == ZERO ? ZERO : x == ONE ? y : y == ONE || x == y ? x : MIXED;
        }
        return new Bits(both);
    }

    /** With {@code apart}, null where both may have a bit, as in a sum. */
    Bits or(Bits other, boolean apart) {
        int[] either = new int[bits.length];
        for (int k = 0; k < bits.length; k++) {
            int x = bits[k];
            int y = other.bits[k];
            if (apart && x != ZERO && y != ZERO) {
                return null;
            }
            either[k] = x == ONE || y == ONE ? ONE : x == ZERO ? y : y == ZERO || x == y ? x : MIXED;
        }
        return new Bits(either);
    }

    Bits reversedBytes() {
        int[] turned = new int[bits.length];
        for (int k = 0; k < bits.length; k++) {
            turned[k] = bits[bits.length - 8 - k / 8 * 8 + k % 8];
        }
        return new Bits(turned);
    }

    boolean isConstant() {
        for (int bit : bits) {
            if (bit >= 0) {
                return false;
            }
        }
        return true;
    }

    /** The least number that it can be. */
    long least() {
        return number(0, 1);
    }

    long most() {
        return number(1, 0);
    }

    private long number(int open, int openSign) {
        long number = 0;
        for (int k = 0; k < bits.length; k++) {
            boolean isSign = k == bits.length - 1;
            long bit = bits[k] == ZERO ? 0 : bits[k] == ONE ? 1 : isSign ? openSign : open;
            number |= isSign ? -bit << k : bit << k;
        }
        return number;
    }

    /** Whether a bit is the opposite of that of the constant, so that they cannot be equal. */
    boolean contradicts(long constant) {
        for (int k = 0; k < bits.length; k++) {
            if (bits[k] == ((constant >> k & 1) == 0 ? ONE : ZERO)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bits && Arrays.equals(((Bits) other).bits, bits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bits);
    }

    @Override
    public String toString() {
        return isConstant() ? "" + least() : "bits " + Arrays.toString(bits);
    }
}
