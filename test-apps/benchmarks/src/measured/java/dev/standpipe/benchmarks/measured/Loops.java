package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The program everybody has: one element at a time. Java has no generics over primitives, so each type is its own loop, here as in the programs. */
final class Loops {
    private Loops() {}

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
        for (int i = 0; i < end; i++) {
            a[i] = in.readByte();
        }
    }

    static void write(DataOutput out, byte[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            out.writeByte(a[i]);
        }
    }

    static void read(DataInput in, short[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            a[i] = in.readShort();
        }
    }

    static void write(DataOutput out, short[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            out.writeShort(a[i]);
        }
    }

    static void read(DataInput in, int[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            a[i] = in.readInt();
        }
    }

    static void write(DataOutput out, int[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            out.writeInt(a[i]);
        }
    }

    static void read(DataInput in, long[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            a[i] = in.readLong();
        }
    }

    static void write(DataOutput out, long[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            out.writeLong(a[i]);
        }
    }

    static void read(DataInput in, double[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            a[i] = in.readDouble();
        }
    }

    static void write(DataOutput out, double[] a, int end) throws IOException {
        for (int i = 0; i < end; i++) {
            out.writeDouble(a[i]);
        }
    }
}
