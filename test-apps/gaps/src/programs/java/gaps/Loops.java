package gaps;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The loops of these programs. Each leaves the index behind, whatever happens to it. */
final class Loops {
    /** Where the loop stood when it ended. */
    int index;

    /** What ended it before its time, or null. */
    Throwable thrown;

    static Loops readBytes(DataInput in, byte[] a) {
        Loops loop = new Loops();
        int i = 0;
        try {
            for (; i < a.length; i++) {
                a[i] = in.readByte();
            }
        } catch (Throwable x) {
            loop.thrown = x;
        }
        loop.index = i;
        return loop;
    }

    static Loops readInts(DataInput in, int[] a) {
        Loops loop = new Loops();
        int i = 0;
        try {
            for (; i < a.length; i++) {
                a[i] = in.readInt();
            }
        } catch (Throwable x) {
            loop.thrown = x;
        }
        loop.index = i;
        return loop;
    }

    static Loops readLongs(DataInput in, long[] a) {
        Loops loop = new Loops();
        int i = 0;
        try {
            for (; i < a.length; i++) {
                a[i] = in.readLong();
            }
        } catch (Throwable x) {
            loop.thrown = x;
        }
        loop.index = i;
        return loop;
    }

    /** Works on each value before it reads the next. */
    static Loops readRecords(DataInput in, int[] keys, double[] values) {
        Loops loop = new Loops();
        int i = 0;
        try {
            for (; i < keys.length; i++) {
                keys[i] = in.readInt();
                values[i] = in.readShort() * 0.5;
            }
        } catch (Throwable x) {
            loop.thrown = x;
        }
        loop.index = i;
        return loop;
    }

    static void writeBytes(DataOutput out, byte[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeByte(a[i]);
        }
    }

    static void writeInts(DataOutput out, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeInt(a[i]);
        }
    }

    static void writeLongs(DataOutput out, long[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeLong(a[i]);
        }
    }

    /** What can be said of the end in a line that is the same each time. */
    String end() {
        return thrown == null ? "to the end" : thrown.getClass().getName() + ": " + thrown.getMessage();
    }
}
