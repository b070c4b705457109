import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Loops that read each round at another place of a file. */
public class Seeks {
    private static final int[] PLACES = {7, 0, 3, 3, 12, 1, 40, 2, -1, 9, 5, 4, 90, 8, 6, 20, 11, 13};
    private long at = 2;
    private int count;

    @Becomes("ReadSieved")
    public void column(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(6L * i + 1);
                a[i] = in.readInt();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void backwards(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(20 - 3 * i);
                a[i] = in.readShort();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void listed(RandomAccessFile in, char[] a, int i, int end, Sight s) throws IOException {
        int[] places = PLACES;
        try {
            for (; i < end; i++) {
                in.seek(places[i]);
                a[i] = in.readChar();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void overlapping(RandomAccessFile in, long[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(i >> 1);
                a[i] = in.readLong();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void records(RandomAccessFile in, byte[] x, float[] y, int i, int end, Sight s) throws IOException {
        try {
            while (i < end) {
                in.seek((long) i * 7);
                x[i] = in.readByte();
                y[i++] = in.readFloat();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void sum(RandomAccessFile in, long[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            for (; i < end; i++) {
                in.seek(8 * (end - i));
                sum = 31 * sum + in.readLong();
            }
        } finally {
            s.see(sum);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void doubles(RandomAccessFile in, double[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(9 * i);
                a[i] = in.readDouble();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    /** Where the file goes on, it says itself. */
    @Becomes("ReadSieved")
    public void chain(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int next = i;
        try {
            for (; i < end; i++) {
                in.seek(next & 31);
                next = in.readUnsignedByte();
                a[i] = next;
            }
        } finally {
            s.see(next);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    /** The table is what the loop stores into. */
    @Becomes("ReadSieved")
    public void sameArray(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(a[i] & 15);
                a[i + 1] = in.readUnsignedByte();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void field(RandomAccessFile in, boolean[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(at);
                a[i] = in.readBoolean();
                at += 3;
                count++;
            }
        } finally {
            s.see(i);
            s.see(at);
            s.see(count);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void late(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            do {
                in.seek(5L * i);
                a[i] = in.readUnsignedShort();
                i++;
            } while (i < end);
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void singleBytes(RandomAccessFile in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(2 * i);
                a[i] = (byte) in.read();
            }
        } finally {
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void toTheEnd(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            while (true) {
                in.seek(4L * i);
                a[i++] = in.readShort();
            }
        } catch (IOException ended) {
            s.see(i);
        } finally {
            s.see(in.getFilePointer());
        }
    }

    /** Before the place is known, something is stored. */
    @Becomes("CALL_IN_LOOP")
    public void storedBefore(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            count++;
            in.seek(4L * count);
            a[i] = in.readInt();
        }
        s.see(count);
    }

    @Becomes("CALL_IN_LOOP")
    public void twice(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            in.seek(4L * i);
            in.seek(8L * i);
            a[i] = in.readInt();
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void behind(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.seek(8L * i);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void atTimes(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            if ((i & 3) == 0) {
                in.seek(8L * i);
            }
            a[i] = in.readInt();
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void counted(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            in.seek(3L * i);
            a[in.readUnsignedByte() & 3]++;
        }
        s.see(i);
    }

    /** What is stored has nothing to do with the place. */
    @Becomes("ReadSieved")
    public void countedBefore(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                count++;
                in.seek(5L * i);
                a[i] = in.readInt();
            }
        } finally {
            s.see(count);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void remembered(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                long place = at;
                at += 3;
                in.seek(place);
                a[i] = in.readShort();
            }
        } finally {
            s.see(at);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void raised(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                in.seek(at += 3);
                a[i] = in.readShort();
            }
        } finally {
            s.see(at);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    /** The place goes on before the file goes there. */
    @Becomes("ReadSieved")
    public void alongLocals(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int next = 0;
        long place = -3;
        try {
            while (i < end) {
                place += PLACES.length >> 3;
                in.seek(place + next++ * 5L);
                a[i++] = in.readInt();
            }
        } finally {
            s.see(next);
            s.see(place);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadSieved")
    public void alongList(RandomAccessFile in, byte[] a, int i, int end, Sight s) throws IOException {
        int[] places = PLACES;
        int k = 0;
        try {
            for (; i < end; i++) {
                in.seek(places[k++]);
                a[i] = in.readByte();
            }
        } finally {
            s.see(k);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    /** The list of places is stored into first. */
    @Becomes("CALL_IN_LOOP")
    public void changedBefore(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = 2 * i;
            in.seek(a[i]);
            a[i] = in.readInt();
        }
    }
}
