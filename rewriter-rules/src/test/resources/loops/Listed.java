import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;

/** Loops that write what is in a list. */
public class Listed {
    private final List<Integer> own = new ArrayList<>();
    private List<Integer> kept;

    /** One is missing. */
    private static ArrayList<Integer> list(int[] x) {
        ArrayList<Integer> list = new ArrayList<>();
        for (int k = 0; x != null && k < x.length; k++) {
            list.add(k == 4 ? null : (Integer) x[k]);
        }
        return list;
    }

    /** Looks at what is written so far as often as it is looked at itself. */
    private static final class Nosy extends ArrayList<Integer> {
        private final transient Object out;
        private final transient Sight s;

        Nosy(List<Integer> all, Object out, Sight s) {
            super(all);
            this.out = out;
            this.s = s;
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
        public Integer get(int index) {
            look();
            return super.get(index);
        }

        @Override
        public int size() {
            look();
            return super.size();
        }
    }

    @Becomes("WriteRounds")
    public void all(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = x == null ? null : list(x);
        try {
            for (; i < list.size(); i++) {
                out.writeInt(list.get(i));
            }
        } finally {
            s.see(i);
        }
    }

    /** The list is shorter than the loop is long. */
    @Becomes("WriteRounds")
    public void upTo(RandomAccessFile file, int[] x, short[] y, int i, int end, Sight s) throws IOException {
        ArrayList<Integer> list = list(x);
        try {
            for (; i < end; i++) {
                file.writeShort(y[i]);
                file.writeInt(list.get(i));
            }
        } finally {
            s.see(i);
        }
    }

    /** An array as a list. */
    @Becomes("WriteRounds")
    public void ofArray(DataOutput out, double[] a, int i, int end, Sight s) throws IOException {
        Double[] boxed = new Double[a == null ? 0 : a.length];
        for (int k = 0; k < boxed.length; k++) {
            boxed[k] = a[k];
        }
        List<Double> list = Arrays.asList(boxed);
        double sum = 0;
        try {
            while (i < list.size()) {
                sum += list.get(list.size() - 1 - i);
                out.writeDouble(list.get(i++));
            }
        } finally {
            s.see(i);
            s.see(sum);
        }
    }

    /** Not all are numbers of this kind. */
    @Becomes("WriteRounds")
    public void mixed(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Object> list = new ArrayList<Object>(list(x));
        if (list.size() > 3) {
            list.set(3, "three");
        }
        try {
            for (; i < list.size() && i < end; i++) {
                out.writeByte(i);
                out.writeInt((Integer) list.get(i));
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void ofNosy(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = new Nosy(list(x), out, s);
        try {
            for (; i < list.size(); i++) {
                out.writeInt(list.get(i));
            }
        } finally {
            s.see(i);
        }
    }

    /** Those who take a lock, or run other code, are left to the loop. */
    @Becomes("WriteRounds")
    public void ofVector(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = s.yes() ? new Vector<>(list(x)) : new LinkedList<>(list(x));
        try {
            for (; i < list.size(); i++) {
                out.writeInt(list.get(i));
            }
        } finally {
            s.see(i);
        }
    }

    /** The list is shorter once other code has run. */
    @Becomes("WriteRounds")
    public void ofFinalField(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        own.clear();
        own.addAll(list(x));
        s.meddleBy(() -> own.remove(0));
        try {
            for (; i < own.size(); i++) {
                out.writeInt(own.get(i));
                out.writeInt(own.size());
            }
        } finally {
            s.see(i);
        }
    }

    /** Another thread could put another list there. */
    @Becomes("CALL_IN_LOOP")
    public void ofField(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        kept = x == null ? null : list(x);
        s.meddleBy(() -> {
            if (s.yes()) {
                kept = new Nosy(list(x), out, s);
            } else {
                kept.remove(0);
            }
        });
        try {
            for (; i < kept.size(); i++) {
                out.writeInt(kept.get(i));
                out.writeInt(kept.size());
            }
        } finally {
            s.see(i);
        }
    }

    /** A late test that other code could change. */
    @Becomes("END_UNKNOWN")
    public void late(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        s.meddleBy(() -> list.remove(0));
        try {
            do {
                out.writeInt(list.get(i));
                out.writeInt(i);
            } while (++i < list.size());
        } finally {
            s.see(i);
        }
    }

    private static void number(DataOutput out, List<Integer> list, int at) throws IOException {
        out.writeInt(list.get(at));
        out.writeInt(at);
    }

    /** What the list throws has the method in its stack trace that asked for it. */
    @Becomes("TRANSFER_IN_HELPER")
    public void byHelper(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        try {
            for (; i < end; i++) {
                number(out, list, i);
            }
        } finally {
            s.see(i);
        }
    }

    /** Which list it is, an array tells each time. */
    @Becomes("CALL_IN_LOOP")
    public void ofLists(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<?>[] lists = {list(x)};
        for (; i < end; i++) {
            out.writeInt((Integer) lists[0].get(i));
            out.writeInt(i);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void shrinking(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        for (; i < list.size(); i++) {
            out.writeInt(list.get(i));
            list.remove(0);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void growing(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        for (; i < list.size() && i < end; i++) {
            out.writeInt(i);
            list.add(i);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void ofLinked(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        LinkedList<Integer> list = new LinkedList<>(list(x));
        for (; i < end; i++) {
            out.writeInt(list.get(i));
        }
        s.see(i);
    }

    /** What is read makes the list longer. */
    @Becomes("END_UNKNOWN")
    public void filled(DataInput in, int i, int end, Sight s) throws IOException {
        List<Integer> list = new ArrayList<>();
        try {
            do {
                list.add(in.readInt());
            } while (++i < list.size() + 2);
        } finally {
            s.see(list.size());
        }
    }

    private static final class Point {
        int x;
        float y;
    }

    /** One is missing. One of another class would be told of with its loader, which the two runs do not share. */
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
        try {
            for (; i < points.size(); i++) {
                out.writeInt(points.get(i).x);
                out.writeFloat(points.get(i).y);
            }
        } finally {
            s.see(i);
        }
    }

    /** What is thrown says the name of the variable, in a round that the stream makes by its own methods, too. */
    @SuppressWarnings("unchecked")
    @Becomes("WriteRounds")
    public void namedPoints(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Point> points = (List<Point>) (List<?>) points(x);
        int last = 0;
        try {
            for (; i < end; i++) {
                Point point = points.get(i);
                out.writeInt(point.x - last);
                last = point.x;
                out.writeFloat(point.y);
            }
        } finally {
            s.see(i);
            s.see(last);
        }
    }

    @Becomes("WriteRounds")
    public void namedNumbers(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        try {
            for (; i < end; i++) {
                Integer number = list.get(i);
                out.writeShort(i);
                out.writeInt(number);
            }
        } finally {
            s.see(i);
        }
    }

    /** The variable is the last one's when all is done, and a handler sees which that is. */
    @Becomes("UNACCOUNTED")
    public void lastNumber(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Integer> list = list(x);
        Integer last = -1;
        try {
            for (; i < end; i++) {
                out.writeInt(i);
                last = list.get(i);
                out.writeInt(last);
            }
        } finally {
            s.see(i);
            s.see(last == null ? -2 : last);
        }
    }

    /** The class may be loaded when something is written. */
    @SuppressWarnings("unchecked")
    @Becomes("UNACCOUNTED")
    public void castBehind(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Point> points = (List<Point>) (List<?>) points(x);
        for (; i < points.size(); i++) {
            out.writeInt(i);
            out.writeInt(points.get(i).x);
        }
        s.see(i);
    }

    /** The class may be loaded in any round. */
    @SuppressWarnings("unchecked")
    @Becomes("UNACCOUNTED")
    public void castToNothing(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<Point> points = (List<Point>) (List<?>) points(x);
        int missing = 0;
        for (; i < points.size(); i++) {
            Point point = points.get(i);
            missing += point == null ? 1 : 0;
            out.writeInt(missing);
        }
        s.see(i);
    }

    private static List<int[]> rows(int[] x) {
        List<int[]> rows = new ArrayList<>();
        for (int k = 0; x != null && k < x.length; k++) {
            rows.add(k == 4 ? null : new int[] {x[k], k});
        }
        return rows;
    }

    @Becomes("WriteRounds")
    public void rows(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<int[]> rows = rows(x);
        try {
            for (; i < rows.size(); i++) {
                int[] row = rows.get(i);
                out.writeInt(row[0]);
                out.writeByte(row[1]);
            }
        } finally {
            s.see(i);
        }
    }

    /** What a parameter is called depends on what is stored to it. */
    @Becomes("ARRAY_CHANGES")
    public void parameter(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        List<int[]> rows = rows(x);
        for (; i < rows.size(); i++) {
            x = rows.get(i);
            out.writeInt(x[0]);
            out.writeByte(x[1]);
        }
        s.see(i);
    }
}
