import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;

/** Loops whose rounds call methods of the class, or run loops of their own, once they have read what they read. */
public class CallsOfOwn {
    private int[] values = new int[4];
    private int[] keys = new int[64];
    private boolean[] used = new boolean[64];
    private byte[] bytes = new byte[64];
    private int size;
    private int end;
    private volatile int seen;
    private DataInput source;

    public void put(int value) {
        if (size == values.length) {
            grow(2 * size);
        }
        values[size++] = value;
    }

    private void grow(int capacity) {
        int[] larger = new int[capacity];
        System.arraycopy(values, 0, larger, 0, size);
        values = larger;
    }

    @Becomes("ReplayCalls")
    public void puts(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                put(in.readInt());
            }
        } finally {
            s.see(i);
            see(s);
        }
    }

    @Becomes("ReplayCalls")
    public void putsPairs(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            int first = in.readUnsignedByte();
            short second = in.readShort();
            put(first);
            put(second);
        }
        s.see(i);
        see(s);
    }

    /** An open table that is full after a while: then it throws. */
    private int place(int key) {
        int at = key & 63;
        for (int k = 0; keys[at] != 0; k++) {
            if (k == 64) {
                throw new IllegalStateException("no place for " + key + " among " + size);
            }
            if (keys[at] == key) {
                return -1 - at;
            }
            at = at + 1 & 63;
        }
        return at;
    }

    public boolean add(int key) {
        int at = place(key);
        if (at < 0) {
            return false;
        }
        keys[at] = key;
        size++;
        return true;
    }

    @Becomes("ReplayCalls")
    public void adds(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                add(in.readShort());
            }
        } catch (IllegalStateException full) {
            s.see(full.getMessage().hashCode());
            s.see(full.getStackTrace()[0].getMethodName().hashCode());
            s.see(full.getStackTrace()[2].getMethodName().hashCode());
            s.see(in.available());
        } finally {
            s.see(i);
            see(s);
        }
    }

    @Becomes("ReplayCalls")
    public void addsBytes(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (int c; (c = in.read()) != -1; i++) {
                add(c);
            }
        } finally {
            s.see(i);
            see(s);
        }
    }

    private void count(int[] a, int k) {
        a[k]++;
    }

    @Becomes("ReplayCalls")
    public void counts(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                count(a, in.readByte());
            }
        } catch (ArrayIndexOutOfBoundsException | NullPointerException outside) {
            s.see(outside.getStackTrace()[0].getMethodName().hashCode());
        }
        s.see(i);
    }

    private static int[] sorted(int[] some, int with) {
        int[] copy = Arrays.copyOf(some, some.length + 1);
        int k = some.length;
        for (; k > 0 && copy[k - 1] > with; k--) {
            copy[k] = copy[k - 1];
        }
        copy[k] = with;
        return copy;
    }

    @Becomes("ReplayCalls")
    public void sorts(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        values = new int[0];
        try {
            for (; i < end; i++) {
                values = sorted(values, in.readInt());
            }
        } finally {
            s.see(i);
            s.see(Arrays.hashCode(values));
        }
    }

    /** The receiver is another object, or none. */
    @Becomes("ReplayCalls")
    public void putsElsewhere(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        CallsOfOwn other = end % 3 == 0 ? null : new CallsOfOwn();
        try {
            for (; i < end; i++) {
                other.put(in.readInt());
            }
        } finally {
            s.see(i);
            if (other != null) {
                other.see(s);
            }
        }
    }

    /** A subclass looks at what the stream has left. */
    @Becomes("ReplayCalls")
    public void overridden(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        CallsOfOwn other = new CallsOfOwn() {
            @Override
            public void put(int value) {
                try {
                    super.put(value + in.skipBytes(1));
                } catch (IOException e) {
                    super.put(-1);
                }
            }
        };
        try {
            for (; i < end; i++) {
                other.put(in.readInt());
            }
        } finally {
            s.see(i);
            other.see(s);
        }
    }

    int mixed(int value) {
        return value * 31;
    }

    public final void putMixed(int value) {
        put(mixed(value));
    }

    /** The method that is called calls one that is overridden. */
    @Becomes("ReplayCalls")
    public void overriddenBehind(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        CallsOfOwn other = new CallsOfOwn() {
            @Override
            int mixed(int value) {
                try {
                    return in.readByte();
                } catch (IOException e) {
                    return -1;
                }
            }
        };
        try {
            for (; i < end; i++) {
                other.putMixed(in.readInt());
            }
        } finally {
            s.see(i);
            other.see(s);
        }
    }

    @Becomes("ReplayCalls")
    public void hashes(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int most = Math.min(end, i + 60);
        try {
            for (; i < most; i++) {
                int key = in.readInt() | 1;
                int at = key & 63;
                while (used[at]) {
                    at = at + 1 & 63;
                }
                used[at] = true;
                keys[at] = key;
            }
        } finally {
            s.see(i);
            see(s);
        }
    }

    /** The table is too short: an inner loop runs out of it. */
    @Becomes("ReplayCalls")
    public void runsOut(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int at = in.readUnsignedByte() & 63;
                while (used[at]) {
                    at++;
                }
                used[at] = true;
                size += at;
            }
        } catch (ArrayIndexOutOfBoundsException outside) {
            s.see(-1);
        } finally {
            s.see(i);
            see(s);
        }
    }

    @Becomes("ReplayCalls")
    public void sums(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        for (; i < end; i++) {
            int x = in.readInt();
            for (int bit = x; bit != 0; bit &= bit - 1) {
                sum += bit;
                if (sum % 7 == 3) {
                    break;
                }
            }
        }
        s.see(i);
        s.see((int) sum);
    }

    @Becomes("ReplayCalls")
    public void goesOn(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        outer:
        for (; i < end; i++) {
            int x = in.readByte();
            for (int k = 0; k < 8; k++) {
                if ((x >> k & 1) != 0) {
                    continue outer;
                }
            }
            size++;
        }
        s.see(i);
        s.see(size);
    }

    @Becomes("ReplayCalls")
    public void nested(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            do {
                int x = in.readShort();
                for (int k = 0; k < 3; k++) {
                    for (int m = k; m < 4; m++) {
                        values[m] += x / (m - k + (x & 3));
                        put(m);
                        size = 4;
                    }
                }
                i++;
            } while (i < end);
        } catch (ArithmeticException byZero) {
            s.see(-2);
        } finally {
            s.see(i);
            see(s);
        }
    }

    @Becomes("END_UNKNOWN")
    public void leaves(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        outer:
        for (; i < end; i++) {
            int x = in.readByte();
            for (int k = 0; k < 8; k++) {
                if (x == k) {
                    break outer;
                }
            }
        }
        s.see(i);
    }

    @Becomes("END_UNKNOWN")
    public void counter(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            int x = in.readByte();
            while (i < end && (x & i) != 0) {
                i++;
            }
        }
        s.see(i);
    }

    @Becomes("LOOP_IN_LOOP")
    public void between(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            int x = in.readInt();
            while (used[x & 63]) {
                x++;
            }
            size += in.readInt() + x;
        }
        s.see(size);
    }

    @Becomes("LOOP_IN_LOOP")
    public void skips(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            for (int k = in.readByte() & 3; k > 0; k--) {
                in.skipBytes(1);
            }
        }
        s.see(i);
    }

    private void shorten(int by) {
        end -= by;
    }

    @Becomes("END_UNKNOWN")
    public void shortens(DataInput in, int[] a, int i, int most, Sight s) throws IOException {
        end = most;
        for (; i < end; i++) {
            shorten(in.readByte() & 1);
            put(i);
        }
        s.see(i);
    }

    @Becomes("END_UNKNOWN")
    public void lengthens(DataInput in, int[] a, int i, int most, Sight s) throws IOException {
        for (; i < values.length && i < most; i++) {
            put(in.readInt());
        }
        s.see(i);
    }

    public void putByte(int at, byte value) {
        bytes[at] = value;
    }

    @Becomes("CALL_IN_LOOP")
    public void putsBytes(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        bytes = a;
        for (; i < end; i++) {
            putByte(i & 15, in.readByte());
        }
        s.see(i);
    }

    public void copyBytes(byte[] from) {
        System.arraycopy(from, 0, bytes, 0, 4);
    }

    @Becomes("CALL_IN_LOOP")
    public void copiesBytes(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        bytes = a;
        byte[] four = {(byte) i, 1, 2, 3};
        for (; i < end; i++) {
            size += in.readInt();
            copyBytes(four);
        }
        s.see(size);
    }

    public int readBehind(DataInput in) throws IOException {
        put(1);
        return in.readInt();
    }

    @Becomes("TRANSFER_IN_HELPER")
    public void reads(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            size += readBehind(in);
        }
        s.see(size);
    }

    public void back(RandomAccessFile file, int by) throws IOException {
        file.seek(Math.max(0, file.getFilePointer() - (by & 3)));
    }

    @Becomes("CALL_IN_LOOP")
    public void seeks(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            back(in, in.readInt());
        }
        s.see(i);
    }

    public void stop(InputStream in, int when) throws IOException {
        if (when == 3) {
            in.close();
        }
    }

    @Becomes("CALL_IN_LOOP")
    public void closes(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            stop(in, in.readInt());
        }
        s.see(i);
    }

    public synchronized void putLocked(int value) {
        put(value);
    }

    @Becomes("CALL_IN_LOOP")
    public void locks(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            putLocked(in.readInt());
        }
        see(s);
    }

    public void show(int value) {
        seen = value;
    }

    @Becomes("CALL_IN_LOOP")
    public void shows(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            show(in.readInt());
        }
        s.see(seen);
    }

    public void replace(int value) {
        if (value % 5 == 0) {
            source = null;
        }
    }

    @Becomes("ARRAY_CHANGES")
    public void replaces(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        source = in;
        try {
            for (; i < end; i++) {
                replace(source.readInt());
            }
        } finally {
            s.see(i);
        }
    }

    public void callBack(Runnable something) {
        something.run();
    }

    @Becomes("CALL_IN_LOOP")
    public void callsBack(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            size += in.readInt();
            callBack(() -> size++);
        }
        s.see(size);
    }

    private void see(Sight s) {
        s.see(size);
        s.see(Arrays.hashCode(values));
        s.see(Arrays.hashCode(keys));
        s.see(Arrays.hashCode(used));
    }
}
