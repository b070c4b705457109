package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Standpipe;

/** The same loops as Standpipe rewrites them: the prefix moves what it may, the loop that was always there does the rest. */
final class PrefixedLoops {
    private static final int BYTES = Format.plain(Element.BYTE).how;
    private static final int SHORTS = Format.plain(Element.SHORT).how;
    private static final int INTS = Format.plain(Element.INT).how;
    private static final int LONGS = Format.plain(Element.LONG).how;
    private static final int DOUBLES = Format.plain(Element.DOUBLE).how;

    private PrefixedLoops() {}

    static Mover of(Element element, Object array, int n) {
        switch (element) {
            case BYTE:
                return new Mover(in -> read(in, (byte[]) array, n), out -> write(out, (byte[]) array, n));
            case SHORT:
                return new Mover(in -> read(in, (short[]) array, n), out -> write(out, (short[]) array, n));
            case INT:
                return new Mover(in -> read(in, (int[]) array, n), out -> write(out, (int[]) array, n));
            case LONG:
                return new Mover(in -> read(in, (long[]) array, n), out -> write(out, (long[]) array, n));
            case DOUBLE:
                return new Mover(in -> read(in, (double[]) array, n), out -> write(out, (double[]) array, n));
            default:
                throw new IllegalArgumentException(element + " is not measured");
        }
    }

    static void read(DataInput in, byte[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.readArray(in, a, i, end, BYTES, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            a[i] = in.readByte();
        }
    }

    static void write(DataOutput out, byte[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.writeArray(out, a, i, end, BYTES, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            out.writeByte(a[i]);
        }
    }

    static void read(DataInput in, short[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.readArray(in, a, i, end, SHORTS, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            a[i] = in.readShort();
        }
    }

    static void write(DataOutput out, short[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.writeArray(out, a, i, end, SHORTS, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            out.writeShort(a[i]);
        }
    }

    static void read(DataInput in, int[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.readArray(in, a, i, end, INTS, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            a[i] = in.readInt();
        }
    }

    static void write(DataOutput out, int[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.writeArray(out, a, i, end, INTS, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            out.writeInt(a[i]);
        }
    }

    static void read(DataInput in, long[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.readArray(in, a, i, end, LONGS, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            a[i] = in.readLong();
        }
    }

    static void write(DataOutput out, long[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.writeArray(out, a, i, end, LONGS, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            out.writeLong(a[i]);
        }
    }

    static void read(DataInput in, double[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.readArray(in, a, i, end, DOUBLES, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            a[i] = in.readDouble();
        }
    }

    static void write(DataOutput out, double[] a, int end) throws IOException {
        int i = 0;
        long moved = Standpipe.writeArray(out, a, i, end, DOUBLES, 0);
        if (moved != i) {
            i = (int) moved;
            Standpipe.check(moved);
        }
        for (; i < end; i++) {
            out.writeDouble(a[i]);
        }
    }
}
