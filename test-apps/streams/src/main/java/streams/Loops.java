package streams;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Loops as people write them, over whatever stream. */
final class Loops {
    private Loops() {}

    static void read(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
        }
    }

    static void read(DataInput in, long[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readLong();
        }
    }

    static void read(DataInput in, short[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readShort();
        }
    }

    static void read(DataInput in, double[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readDouble();
        }
    }

    static void read(DataInput in, boolean[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readBoolean();
        }
    }

    static void write(DataOutput out, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeInt(a[i]);
        }
    }

    static void write(DataOutput out, long[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeLong(a[i]);
        }
    }

    static void write(DataOutput out, short[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeShort(a[i]);
        }
    }

    static void write(DataOutput out, double[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeDouble(a[i]);
        }
    }

    static void write(DataOutput out, boolean[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeBoolean(a[i]);
        }
    }
}
