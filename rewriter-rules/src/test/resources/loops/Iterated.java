import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;

/** Loops that write what an iterator returns. */
public class Iterated {
    private Iterator<Integer> kept;

    /** One is missing. */
    private static ArrayList<Integer> list(int[] x) {
        ArrayList<Integer> list = new ArrayList<>();
        for (int k = 0; x != null && k < x.length; k++) {
            list.add(k == 4 ? null : (Integer) x[k]);
        }
        return list;
    }

    /** From the element at that place on. */
    private static Iterator<Integer> from(int i, List<Integer> list) {
        Iterator<Integer> it = list.iterator();
        for (int k = 0; k < i && it.hasNext(); k++) {
            it.next();
        }
        return it;
    }

    /** Where the iterator is, and whether its last element can still be removed. */
    private static void see(Iterator<?> it, List<?> list, Sight s) {
        int size = list.size();
        int left = 0;
        try {
            it.remove();
            s.see(size - list.size());
            while (it.hasNext()) {
                it.next();
                left++;
            }
        } catch (RuntimeException otherwise) {
            left += 1000;
        }
        s.see(left);
    }

    @Becomes("WriteRounds")
    public void each(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        int last = 0;
        try {
            for (int v : list(x)) {
                out.writeInt(v);
                last = v;
            }
        } finally {
            s.see(last);
        }
    }

    @Becomes("WriteRounds")
    public void rest(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Iterator<Integer> it = from(i, list);
        try {
            while (it.hasNext()) {
                out.writeInt(it.next());
            }
        } finally {
            see(it, list, s);
        }
    }

    @Becomes("WriteRounds")
    public void several(RandomAccessFile file, int[] x, short[] y, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Iterator<Integer> it = from(i, list);
        try {
            for (; it.hasNext() && i < end; i++) {
                int v = it.next();
                file.writeShort(y[i]);
                file.writeInt(v);
                file.writeByte(v >> 8);
            }
        } finally {
            s.see(i);
            see(it, list, s);
        }
    }

    /** There are fewer elements than the loop thinks. */
    @Becomes("WriteRounds")
    public void tooFew(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Iterator<Integer> it = list.iterator();
        try {
            for (; i < end; i++) {
                out.writeInt(it.next());
                out.writeInt(i);
            }
        } finally {
            s.see(i);
            see(it, list, s);
        }
    }

    /** They may be one and the same. */
    @Becomes("CALL_IN_LOOP")
    public void two(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        List<Integer> more = s.yes() ? list(x) : list;
        Iterator<Integer> it = from(i, list);
        Iterator<Integer> other = s.yes() ? it : more.iterator();
        try {
            while (it.hasNext() && other.hasNext()) {
                out.writeInt(it.next() - other.next());
            }
        } finally {
            see(it, list, s);
            see(other, more, s);
        }
    }

    /** Not all are numbers of this kind. */
    @Becomes("WriteRounds")
    public void mixed(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Object> list = new ArrayList<Object>(list(x));
        if (list.size() > 3) {
            list.set(3, "three");
        }
        Iterator<Object> it = list.iterator();
        try {
            while (it.hasNext()) {
                Object next = it.next();
                out.writeByte(i);
                out.writeInt((Integer) next);
            }
        } finally {
            see(it, list, s);
        }
    }

    /** Looks at what is written so far when it is asked for an element, which an iterator does not do. */
    private static final class Nosy extends ArrayList<Integer> {
        private final transient Object out;
        private final transient Sight s;
        private final boolean all;

        Nosy(List<Integer> list, Object out, Sight s, boolean all) {
            super(list);
            this.out = out;
            this.s = s;
            this.all = all;
        }

        private void look() {
            try {
                s.see(
                        out instanceof RandomAccessFile
                                ? ((RandomAccessFile) out).getFilePointer()
                                : out instanceof DataOutputStream ? ((DataOutputStream) out).size() : -1);
            } catch (IOException e) {
                s.see(-7);
            }
        }

        @Override
        public Integer get(int at) {
            look();
            return super.get(at);
        }

        @Override
        public int size() {
            look();
            return super.size();
        }

        @Override
        public Iterator<Integer> iterator() {
            Iterator<Integer> it = super.iterator();
            return !all
                    ? it
                    : new Iterator<Integer>() {
                        @Override
                        public boolean hasNext() {
                            look();
                            return it.hasNext();
                        }

                        @Override
                        public Integer next() {
                            look();
                            return it.next();
                        }
                    };
        }
    }

    @Becomes("WriteRounds")
    public void ofNosy(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = new Nosy(list(x), out, s, s.yes());
        int sum = 0;
        try {
            for (int v : list) {
                sum += v;
                out.writeInt(sum);
            }
        } finally {
            s.see(sum);
        }
    }

    /** Those of other classes are left to the loop. */
    @Becomes("WriteRounds")
    public void ofOthers(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> others = s.yes() ? new LinkedList<>(list(x)) : Arrays.asList(1, 2, 3, 4, 5, 6);
        List<Integer> list = s.yes() ? new Vector<>(list(x)) : others;
        try {
            for (Integer v : list) {
                out.writeInt(v);
            }
        } finally {
            s.see(i);
        }
    }

    /** Other code changes the list, or takes an element. */
    @Becomes("WriteRounds")
    public void meddled(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Iterator<Integer> it = list.iterator();
        s.meddleBy(() -> {
            if (s.yes()) {
                list.remove(0);
            } else if (it.hasNext()) {
                it.next();
            }
        });
        try {
            while (it.hasNext()) {
                int v = it.next();
                out.writeInt(v);
                out.writeInt(list.size());
            }
        } finally {
            see(it, list, s);
        }
    }

    /** It is asked more than once whether there is another. */
    @Becomes("WriteRounds")
    public void askedAgain(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Iterator<Integer> it = list.iterator();
        try {
            while (it.hasNext()) {
                boolean more = it.hasNext();
                int v = it.next();
                out.writeBoolean(more);
                out.writeInt(v);
            }
        } finally {
            see(it, list, s);
        }
    }

    private static final class Point {
        int x;
        float y;
    }

    /** One is missing. */
    private static List<Object> points(int[] x) {
        List<Object> points = new ArrayList<>();
        for (int k = 0; x != null && k < x.length; k++) {
            Point point = new Point();
            point.x = x[k];
            point.y = k;
            points.add(k == 3 ? null : point);
        }
        return points;
    }

    @SuppressWarnings("unchecked")
    @Becomes("WriteRounds")
    public void points(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Point> points = (List<Point>) (List<?>) points(x);
        if (s.yes() && points.size() > 3) {
            points.remove(3);
        }
        int last = 0;
        try {
            for (Point point : points) {
                out.writeInt(point.x - last);
                last = point.x;
                out.writeFloat(point.y);
            }
        } finally {
            s.see(last);
        }
    }

    @Becomes("WriteRounds")
    public void rows(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<int[]> rows = new ArrayList<>();
        for (int k = 0; x != null && k < x.length; k++) {
            rows.add(k == 4 ? null : new int[] {x[k], k});
        }
        int count = 0;
        try {
            for (int[] row : rows) {
                out.writeInt(row[0]);
                out.writeByte(row[1]);
                count++;
            }
        } finally {
            s.see(count);
        }
    }

    /** The iterator is one behind once the writing of a round has begun. */
    @Becomes("CALL_IN_LOOP")
    public void behindAWrite(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Iterator<Integer> it = list.iterator();
        try {
            while (it.hasNext()) {
                out.writeInt(i);
                out.writeInt(it.next());
            }
        } finally {
            see(it, list, s);
        }
    }

    @Becomes("CALL_IN_LOOP")
    public void late(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        Iterator<Integer> it = list(x).iterator();
        do {
            out.writeInt(it.next());
            out.writeInt(i);
        } while (it.hasNext());
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void pairs(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        Iterator<Integer> it = list(x).iterator();
        while (it.hasNext()) {
            int v = it.next();
            out.writeInt(v * it.next());
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void sometimes(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        Iterator<Integer> it = list(x).iterator();
        for (; i < end; i++) {
            int v = x[i] > 3 ? it.next() : -1;
            out.writeInt(v);
        }
        s.see(i);
    }

    /** It ends while there are elements left. */
    @Becomes("END_UNKNOWN")
    public void theOtherWay(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        Iterator<Integer> it = list(x).iterator();
        try {
            while (!it.hasNext()) {
                out.writeInt(it.next());
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CALL_IN_LOOP")
    public void removing(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        for (Iterator<Integer> it = list.iterator(); it.hasNext(); ) {
            int v = it.next();
            out.writeInt(v);
            it.remove();
        }
        s.see(list.size());
    }

    @Becomes("CALL_IN_LOOP")
    public void ofField(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        kept = list(x).iterator();
        while (kept.hasNext()) {
            out.writeInt(kept.next());
        }
        s.see(i);
    }

    private static int next(Iterator<Integer> it) {
        return it.next();
    }

    /** What is thrown has the method in its stack trace. */
    @Becomes("CALL_IN_LOOP")
    public void byHelper(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        Iterator<Integer> it = list(x).iterator();
        while (it.hasNext()) {
            out.writeInt(next(it));
        }
        s.see(i);
    }
}
