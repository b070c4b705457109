package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Element;

/**
 * Turns blocks of wire values into array elements and back, as the casts and calls in the loop's body would. Between
 * the two stands a block of longs, or of doubles where the wire or the array is floating, so that ten kinds of wire and
 * eight of arrays need eighteen loops each way and not eighty.
 */
public final class Conversion {
    /** Elements in a block: its two copies stay in the first-level cache. */
    private static final int BLOCK = 256;

    private final Format format;
    private final int block;
    private final long[] whole;
    private final double[] floating;

    /** A block of values as they are on the wire. */
    final Object values;

    private Conversion(Format format, int block) {
        this.format = format;
        this.block = block;
        this.values = format.wire.bits.newArray(block);
        this.whole = new long[block];
        this.floating = !format.raw && (format.wire.floating() || format.array.floating()) ? new double[block] : null;
    }

    /**
     * What a transfer of {@code n} elements needs, or null if there is nothing to convert. Made before the first byte
     * moves: later it could be too late. Where the bits stay what they are, only what goes by itself is converted here.
     */
    public static Conversion of(Format format, int n) {
        return format.plain ? null : new Conversion(format, format.writtenAsIs ? 1 : Math.min(n, BLOCK));
    }

    /** The same of one that reads, where a float may be no more than its bits. */
    public static Conversion ofReads(Format format, int n) {
        return of(format, format.readAsIs ? 1 : n);
    }

    int block() {
        return block;
    }

    /** From {@link #values}. */
    void fromWire(Object a, int from, int n) {
        if (format.wire.floating() && !format.raw) {
            loadFloating(format.wire.bits, values, 0, n);
            storeFloating(format.array, a, from, n);
            return;
        }
        loadWhole(format.wire.bits, format.wire.signed(), values, 0, n);
        if (format.reversed) {
            reverse(n);
        }
        storeWhole(format.array, a, from, n);
    }

    /** To {@link #values}. */
    void toWire(Object a, int from, int n) {
        Element wire = format.wire.bits;
        if (format.array.floating() && !format.raw) {
            loadFloating(format.array, a, from, n);
            if (wire.floating()) {
                storeFloating(wire, values, 0, n);
                return;
            }
            cutToWhole(n);
        } else {
            loadWhole(format.array, true, a, from, n);
        }
        if (format.reversed) {
            reverse(n);
        }
        storeWhole(wire, values, 0, n);
    }

    /** As d2i or d2l, and for a boolean wire as {@code != 0}. */
    private void cutToWhole(int n) {
        if (format.wire == Wire.BOOLEAN) {
            for (int k = 0; k < n; k++) {
                whole[k] = floating[k] != 0 ? 1 : 0;
            }
        } else if (format.wire == Wire.LONG) {
            for (int k = 0; k < n; k++) {
                whole[k] = (long) floating[k];
            }
        } else {
            for (int k = 0; k < n; k++) {
                whole[k] = (int) floating[k];
            }
        }
    }

    private void reverse(int n) {
        int unused = Long.SIZE - 8 * format.size;
        boolean signed = format.wire != Wire.CHAR && format.wire != Wire.UNSIGNED_SHORT;
        for (int k = 0; k < n; k++) {
            long reversed = Long.reverseBytes(whole[k]);
            whole[k] = signed ? reversed >> unused : reversed >>> unused;
        }
    }

    private void loadFloating(Element type, Object values, int from, int n) {
        if (type == Element.FLOAT) {
            float[] f = (float[]) values;
            for (int k = 0; k < n; k++) {
                floating[k] = f[from + k];
            }
        } else {
            System.arraycopy(values, from, floating, 0, n);
        }
    }

    private void storeFloating(Element type, Object a, int from, int n) {
        if (type == Element.FLOAT) {
            float[] f = (float[]) a;
            for (int k = 0; k < n; k++) {
                f[from + k] = (float) floating[k];
            }
        } else if (type == Element.DOUBLE) {
            System.arraycopy(floating, 0, a, from, n);
        } else {
            for (int k = 0; k < n; k++) {
                whole[k] = type == Element.LONG
                        ? (long) floating[k]
                        : type == Element.BOOLEAN ? (floating[k] != 0 ? 1 : 0) : (int) floating[k];
            }
            storeWhole(type, a, from, n);
        }
    }

    private void loadWhole(Element type, boolean signedBytes, Object values, int from, int n) {
        switch (type) {
            case BOOLEAN:
                boolean[] z = (boolean[]) values;
                for (int k = 0; k < n; k++) {
                    whole[k] = z[from + k] ? 1 : 0;
                }
                break;
            case BYTE:
                byte[] b = (byte[]) values;
                int mask = signedBytes ? -1 : 0xFF;
                for (int k = 0; k < n; k++) {
                    whole[k] = b[from + k] & mask;
                }
                break;
            case CHAR:
                char[] c = (char[]) values;
                for (int k = 0; k < n; k++) {
                    whole[k] = c[from + k];
                }
                break;
            case SHORT:
                short[] s = (short[]) values;
                for (int k = 0; k < n; k++) {
                    whole[k] = s[from + k];
                }
                break;
            case INT:
                int[] i = (int[]) values;
                for (int k = 0; k < n; k++) {
                    whole[k] = i[from + k];
                }
                break;
            case LONG:
                System.arraycopy(values, from, whole, 0, n);
                break;
            case FLOAT:
                float[] f = (float[]) values;
                for (int k = 0; k < n; k++) {
                    whole[k] = Float.floatToRawIntBits(f[from + k]);
                }
                break;
            default:
                double[] d = (double[]) values;
                for (int k = 0; k < n; k++) {
                    whole[k] = Double.doubleToRawLongBits(d[from + k]);
                }
        }
    }

    private void storeWhole(Element type, Object a, int from, int n) {
        switch (type) {
            case BOOLEAN:
                boolean[] z = (boolean[]) a;
                for (int k = 0; k < n; k++) {
                    z[from + k] = whole[k] != 0;
                }
                break;
            case BYTE:
                byte[] b = (byte[]) a;
                for (int k = 0; k < n; k++) {
                    b[from + k] = (byte) whole[k];
                }
                break;
            case CHAR:
                char[] c = (char[]) a;
                for (int k = 0; k < n; k++) {
                    c[from + k] = (char) whole[k];
                }
                break;
            case SHORT:
                short[] s = (short[]) a;
                for (int k = 0; k < n; k++) {
                    s[from + k] = (short) whole[k];
                }
                break;
            case INT:
                int[] i = (int[]) a;
                for (int k = 0; k < n; k++) {
                    i[from + k] = (int) whole[k];
                }
                break;
            case LONG:
                System.arraycopy(whole, 0, a, from, n);
                break;
            case FLOAT:
                float[] f = (float[]) a;
                for (int k = 0; k < n; k++) {
                    f[from + k] = format.raw ? Float.intBitsToFloat((int) whole[k]) : (float) whole[k];
                }
                break;
            default:
                double[] d = (double[]) a;
                for (int k = 0; k < n; k++) {
                    d[from + k] = format.raw ? Double.longBitsToDouble(whole[k]) : (double) whole[k];
                }
        }
    }
}
