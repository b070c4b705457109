import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;

/** Loops that make objects of their own class, out of what they read. */
public class Made {
    private static int count;
    private static Made last;

    private int x;
    private int y;
    private float[] parts;
    private int end;
    private DataInput source;
    private volatile int seen;

    public Made() {}

    private Made(int x, int y) {
        this.x = x;
        this.y = y;
    }

    private Made(short x) {
        if (x == 3 || x < 0) {
            throw new IllegalArgumentException("no " + x);
        }
        this.x = x;
        count++;
        last = this;
    }

    private Made(int x, float part) {
        this(x, x / (x & 3));
        this.parts = new float[] {part, x};
    }

    private Made(long x) {
        this.x = weight((int) x);
    }

    /** Another class could do something else. */
    public int weight(int of) {
        return of * 3;
    }

    private Made(DataInput in, int x) throws IOException {
        this.x = x;
        this.y = in.readByte();
    }

    private Made(char x) {
        seen = x;
    }

    private Made(byte x, int end) {
        this.x = x;
        this.end = end;
    }

    private Made(Object of) {
        this.x = of.hashCode();
    }

    private static void see(Sight s, Made[] all) {
        for (Made one : all) {
            if (one != null) {
                s.see(one.x);
                s.see(one.y);
                s.see(one.parts);
                s.see(one.end);
            }
        }
    }

    private static void see(Sight s, List<Made> all) {
        see(s, all.toArray(new Made[0]));
    }

    @Becomes("ReplayCalls")
    public void all(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Made[] all = new Made[20];
        try {
            for (; i < end; i++) {
                all[i] = new Made(in.readInt(), in.readInt());
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void listed(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                all.add(new Made(in.readInt(), in.readUnsignedByte()));
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** The constructor does not take every number. */
    @Becomes("ReplayCalls")
    public void some(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        count = 0;
        last = null;
        try {
            for (; i < end; i++) {
                all.add(new Made(in.readShort()));
            }
        } catch (IllegalArgumentException no) {
            s.see(no.getMessage().hashCode());
            s.see(no.getStackTrace()[0].getMethodName().hashCode());
            s.see(no.getStackTrace()[1].getMethodName().hashCode());
            s.see(in.readByte());
        } finally {
            s.see(i);
            s.see(count);
            s.see(last == null ? -1 : last.x);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void divided(RandomAccessFile in, int[] a, float[] f, int i, int end, Sight s) throws IOException {
        Made[] all = new Made[40];
        try {
            while (i < end) {
                int x = in.readInt();
                all[i++] = new Made(x, in.readFloat());
            }
        } catch (ArithmeticException by0) {
            s.see(by0.getStackTrace()[0].getLineNumber());
            s.see(in.getFilePointer());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Kept in a local variable until it is stored. */
    @Becomes("ReplayCalls")
    public void named(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        int sum = 0;
        try {
            for (; i < end; i++) {
                Made one = new Made(in.readInt(), i);
                sum += one.x;
                if (one.y % 3 != 0) {
                    all.add(one);
                }
            }
        } finally {
            s.see(i);
            s.see(sum);
            see(s, all);
        }
    }

    /** Made before it is known what goes into it. */
    @Becomes("ReplayCalls")
    public void filled(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Made[] all = new Made[24];
        try {
            for (; i < end; i++) {
                Made one = new Made();
                one.x = in.readInt();
                one.y = in.readShort();
                all[i] = one;
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** The constructor throws before the round has read. */
    @Becomes("ReplayCalls")
    public void thrownFirst(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Made one = new Made((short) (a[i] & 7));
                one.y = in.readShort();
                all.add(one);
            }
        } catch (IllegalArgumentException no) {
            s.see(no.getMessage().hashCode());
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** And in the middle of it. */
    @Becomes("ReplayCalls")
    public void thrownBetween(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        short x = 0;
        try {
            for (; i < end; i++) {
                x = in.readShort();
                Made one = new Made((short) (x & 7));
                one.y = in.readInt();
                all.add(one);
            }
        } catch (IllegalArgumentException no) {
            s.see(x);
            s.see(in.getFilePointer());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Its own methods are those of this class, and of no other. */
    @Becomes("ReplayCalls")
    public void weighed(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            sum += new Made(in.readLong()).weight(i);
        }
        s.see(i);
        s.see(sum);
    }

    @Becomes("ReplayCalls")
    public void bytes(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        try {
            for (int c; (c = in.read()) != -1; i++) {
                all.add(new Made(c, i));
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** One round sees what the last one made. */
    @Becomes("UNACCOUNTED")
    public void chained(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Made before = null;
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += before == null ? 0 : before.x;
                before = new Made(in.readInt(), i);
            }
        } finally {
            s.see(i);
            s.see(sum);
            s.see(before == null ? -1 : before.y);
        }
    }

    /** Or a handler does. */
    @Becomes("UNACCOUNTED")
    public void remembered(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Made before = null;
        try {
            for (; i < end; i++) {
                before = new Made(in.readInt(), i);
            }
        } finally {
            s.see(i);
            s.see(before == null ? -1 : before.y);
        }
    }

    /** Or what is not made each time. */
    @Becomes("ReplayCalls")
    public void atTimes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            int x = in.readInt();
            Made one = x > 0 ? new Made(x, i) : null;
            sum += one == null ? 1 : one.x;
        }
        s.see(i);
        s.see(sum);
    }

    @Becomes("UNACCOUNTED")
    public void chosen(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Made[] all = new Made[20];
        for (; i < end && i < 20; i++) {
            all[i] = new Made(in.readInt(), i > 3 ? i : 7);
        }
        s.see(i);
        see(s, all);
    }

    /** Another object's end may be this one's. */
    @Becomes("END_UNKNOWN")
    public void ends(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        for (this.end = end; i < this.end; i++) {
            all.add(new Made(in.readByte(), i));
        }
        s.see(i);
        see(s, all);
    }

    @Becomes("TRANSFER_IN_HELPER")
    public void readBehind(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                all.add(new Made(in, in.readInt()));
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Others see where it is. */
    @Becomes("CALL_IN_LOOP")
    public void watched(DataInput in, char[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            s.see(new Made(in.readChar()).seen);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void ofAnything(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Made> all = new ArrayList<>();
        for (; i < end; i++) {
            all.add(new Made((Object) in.readInt()));
        }
        s.see(i);
        see(s, all);
    }

    /** Any other class may not be there yet. */
    @Becomes("CALL_IN_LOOP")
    public void ofAnother(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<StringBuilder> all = new ArrayList<>();
        for (; i < end; i++) {
            all.add(new StringBuilder(in.readInt() & 3));
        }
        s.see(i);
        s.see(all.size());
    }
}
