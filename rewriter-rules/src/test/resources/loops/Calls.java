import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;

/** Loops whose rounds call the JDK's own objects, or may throw otherwise, once they have read what they read. */
public class Calls {
    private List<Long> replaced;
    private final List<Long> kept = new ArrayList<>();

    @Becomes("ReplayCalls")
    public void add(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> list = new ArrayList<>();
        try {
            for (; i < end; i++) {
                list.add(in.readInt());
            }
        } finally {
            s.see(i);
            see(list, s);
        }
    }

    @Becomes("ReplayCalls")
    public void addToLinked(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        LinkedList<Short> list = new LinkedList<>();
        for (; i < end; i++) {
            list.add(in.readShort());
        }
        see(list, s);
        s.see(i);
    }

    @Becomes("ReplayCalls")
    public void addToField(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                kept.add(in.readLong());
            }
        } finally {
            s.see(i);
            see(kept, s);
        }
    }

    @Becomes("ReplayCalls")
    public void addElement(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        Vector<Object> list = new Vector<>();
        try {
            for (; i < end; i++) {
                list.addElement(in.readChar());
            }
        } finally {
            s.see(i);
            s.see(list.hashCode());
        }
    }

    /** Of four places, so that it throws at any of them. */
    @Becomes("ReplayCalls")
    public void setWhereItSays(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> list = new ArrayList<>();
        for (int k = 0; k < 200; k++) {
            list.add(k);
        }
        try {
            for (; i < end; i++) {
                list.set(in.readUnsignedByte(), i);
            }
        } catch (IndexOutOfBoundsException outside) {
            s.see(-1);
        } finally {
            s.see(i);
            see(list, s);
        }
    }

    @Becomes("ReplayCalls")
    public void twoLists(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> x = new ArrayList<>();
        ArrayDeque<Double> y = new ArrayDeque<>();
        try {
            for (; i < end; i++) {
                int first = in.readInt();
                double second = in.readDouble();
                x.add(first);
                y.addLast(second);
            }
        } finally {
            s.see(i);
            see(x, s);
            s.see(new ArrayList<>(y).hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void bits(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        BitSet bits = new BitSet();
        try {
            for (; i < end; i++) {
                bits.set(in.readByte());
            }
        } finally {
            s.see(i);
            s.see(bits.hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void appendUntilEnd(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        StringBuilder text = new StringBuilder();
        try {
            for (int c; (c = in.read()) != -1; i++) {
                text.append((char) c);
            }
        } finally {
            s.see(i);
            s.see(text.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void appendSome(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        StringBuffer text = new StringBuffer();
        int few = Math.min(end, 70);
        try {
            for (; i < few; i++) {
                text.append(in.read()).append(',');
            }
        } finally {
            s.see(i);
            s.see(text.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void appendToTheEnd(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        StringBuilder text = new StringBuilder();
        try {
            while (true) {
                text.append(in.readChar());
                i++;
            }
        } catch (EOFException ended) {
            s.see(-1);
        } finally {
            s.see(i);
            s.see(text.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void missing(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        StringBuilder text = end % 2 == 0 ? new StringBuilder() : null;
        try {
            for (; i < end; i++) {
                text.append(in.readInt());
            }
        } finally {
            s.see(i);
            s.see(text == null ? 0 : text.toString().hashCode());
        }
    }

    @Becomes("ReplayCalls")
    public void histogram(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[in.readByte()]++;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayCalls")
    public void handled(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[in.readUnsignedByte() & 63] += i;
            }
        } catch (ArrayIndexOutOfBoundsException | NullPointerException outside) {
            s.see(-2);
        }
        s.see(i);
    }

    @Becomes("ReplayCalls")
    public void divided(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            for (; i < end; i++) {
                sum += 1000 / (in.readInt() % 3);
            }
        } catch (ArithmeticException byZero) {
            s.see(-3);
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    @Becomes("ReplayCalls")
    public void dividedForPlace(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int by = end % 2;
        try {
            for (; i < end; i++) {
                int x = in.readInt();
                if (by != 0) {
                    a[7 / by] += x;
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayCalls")
    public void dividedForPlaceAtOnce(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int by = end % 2;
        try {
            for (; i < end; i++) {
                int x = in.readInt();
                a[7 % by] += x;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("END_UNKNOWN")
    public void dividedForEnd(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        int by = end % 2;
        try {
            do {
                a[in.readUnsignedByte() & 7]++;
            } while (++i < end / by);
        } finally {
            s.see(i);
        }
    }

    /** An exception would say the name of the box. */
    @Becomes("ReplayCalls")
    public void boxed(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> list = new ArrayList<>();
        for (; i < end; i++) {
            int x = in.readInt();
            Integer box = x == 3 ? null : Integer.valueOf(x);
            list.add(box + 1);
        }
        see(list, s);
    }

    private static void count(DataInput in, int[] a) throws IOException {
        int k = in.readByte();
        a[k]++;
    }

    /** What is thrown is thrown in another method. */
    @Becomes("INDEX_NOT_COUNTED")
    public void counted(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            count(in, a);
        }
        s.see(i);
    }

    /** What is thrown is thrown before the second read. */
    @Becomes("ReplayCalls")
    public void between(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> x = new ArrayList<>();
        for (; i < end; i++) {
            x.add(in.readInt());
            x.add(in.readInt());
        }
        s.see(x.hashCode());
    }

    /** The array could be what the stream reads from. */
    @Becomes("ReplayCalls")
    public void scattered(DataInput in, byte[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[in.readByte() & 15] = in.readByte();
        }
        s.see(i);
    }

    /** What is in the field may be of any class by the next round. */
    @Becomes("CALL_IN_LOOP")
    public void addToReplaced(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        replaced = new ArrayList<>();
        for (; i < end; i++) {
            replaced.add(in.readLong());
        }
        see(replaced, s);
    }

    /** A class of the program's own looks at what the stream has left. */
    @Becomes("ReplayCalls")
    public void lookedAt(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> list = new ArrayList<Integer>() {
            @Override
            public boolean add(Integer element) {
                try {
                    return super.add(element + in.skipBytes(1));
                } catch (IOException e) {
                    return super.add(-1);
                }
            }
        };
        try {
            for (; i < end; i++) {
                list.add(in.readInt());
            }
        } finally {
            s.see(i);
            see(list, s);
        }
    }

    private static void see(List<?> list, Sight s) {
        s.see(list.size());
        s.see(list.hashCode());
    }
}
