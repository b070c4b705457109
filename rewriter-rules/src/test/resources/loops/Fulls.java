import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Loops of which each round reads a few bytes by {@code readFully}. */
public class Fulls {
    private static final int LENGTH = 3;

    private final byte[] own = new byte[4];
    private byte[] other = new byte[2];
    private byte[] kept;

    private static int number(DataInput in) throws IOException {
        byte[] b = new byte[4];
        in.readFully(b);
        return b[0] & 255 | (b[1] & 255) << 8 | (b[2] & 255) << 16 | b[3] << 24;
    }

    private static int number(DataInput in, byte[] b) throws IOException {
        in.readFully(b, 0, 2);
        return b[0] & 255 | b[1] << 8;
    }

    private short number(DataInputStream in) throws IOException {
        in.readFully(own, 1, 2);
        return (short) (own[1] & 255 | own[2] << 8);
    }

    private static byte[] some(DataInput in) throws IOException {
        byte[] b = new byte[2];
        in.readFully(b);
        return b;
    }

    @Becomes("ReplayRounds")
    public void outside(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[4];
        try {
            for (; i < end; i++) {
                in.readFully(b);
                a[i] = b[0] & 255 | (b[1] & 255) << 8 | (b[2] & 255) << 16 | b[3] << 24;
            }
        } finally {
            s.see(b);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void inside(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                byte[] b = new byte[2];
                in.readFully(b);
                a[i] = (short) (b[0] & 255 | b[1] << 8);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void helped(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = number(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void helpedTwice(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            for (; i < end; i++) {
                a[i] = number(in) ^ number(in);
                sum += a[i];
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void handedOver(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[3];
        try {
            for (; i < end; i++) {
                a[i] = number(in, b);
            }
        } finally {
            s.see(b);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void handedBack(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                byte[] b = some(in);
                a[i] = b[0] + b[1] * b.length;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void ofField(DataInputStream in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = number(in);
            }
        } finally {
            s.see(own);
            s.see(i);
        }
    }

    /** The array may be too short, or none. */
    @Becomes("ReplayRounds")
    public void given(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            for (; i < end; i++) {
                in.readFully(a, 1, 2);
                sum = 31 * sum + a[1] - a[2];
            }
        } finally {
            s.see(sum);
            s.see(i);
        }
    }

    /** What it stores in between, the next read does not change. */
    @Becomes("ReplayRounds")
    public void turned(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[3];
        long sum = 0;
        try {
            for (; i < end; i++) {
                in.readFully(b, 0, 2);
                byte first = b[0];
                b[0] = b[1];
                b[1] = first;
                b[2] ^= first;
                sum = 31 * sum + b[0];
                a[i] = b[2];
            }
        } finally {
            s.see(b);
            s.see(sum);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void ignored(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] pad = new byte[LENGTH];
        try {
            for (; i < end; i++) {
                a[i] = in.readInt();
                in.readFully(pad);
            }
        } finally {
            s.see(pad);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void around(DataInput in, char[] x, long[] y, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[4];
        try {
            for (; i < end; i++) {
                in.readFully(b, 2, 1);
                x[i] = in.readChar();
                in.readFully(b);
                y[i] = b[3];
                in.skipBytes(2);
                in.readFully(b, 1, 3);
            }
        } finally {
            s.see(b);
            s.see(i);
        }
    }

    @Becomes("ReplayRounds")
    public void ofFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[4];
        try {
            for (; i < end; i++) {
                in.readFully(b);
                a[i] = b[3] << 8 | b[0];
            }
        } finally {
            s.see(b);
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    /** Of what the array holds before, another round is known. */
    @Becomes("ReplayRounds")
    public void before(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2];
        try {
            for (; i < end; i++) {
                int last = b[1];
                in.readFully(b);
                a[i] = b[1] - last;
            }
        } finally {
            s.see(b);
            s.see(i);
        }
    }

    /** It is longer than it seems at times. */
    @Becomes("ReplayRounds")
    public void ofTwoLengths(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[s.yes() ? 4 : 3];
        try {
            for (; i < end; i++) {
                in.readFully(b);
                a[i] = b[2];
            }
        } finally {
            s.see(b);
            s.see(i);
        }
    }

    @Becomes("END_UNKNOWN")
    public void untilIts(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = {1};
        in.readFully(b, 0, 1);
        for (; i < b[0]; i++) {
            in.readFully(b, 0, 1);
            a[0] = b[0];
        }
        s.see(i);
    }

    @Becomes("INDEX_NOT_COUNTED")
    public void atIts(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[1];
        for (; i < end; i++) {
            in.readFully(b);
            a[b[0] & 3]++;
            in.readFully(b);
        }
        s.see(i);
    }

    /** What was read ahead would have to go back. */
    @Becomes("CALL_IN_LOOP")
    public void counted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[1];
        for (; i < end; i++) {
            in.readFully(b);
            a[b[0] & 3]++;
        }
        s.see(i);
    }

    @Becomes("UNACCOUNTED")
    public void emptyAtFirst(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            byte[] b = new byte[2];
            a[i] = b[0];
            in.readFully(b);
        }
        s.see(i);
    }

    @Becomes("UNACCOUNTED")
    public void partly(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            byte[] b = new byte[2];
            in.readFully(b, 0, 1);
            a[i] = b[0] + b[1];
            b[1] = 7;
        }
        s.see(i);
    }

    @Becomes("UNACCOUNTED")
    public void keeps(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            byte[] b = new byte[2];
            in.readFully(b);
            a[i] = b[0];
            if ((i & 1) == 0) {
                kept = b;
            }
        }
        s.see(kept);
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void last(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] last = own;
        for (; i < end; i++) {
            byte[] b = new byte[2];
            in.readFully(b);
            a[i] = b[0] - last[0];
            last = b;
        }
        s.see(last);
        s.see(i);
    }

    @Becomes("UNACCOUNTED")
    public void seen(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = own;
        try {
            for (; i < end; i++) {
                b = new byte[2];
                in.readFully(b, 0, 2);
                a[i] = b[0];
            }
        } finally {
            s.see(b);
            s.see(i);
        }
    }

    @Becomes("ARRAY_CHANGES")
    public void byTurns(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2];
        for (; i < end; i++) {
            in.readFully(b, 0, 2);
            a[i] = b[0];
            b = other;
        }
        s.see(b);
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void behind(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2];
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.readFully(b, -1, 1);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void unknown(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[end];
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.readFully(b, 0, i);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void far(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2049];
        for (; i < end; i++) {
            a[i] = in.readInt();
            in.readFully(b);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void farInAll(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2000];
        for (; i < end; i++) {
            in.readFully(b);
            a[i] = in.readInt();
            in.readFully(b, 0, 49);
        }
        s.see(i);
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void atTimes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2];
        for (; i < end; i++) {
            a[i] = in.readInt();
            if ((i & 1) == 0) {
                in.readFully(b);
            }
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void moreAtTimes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[3];
        for (; i < end; i++) {
            in.readFully(b, (i & 1) == 0 ? 0 : 1, 2);
            a[i] = b[1];
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void sought(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        byte[] b = new byte[2];
        for (; i < end; i++) {
            in.seek(3L * i);
            in.readFully(b);
            a[i] = b[1];
        }
        s.see(i);
    }
}
