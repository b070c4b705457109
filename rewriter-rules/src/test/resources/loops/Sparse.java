import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Loops not all of whose rounds write. They are also tried as class files for Java 5, so they have no lambdas. */
public class Sparse {
    private int threshold;
    private int written;

    @Becomes("WriteRounds")
    public void indexAndValue(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if ((a[i] & 3) != 1) {
                    out.writeInt(i);
                    out.writeInt(a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    /** As a table of keys is written: the states may be the bytes that are written to. */
    @Becomes("WriteRounds")
    public void slots(DataOutput out, byte[] states, long[] keys, int i, int end, Sight s) throws IOException {
        try {
            for (int k = end; k-- > i; ) {
                if ((states[k] & 1) == 1) {
                    out.writeLong(keys[k]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void counted(DataOutput out, double[] a, int i, int end, Sight s) throws IOException {
        int count = 0;
        long sum = 0;
        double last = 1;
        float part = 0;
        try {
            for (; i < end; i++) {
                if (a[i] > last) {
                    count++;
                    out.writeDouble(a[i] - last);
                    sum += count;
                    out.writeShort(count);
                }
                last = a[i] / 3;
                part += count;
            }
        } finally {
            s.see(i);
            s.see(count);
            s.see(sum);
            s.see(last);
            s.see(part);
        }
    }

    /** A round throws when it has changed the locals. */
    @Becomes("WriteRounds")
    public void summed(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        float mean = 0;
        try {
            for (; i < end; i++) {
                sum += a[i];
                mean = mean / 2 + i;
                if (100 / (i - 6) != 50) {
                    out.writeInt(a[i]);
                }
            }
        } finally {
            s.see(i);
            s.see(sum);
            s.see(mean);
        }
    }

    @Becomes("WriteRounds")
    public void seldom(RandomAccessFile file, long[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if (i % 7 == 3) {
                    file.writeLong(a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void never(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if (a[i] == a[i] + 1) {
                    out.writeInt(a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    /** A round that throws may be one that would write nothing. */
    @Becomes("WriteRounds")
    public void divided(DataOutput out, int[] a, byte[] by, int i, int end, Sight s) throws IOException {
        int quotient = 0;
        try {
            for (; i < end; i++) {
                quotient = a[i] / (by[i] & 3);
                if ((quotient & 1) == 0) {
                    out.writeInt(quotient);
                }
            }
        } finally {
            s.see(quotient);
            s.see(i);
        }
    }

    @Becomes("UNACCOUNTED")
    public void oneOrTheOther(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                switch (a[i] & 3) {
                    case 0:
                        out.writeByte(a[i]);
                        break;
                    case 1:
                        out.writeByte(-1);
                        out.writeLong(a[i]);
                        break;
                    default:
                }
            }
        } finally {
            s.see(i);
        }
    }

    /** It also ends in a round that writes nothing. */
    @Becomes("WriteRounds")
    public void upToSome(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        int few = Math.min(end, 9);
        try {
            while (i < end) {
                if ((a[i] & 1) == 0) {
                    if (++i >= few) {
                        break;
                    }
                    continue;
                }
                out.writeInt(a[i++]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("END_UNKNOWN")
    public void late(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        do {
            if ((a[i] & 1) == 0) {
                out.writeInt(a[i]);
            }
        } while (++i < end);
        s.see(i);
    }

    @Becomes("WriteRounds")
    public void bytes(OutputStream out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if ((a[i] & 1) == 0) {
                    out.write(a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    private static boolean isThere(int x) {
        return (x & 1) != 0 && (x & 6) != 4;
    }

    private static void put(DataOutput out, int x) throws IOException {
        out.writeInt(x);
        out.writeByte(x);
    }

    private static void putIfThere(DataOutput out, int x) throws IOException {
        if (isThere(x)) {
            out.writeInt(x);
        }
    }

    /** Of such methods only those without branches are copied. */
    @Becomes("TRANSFER_IN_HELPER")
    public void ifThere(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            putIfThere(out, a[i]);
        }
        s.see(i);
    }

    @Becomes("WriteRounds")
    public void throughMethod(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if (isThere(a[i])) {
                    put(out, a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void letters(DataOutputStream out, char[] a, int i, int end, Sight s) throws IOException {
        String text = a == null ? null : new String(a);
        try {
            for (; i < end; i++) {
                if ((text.charAt(i) & 1) == 0) {
                    out.writeChar(text.charAt(i));
                    out.write(i);
                }
            }
        } finally {
            s.see(i);
        }
    }

    private static List<Integer> list(int[] a) {
        List<Integer> list = new ArrayList<Integer>();
        for (int k = 0; a != null && k < a.length; k++) {
            list.add(k == 6 ? null : Integer.valueOf(a[k]));
        }
        return list;
    }

    @Becomes("WriteRounds")
    public void ofList(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(a);
        try {
            for (; i < list.size(); i++) {
                if ((list.get(i).intValue() & 1) == 0) {
                    out.writeInt(list.get(i).intValue());
                }
            }
        } finally {
            s.see(i);
        }
    }

    /** The iterator passes what is not written, too. */
    @Becomes("WriteRounds")
    public void ofIterator(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        Iterator<Integer> all = list(a).iterator();
        try {
            while (all.hasNext()) {
                int x = all.next().intValue();
                if ((x & 1) == 0) {
                    out.writeInt(x);
                }
            }
        } finally {
            s.see(all.hasNext() ? all.next() == null ? -7 : 1 : 0);
        }
    }

    @Becomes("WriteRounds")
    public void aboveField(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        threshold = end << 3;
        try {
            for (; i < end; i++) {
                if (a[i] > threshold) {
                    out.writeInt(a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("UNACCOUNTED")
    public void countedInField(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            if ((a[i] & 1) == 0) {
                out.writeInt(a[i]);
                written++;
            }
        }
        s.see(written);
    }
}
