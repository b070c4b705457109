import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;

/** Loops that do the one or the other in all their rounds. */
public class Choices {
    private boolean wide;
    private int version;
    private volatile boolean changing;
    private int[] shared;
    private Choices other;
    private static int mode;

    private static boolean is(int end, int bit) {
        return (end >> bit & 1) == 1;
    }

    @Becomes("ReadChosen")
    public void copied(DataInput in, float[] a, int i, int end, Sight s) throws IOException {
        boolean lax = is(end, 0);
        try {
            for (; i < end; i++) {
                a[i] = lax ? in.readFloat() : (float) in.readDouble();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void copiedOrAdded(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        boolean delta = is(end, 0);
        int last = 3;
        try {
            for (; i < end; i++) {
                if (delta) {
                    last += in.readByte();
                    a[i] = last;
                } else {
                    a[i] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(last);
        }
    }

    @Becomes("ReadChosen")
    public void fileOrNot(RandomAccessFile in, double[] a, int i, int end, Sight s) throws IOException {
        int kind = end & 1;
        try {
            while (i < end) {
                a[i++] = kind == 1 ? in.readDouble() : in.readFloat();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void some(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int version = end & 3;
        int sum = 0;
        try {
            for (; i < end; i++) {
                a[i] = in.readShort();
                if (version >= 2) {
                    sum = sum * 31 + in.readByte();
                }
            }
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    @Becomes("ReadChosen")
    public void nested(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean first = is(end, 0);
        boolean second = is(end, 1);
        int count = 0;
        try {
            for (; i < end; i++) {
                if (first) {
                    a[i] = second ? in.readShort() : in.readByte();
                    count++;
                } else {
                    a[i] = in.readInt() - count;
                }
            }
        } finally {
            s.see(i);
            s.see(count);
        }
    }

    @Becomes("ReadChosen")
    public void both(DataInput in, int[] a, short[] b, int i, int end, Sight s) throws IOException {
        boolean first = is(end, 0);
        boolean second = is(end, 1);
        try {
            for (; i < end; i++) {
                if (first) {
                    a[i] = in.readInt();
                }
                if (second) {
                    b[i] = in.readShort();
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void either(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean first = is(end, 0);
        boolean second = is(end, 1);
        try {
            for (; i < end; i++) {
                a[i] = first && second ? in.readByte() : in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void oneIsOfNoRule(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean marked = is(end, 0);
        try {
            for (; i < end; i++) {
                int value = in.readInt();
                a[i] = value;
                if (marked) {
                    s.see(value);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void oneMayThrow(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean named = is(end, 0);
        List<Integer> list = new ArrayList<>();
        try {
            for (; i < end; i++) {
                if (named) {
                    list.add(in.readInt());
                } else {
                    a[i] = in.readShort();
                }
            }
        } finally {
            s.see(i);
            s.see(list.size());
        }
    }

    @Becomes("ReadChosen")
    public void byField(DataInput in, float[] a, int i, int end, Sight s) throws IOException {
        wide = is(end, 0);
        s.meddleBy(() -> wide = !wide);
        try {
            for (; i < end; i++) {
                a[i] = wide ? (float) in.readDouble() : in.readFloat();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void byFieldOfRecords(DataInput in, int[] a, short[] b, int i, int end, Sight s) throws IOException {
        version = end & 3;
        mode = end & 1;
        s.meddleBy(() -> {
            version++;
            mode ^= 1;
        });
        try {
            for (; i < end; i++) {
                a[i] = in.readInt();
                if (version > 1) {
                    b[i] = in.readShort();
                }
                if (mode == 1) {
                    a[i] += in.readByte();
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void ofAnother(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        if (is(end, 0)) {
            other = new Choices();
            other.wide = is(end, 1);
        }
        Choices asked = other;
        try {
            for (; i < end; i++) {
                a[i] = asked.wide ? in.readInt() : in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void unlessNull(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        shared = is(end, 0) ? a : null;
        s.meddleBy(() -> shared = shared == null ? a : null);
        try {
            for (; i < end; i++) {
                int value = in.readShort();
                if (shared != null) {
                    shared[i] = value + in.readByte();
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void byLength(DataInput in, int[] a, long[] b, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if (a.length > 2) {
                    a[i] = in.readInt();
                } else {
                    b[i] = in.readLong();
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void byNumber(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        double scale = is(end, 0) ? Double.NaN : end;
        long limit = end;
        try {
            for (; i < end; i++) {
                if (scale < 2) {
                    a[i] = in.readInt();
                } else if (limit != 4L) {
                    a[i] = in.readShort();
                } else {
                    a[i] = in.readByte();
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void lateTest(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean small = is(end, 0);
        try {
            do {
                a[i] = small ? in.readByte() : in.readInt();
                i++;
            } while (i < end);
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void backwards(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean small = is(end, 0);
        int at = end - 1;
        try {
            for (; at >= i; at--) {
                a[at] = small ? in.readUnsignedByte() : in.readInt();
            }
        } finally {
            s.see(at);
        }
    }

    @Becomes("ReadChosen")
    public void toTheEnd(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean small = is(end, 0);
        try {
            while (true) {
                a[i++] = small ? in.readUnsignedShort() : in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void settled(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int kind = end & 1;
        try {
            for (; i < end; i++) {
                if (kind == 0) {
                    a[i] = in.readInt();
                } else {
                    a[i] = kind = in.readByte();
                }
            }
        } finally {
            s.see(i);
            s.see(kind);
        }
    }

    @Becomes("ReadChosen")
    public void skipped(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean padded = is(end, 0);
        try {
            for (; i < end; i++) {
                a[i] = in.readShort();
                if (padded) {
                    in.skipBytes(2);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void storedBytes(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        boolean high = is(end, 0);
        try {
            for (; i < end; i++) {
                a[i] = high ? (byte) (in.readShort() >> 8) : in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void inFour(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        int kind = end & 7;
        long sum = 0;
        try {
            for (; i < end; i++) {
                if (kind == 1) {
                    a[i] = in.readByte();
                } else if (kind == 2) {
                    a[i] = in.readShort();
                } else if (kind == 3) {
                    a[i] = sum += in.readInt();
                } else if (kind == 4) {
                    a[i] = in.readLong();
                } else {
                    a[i] = in.readUnsignedByte();
                }
            }
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    /** Each round reads the same: there is nothing to be asked before. */
    @Becomes("ReadBytes")
    public void ofSingleBytes(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        boolean counting = is(end, 0);
        int zeros = 0;
        try {
            for (; i < end; i++) {
                int b = in.read();
                if (b == -1) {
                    break;
                }
                if (counting) {
                    zeros = zeros * 7 + b;
                } else {
                    a[i] = (byte) b;
                }
            }
        } finally {
            s.see(i);
            s.see(zeros);
        }
    }

    /** Whether it reads as much in each round is not the question. */
    @Becomes("ReadRecords")
    public void theSame(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean little = is(end, 0);
        try {
            for (; i < end; i++) {
                int value = in.readInt();
                a[i] = little ? Integer.reverseBytes(value) : value;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void reversed(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean little = is(end, 0);
        try {
            for (; i < end; i++) {
                a[i] = little ? Integer.reverseBytes(in.readInt()) : in.readInt();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void byVolatile(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        changing = is(end, 0);
        try {
            for (; i < end; i++) {
                a[i] = changing ? in.readInt() : in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void byWhatIsRead(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean wide = is(end, 0);
        try {
            for (; i < end; i++) {
                int value = wide ? in.readInt() : in.readByte();
                wide = value > 0;
                a[i] = value;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void byCounter(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = i > 2 ? in.readInt() : in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void byElement(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        boolean[] wide = {is(end, 0)};
        try {
            for (; i < end; i++) {
                a[i] = wide[0] ? in.readInt() : in.readByte();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void switched(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int bits = end & 3;
        try {
            for (; i < end; i++) {
                switch (bits) {
                    case 1:
                        a[i] = in.readByte();
                        break;
                    case 2:
                        a[i] = in.readShort();
                        break;
                    default:
                        a[i] = in.readInt();
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void switchedFarApart(DataInputStream in, long[] a, int i, int end, Sight s) throws IOException {
        int kind = is(end, 0) ? is(end, 1) ? 1000 : -7 : is(end, 1) ? 77 : end;
        long sum = 0;
        try {
            for (; i < end; i++) {
                switch (kind) {
                    case 1000:
                    case -7:
                        a[i] = in.readByte();
                        sum += 1;
                        break;
                    case 77:
                        a[i] = in.readLong();
                        break;
                    case 4:
                        s.see(4);
                    default:
                        sum += 10 + in.readShort();
                }
            }
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    @Becomes("ReadChosen")
    public void switchedTwice(DataInput in, int[] a, short[] b, int i, int end, Sight s) throws IOException {
        version = end & 3;
        s.meddleBy(() -> version = 3 - version);
        try {
            for (; i < end; i++) {
                switch (version) {
                    case 1:
                        a[i] = in.readByte();
                        break;
                    case 2:
                        a[i] = in.readShort();
                        break;
                    default:
                        a[i] = in.readInt();
                }
                switch (version) {
                    case 3:
                    case 2:
                        b[i] = in.readByte();
                        break;
                    default:
                        b[i] = 1;
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadChosen")
    public void switchedWithoutRest(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int count = 0;
        int last = Math.min(end, a.length + 9); // most rounds of a longer array do nothing
        try {
            for (; i < last; i++) {
                switch (a.length) {
                    case 0:
                    case 1:
                    case 2:
                        count += in.readUnsignedByte();
                        break;
                    case 3:
                        a[i] = in.readChar();
                }
                count++;
            }
        } finally {
            s.see(i);
            s.see(count);
        }
    }

    private float next(DataInput in) throws IOException {
        return wide ? (float) in.readDouble() : in.readFloat();
    }

    @Becomes("ReadChosen")
    public void inHelper(DataInput in, float[] a, int i, int end, Sight s) throws IOException {
        wide = is(end, 0);
        s.meddleBy(() -> wide = !wide);
        try {
            for (; i < end; i++) {
                a[i] = next(in);
            }
        } finally {
            s.see(i);
        }
    }

    private static int any(DataInput in, int kind) throws IOException {
        switch (kind) {
            case 0:
                return in.readByte();
            case 1:
                return in.readShort();
            default:
                int value = in.readInt();
                return value;
        }
    }

    @Becomes("ReadChosen")
    public void switchedInHelper(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        int kind = end & 3;
        long sum = 0;
        try {
            for (; i < end; i++) {
                sum = sum * 31 + any(in, kind);
                a[i] = sum;
            }
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    @Becomes("ReadChosen")
    public void helperTwice(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        int kind = end & 1;
        try {
            for (; i < end; i++) {
                a[i] = (long) any(in, kind) << 32 | any(in, kind) & 255;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void helperOfOtherKinds(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        int kind = end & 1;
        try {
            for (; i < end; i++) {
                a[i] = (long) any(in, 0) << 32 | any(in, 1) & 255;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("UNACCOUNTED")
    public void switchedByWhatIsRead(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int value = in.readByte();
                switch (value & 3) {
                    case 0:
                        a[i] = 1;
                        break;
                    default:
                        a[i] = value;
                }
            }
        } finally {
            s.see(i);
        }
    }

    /** Both are copies: after other code has run, what is asked is asked again. */
    @Becomes("ReadChosen")
    public void byFieldOrConverted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        wide = is(end, 0);
        s.meddleBy(() -> wide = !wide);
        try {
            for (; i < end; i++) {
                if (wide) {
                    a[i] = in.readInt();
                } else {
                    a[i] = in.readShort();
                }
            }
        } finally {
            s.see(i);
        }
    }

    /** The second goes its way with some numbers of which the first makes no difference. */
    @Becomes("ReadChosen")
    public void switchedAgain(DataInput in, int[] a, short[] b, int i, int end, Sight s) throws IOException {
        int kind = end & 3;
        try {
            for (; i < end; i++) {
                switch (kind) {
                    case 1:
                        a[i] = in.readByte();
                        break;
                    case 2:
                        a[i] = in.readShort();
                        break;
                    default:
                        a[i] = in.readInt();
                }
                switch (kind) {
                    case 3:
                    case 2:
                        b[i] = 5;
                        break;
                    default:
                        b[i] = 1;
                }
            }
        } finally {
            s.see(i);
        }
    }
}
