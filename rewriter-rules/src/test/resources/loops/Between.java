import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Loops whose rounds may throw between two reads, or before the first. */
public class Between {
    private int x;
    private float y;
    private volatile int seen;
    private int[] parts;

    public Between() {}

    private Between(int x) {
        if ((x & 7) == 3) {
            throw new IllegalArgumentException("no " + x);
        }
        this.x = x;
    }

    private void setX(int x) {
        if ((x & 15) == 9) {
            throw new IllegalStateException("not " + x);
        }
        this.x = x;
    }

    /** Another class could do something else. */
    public void setY(float y) {
        this.y = y;
    }

    private static void see(Sight s, Between[] all) {
        for (Between one : all) {
            s.see(one == null ? -1 : one.x);
            s.see(one == null ? -1 : one.y);
        }
    }

    private static void see(Sight s, List<Between> all) {
        see(s, all.toArray(new Between[0]));
    }

    private static Between[] some(int number) {
        Between[] some = new Between[number];
        for (int k = 0; k < number; k++) {
            some[k] = k == 5 ? null : new Between();
        }
        return some;
    }

    private static void see(Sight s, Throwable thrown) {
        s.see(thrown.toString().hashCode());
        for (StackTraceElement at : thrown.getStackTrace()) {
            if (at.getClassName().equals("Between")) {
                s.see(at.getLineNumber());
                s.see(at.getMethodName().hashCode());
            }
        }
    }

    @Becomes("ReplayCalls")
    public void bean(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = new Between[24];
        try {
            for (; i < end; i++) {
                Between one = new Between();
                one.x = in.readInt();
                one.y = in.readFloat();
                all[i] = one;
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void beanListed(DataInputStream in, short[] a, int i, int end, Sight s) throws IOException {
        List<Between> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Between one = new Between();
                one.x = in.readUnsignedByte();
                one.y = in.readShort();
                all.add(one);
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** In an array of its own before anything is read. */
    @Becomes("ReplayCalls")
    public void beanInPlace(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = new Between[17];
        try {
            for (; i < end; i++) {
                all[i] = new Between();
                all[i].x = in.readInt();
                all[i].y = in.readByte();
            }
        } catch (IndexOutOfBoundsException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Not every number is taken, and one is read behind it. */
    @Becomes("ReplayCalls")
    public void constructed(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Between> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Between one = new Between(in.readShort());
                one.y = in.readFloat();
                all.add(one);
            }
        } catch (IllegalArgumentException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Nothing of the round is read when it ends. */
    @Becomes("ReplayCalls")
    public void constructedFirst(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Between> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Between one = new Between(a[i]);
                one.y = in.readShort();
                all.add(one);
            }
        } catch (IllegalArgumentException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void set(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        List<Between> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Between one = new Between();
                one.setX(in.readByte());
                one.setY(in.readByte());
                all.add(one);
                one.x ^= in.readByte();
            }
        } catch (IllegalStateException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void setFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        List<Between> all = new ArrayList<>();
        int x = 0;
        try {
            for (; i < end; i++) {
                x = in.readShort();
                Between one = new Between();
                one.setX(x);
                one.y = in.readLong();
                all.add(one);
            }
        } catch (IllegalStateException no) {
            see(s, no);
            s.see(in.getFilePointer());
        } finally {
            s.see(i);
            s.see(x);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void twoLists(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> some = new ArrayList<>();
        List<Float> others = new ArrayList<>();
        try {
            for (; i < end; i++) {
                some.add(in.readInt());
                others.add(in.readFloat());
            }
        } finally {
            s.see(i);
            s.see(some.hashCode());
            s.see(others.hashCode());
        }
    }

    /** Elements may be missing, and there may be too few. */
    @Becomes("ReplayCalls")
    public void fields(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = some(9);
        try {
            for (; i < end; i++) {
                all[i].x = in.readInt();
                all[i].y = in.readFloat();
            }
        } catch (RuntimeException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** By the name of a variable, which says what is missing. */
    @Becomes("ReplayCalls")
    public void fieldsNamed(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = some(11);
        try {
            for (; i < end; i++) {
                Between missing = all[i];
                missing.x = in.readShort();
                missing.y += in.readByte();
            }
        } catch (RuntimeException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void fieldsOfEach(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = some(8);
        int count = 0;
        try {
            for (Between one : all) {
                int x = in.readInt();
                one.x = x;
                one.y = in.readFloat();
                count++;
            }
        } catch (NullPointerException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(count);
            see(s, all);
        }
    }

    /** What an object holds may be missing, too. */
    @Becomes("ReplayCalls")
    public void partsOf(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = some(5);
        for (int k = 0; k < 5; k++) {
            all[k].parts = k == 3 ? null : new int[k];
        }
        try {
            for (; i < end; i++) {
                all[i].parts[1] = in.readInt();
                all[i].x = in.readInt();
            }
        } catch (RuntimeException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void rows(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int[][] all = {a, {1, 2}, {3}, a.clone(), null, {4, 5}};
        try {
            for (; i < end; i++) {
                int[] row = all[i];
                row[0] = in.readInt();
                row[1] = in.readShort();
            }
        } catch (RuntimeException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            for (int[] row : all) {
                s.see(row);
            }
        }
    }

    /** A parameter's name is said in front of the loop, too. */
    @Becomes("UNACCOUNTED")
    public void rowsByParameter(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int[][] all = {a, {1, 2}, {3}, a.clone(), null, {4, 5}};
        try {
            for (; i < end; i++) {
                a = all[i];
                a[0] = in.readInt();
                a[1] = in.readShort();
            }
        } catch (RuntimeException no) {
            see(s, no);
        } finally {
            s.see(i);
        }
    }

    /** An exception would say which read brought the index. */
    @Becomes("UNACCOUNTED")
    public void fieldsAtRead(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Between[] all = some(16);
        try {
            for (; i < end; i++) {
                all[in.readByte() & 15].x = in.readByte();
            }
        } catch (NullPointerException no) {
            see(s, no);
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Or a box there, or an object that is called. */
    @Becomes("CALL_IN_LOOP")
    public void unboxedAtRead(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Integer[] all = {1, 2, null, 4};
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += all[in.readByte() & 3] + in.readByte();
            }
        } catch (NullPointerException no) {
            see(s, no);
        } finally {
            s.see(sum);
        }
    }

    /** A round's first line is not that of its first read. */
    @Becomes("ReplayCalls")
    public void lined(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            for (; i < end; i++) sum +=
                    7 / (i - 4)
                    + in.readByte()
                    + in.readByte();
        } catch (ArithmeticException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(sum);
        }
    }

    /** Others see where it is, and where the stream is. */
    @Becomes("FIELD_VOLATILE")
    public void watched(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            Between one = new Between();
            one.seen = in.readInt();
            one.x = in.readInt();
        }
        s.see(i);
    }

    @Becomes("ReplayCalls")
    public void counted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int[] counts = new int[200];
        try {
            for (; i < end; i++) {
                counts[in.readUnsignedByte()] += in.readInt();
            }
        } catch (ArrayIndexOutOfBoundsException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            s.see(counts);
        }
    }

    @Becomes("ReplayCalls")
    public void divided(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            for (; i < end; i++) {
                sum += 1000 / in.readByte() + in.readShort();
            }
        } catch (ArithmeticException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    /** Arrays of each round, which it keeps. */
    @Becomes("ReplayCalls")
    public void triples(DataInput in, float[] a, int i, int end, Sight s) throws IOException {
        Map<Integer, float[]> all = new HashMap<>();
        try {
            for (; i < end; i++) {
                int key = in.readByte();
                float[] three = new float[3];
                three[0] = in.readFloat();
                three[1] = in.readFloat();
                three[2] = in.readFloat();
                all.put(key, three);
            }
        } finally {
            s.see(i);
            for (int key = -128; key < 128; key++) {
                s.see(all.get(key));
            }
        }
    }

    @Becomes("ReplayCalls")
    public void pairs(DataInput in, double[] a, int i, int end, Sight s) throws IOException {
        double[][] all = new double[10][];
        try {
            for (; i < end; i++) {
                all[i] = new double[] {in.readDouble(), in.readInt()};
            }
        } catch (ArrayIndexOutOfBoundsException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            for (double[] pair : all) {
                s.see(pair);
            }
        }
    }

    /** Their length comes out of the stream. */
    @Becomes("ReplayCalls")
    public void lengths(DataInput in, char[] a, int i, int end, Sight s) throws IOException {
        List<int[]> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                int[] one = new int[in.readByte()];
                one[3] = in.readShort();
                all.add(one);
            }
        } catch (RuntimeException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            for (int[] one : all) {
                s.see(one);
            }
        }
    }

    /** Bytes could go where the stream has its own. */
    @Becomes("ReplayCalls")
    public void scattered(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[in.readByte() & 15] = in.readByte();
        }
        s.see(i);
    }

    /** By two ways, of which one may throw. */
    @Becomes("ReplayCalls")
    public void ways(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> list = new ArrayList<>();
        int sum = 0;
        try {
            for (; i < end; i++) {
                int x = in.readByte();
                if (x > 0) {
                    list.add(100 / (x & 3));
                }
                int y = in.readShort();
                sum += x < 0 ? y : y / x;
            }
        } catch (ArithmeticException no) {
            see(s, no);
            s.see(in.readByte());
        } finally {
            s.see(i);
            s.see(sum);
            s.see(list.hashCode());
        }
    }

    /** A loop between two reads is not done with one instruction. */
    @Becomes("LOOP_IN_LOOP")
    public void looped(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            int x = in.readByte() & 7;
            for (int k = 0; k < x; k++) {
                sum += sum / (k + 1);
            }
            sum += in.readInt();
        }
        s.see(i);
        s.see(sum);
    }

    /** Until the stream ends, with something to do before each read. */
    @Becomes("ReplayCalls")
    public void bytes(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        List<Integer> all = new ArrayList<>();
        try {
            while (true) {
                all.add(30 / (3 - i));
                int c = in.read();
                if (c < 0) {
                    break;
                }
                i += c & 1;
            }
        } catch (ArithmeticException no) {
            see(s, no);
            s.see(in.read());
        } finally {
            s.see(i);
            s.see(all.hashCode());
        }
    }

    /** Parts that are passed over cannot go back. */
    @Becomes("CALL_IN_LOOP")
    public void passedOver(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> all = new ArrayList<>();
        for (; i < end; i++) {
            all.add(in.readInt());
            in.skipBytes(3);
            all.add(in.readInt());
        }
        s.see(i);
        s.see(all.hashCode());
    }

    /** As a table of keys is filled, with a place for the state of each. */
    @Becomes("ReplayCalls")
    public void hashed(DataInput in, int[] a, byte[] b, int i, int end, Sight s) throws IOException {
        int[] keys = a;
        byte[] states = b;
        try {
            for (; i < end; i++) {
                int key = in.readInt();
                byte state = in.readByte();
                int at = (key & 0x7fffffff) % states.length;
                int left = states.length;
                while (states[at] != 0 && --left > 0) {
                    at = (at + 1) % states.length;
                }
                keys[at] = key;
                states[at] = state;
            }
        } finally {
            s.see(i);
        }
    }

    private byte[] marks;

    @Becomes("ReplayCalls")
    public void marked(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        marks = a;
        try {
            for (; i < end; i++) {
                marks[in.readShort() & 15]++;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ARRAY_CHANGES")
    public void inOneOfTwo(DataInput in, byte[] a, byte[] b, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            byte[] row = (i & 1) == 0 ? a : b;
            row[in.readByte() & 7] = 1;
        }
        s.see(i);
    }
}
