import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Loops of which each round reads something and skips something. */
public class Skips {
    private static final int HEADER = 2;

    private int count;
    private long total;

    @Becomes("ReadRecords")
    public void behind(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readInt();
                in.skipBytes(3);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void before(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.skipBytes(HEADER);
                a[i] = in.readShort();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void between(DataInput in, byte[] x, char[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                x[i] = in.readByte();
                in.skipBytes(1);
                y[i] = in.readChar();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void around(DataInput in, boolean[] x, long[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.skipBytes(1);
                x[i] = in.readBoolean();
                in.skipBytes(5);
                y[i] = in.readLong();
                in.skipBytes(2);
            }
        } finally {
            s.see(i);
        }
    }

    /** Each of the two calls asks a stream once more where it is at its end. */
    @Becomes("ReadRecords")
    public void twice(DataInput in, float[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readFloat();
                in.skipBytes(1);
                in.skipBytes(2);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void ofFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readInt();
                in.skipBytes(4);
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadRecords")
    public void ofFileBefore(RandomAccessFile in, double[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.skipBytes(3);
                a[i] = in.readDouble();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadRecords")
    public void ofStream(DataInputStream in, char[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readChar();
                in.skipBytes(6);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void sum(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            for (; i < end; i++) {
                sum = 31 * sum + in.readLong();
                in.skipBytes(1);
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }

    /** What a field holds tells where the loop has come to. */
    @Becomes("ReplayRounds")
    public void fields(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                count = in.readUnsignedByte();
                in.skipBytes(2);
                total += in.readShort();
                count++;
            }
        } finally {
            s.see(count);
            s.see(total);
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void late(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            do {
                a[i] = in.readUnsignedShort();
                in.skipBytes(2);
                i++;
            } while (i < end);
        } finally {
            s.see(i);
        }
    }

    /** The last round skips nothing. */
    @Becomes("ReadRecords")
    public void leftBetween(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            while (true) {
                a[i++] = in.readInt();
                if (i >= end) {
                    break;
                }
                in.skipBytes(2);
            }
        } finally {
            s.see(i);
        }
    }

    /** The last round does nothing but skip. */
    @Becomes("ReadRecords")
    public void leftBehindSkip(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            while (true) {
                in.skipBytes(2);
                if (i >= end) {
                    break;
                }
                a[i++] = in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void toTheEnd(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            while (true) {
                a[i++] = in.readShort();
                in.skipBytes(3);
            }
        } catch (EOFException ended) {
            s.see(i);
        } finally {
            s.see(count);
        }
    }

    private static int padded(DataInput in) throws IOException {
        int value = in.readInt();
        in.skipBytes(1);
        return value;
    }

    @Becomes("ReadRecords")
    public void inMethod(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = padded(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void chosen(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int most = 0;
        try {
            for (; i < end; i++) {
                int value = in.readInt();
                if (value < 0) {
                    value = -value;
                }
                in.skipBytes(1);
                most = Math.max(most, value);
            }
        } finally {
            s.see(most);
            s.see(i);
        }
    }

    @Becomes("ReadSieved")
    public void sought(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(9L * i);
                in.skipBytes(1);
                a[i] = in.readInt();
                in.skipBytes(2);
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void soughtFields(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(20 - 3 * i);
                a[i] = in.readShort();
                in.skipBytes(4);
                count += in.readByte();
            }
        } finally {
            s.see(i);
            s.see(count);
            s.see(in.getFilePointer());
        }
    }

    /** How many bytes were skipped is no secret here. */
    @Becomes("CALL_IN_LOOP")
    public void looked(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            count += in.skipBytes(2);
        }
        s.see(count);
    }

    @Becomes("CALL_IN_LOOP")
    public void tested(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            if (in.skipBytes(2) < 2) {
                break;
            }
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void asMany(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.skipBytes(i);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void nothing(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.skipBytes(0);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void negative(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.skipBytes(-1);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void far(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.skipBytes(2049);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void farInAll(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            in.skipBytes(2000);
            a[i] = in.readInt();
            in.skipBytes(49);
        }
        s.see(i);
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void atTimes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            if ((i & 1) == 0) {
                in.skipBytes(1);
            }
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void moreAtTimes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.skipBytes((i & 1) == 0 ? 1 : 2);
        }
        s.see(i);
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void ofSingles(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.read();
            in.skipBytes(1);
        }
        s.see(i);
    }

    /** What is read ahead would have to go back if the index is wrong. */
    @Becomes("CALL_IN_LOOP")
    public void counted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            in.skipBytes(1);
            a[in.readUnsignedByte() & 3]++;
        }
        s.see(i);
    }

    @Becomes("INDEX_NOT_COUNTED")
    public void countedBefore(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[in.readUnsignedByte() & 3]++;
            in.skipBytes(1);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void skippedBeforeSeek(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            in.skipBytes(1);
            in.seek(8L * i);
            a[i] = in.readInt();
        }
        s.see(i);
    }
}
