import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;

/** Loops that make objects of other classes, or call their static methods. */
public class Others {
    private static int looked;
    private Point[] points;
    private int end;

    static class Point {
        static int count;
        static Point last;
        int x;
        int y;
        int[] parts;

        Point() {}

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        Point(short x) {
            if (x == 3 || x < 0) {
                throw new IllegalArgumentException("no " + x);
            }
            this.x = x;
            count++;
            last = this;
        }

        Point(int x, float y) {
            this(x, x / (x & 3));
            this.parts = new int[] {(int) y, x};
        }

        static int squared(int x) {
            return x * x;
        }

        static void add(int[] sums, int x) {
            sums[x & 7] += x;
            count++;
        }

        static int limited(int x) {
            if ((x & 15) == 5) {
                throw new IllegalStateException("not " + x);
            }
            return x;
        }

        int weight() {
            return x + 2 * y;
        }

        void setX(int x) {
            if ((x & 15) == 5) {
                throw new IllegalStateException("not " + x);
            }
            this.x = x;
        }

        void setY(int y) {
            this.y = y + weight();
        }
    }

    static class Placed extends Point {
        int z;

        void setZ(int z) {
            this.z = z + Nosy.where();
        }
    }

    /** It looks at the stream. */
    static class Nosy {
        static DataInput watched;
        final int at;

        Nosy() {
            at = where();
        }

        Nosy(DataInput in) {
            watched = in;
            at = where();
        }

        static int where() {
            try {
                return watched instanceof RandomAccessFile
                        ? (int) ((RandomAccessFile) watched).getFilePointer()
                        : ((InputStream) watched).available();
            } catch (IOException e) {
                return -7;
            }
        }
    }

    /** Its constructor changes another object. */
    static class Meddler {
        final int x;

        Meddler(int x, Others others) {
            this.x = x;
            others.end = Math.min(others.end, 5);
        }
    }

    /** Others know where it is. */
    static class Shown {
        volatile int x;

        Shown(int x) {
            this.x = x;
        }
    }

    static class Base {
        int x;

        Base(int x) {
            this.x = x;
            look();
        }

        void look() {}
    }

    /** The constructor of its superclass calls it. */
    static class Derived extends Base {
        Derived(int x) {
            super(x);
        }

        @Override
        void look() {
            looked++;
        }
    }

    static class Locked {
        static int sum;

        static synchronized int add(int x) {
            return sum += x;
        }
    }

    private static void see(Sight s, Point[] all) {
        for (Point one : all) {
            if (one != null) {
                s.see(one.x);
                s.see(one.y);
                s.see(one.parts);
            }
        }
    }

    private static void see(Sight s, List<Point> all) {
        see(s, all.toArray(new Point[0]));
    }

    @Becomes("ReplayCalls")
    public void all(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Point[] all = new Point[20];
        try {
            for (; i < end; i++) {
                all[i] = new Point(in.readInt(), in.readInt());
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void listed(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                all.add(new Point(in.readInt(), in.readUnsignedByte()));
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** The constructor does not take every number. */
    @Becomes("ReplayCalls")
    public void some(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        Point.count = 0;
        Point.last = null;
        try {
            for (; i < end; i++) {
                all.add(new Point(in.readShort()));
            }
        } catch (IllegalArgumentException no) {
            s.see(no.getMessage().hashCode());
            s.see(no.getStackTrace()[0].getMethodName().hashCode());
            s.see(no.getStackTrace()[1].getLineNumber());
            s.see(in.readByte());
        } finally {
            s.see(i);
            s.see(Point.count);
            s.see(Point.last == null ? -1 : Point.last.x);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void divided(RandomAccessFile in, int[] a, float[] f, int i, int end, Sight s) throws IOException {
        Point[] all = new Point[40];
        try {
            while (i < end) {
                int x = in.readInt();
                all[i++] = new Point(x, in.readFloat());
            }
        } catch (ArithmeticException by0) {
            s.see(by0.getStackTrace()[1].getLineNumber());
            s.see(in.getFilePointer());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void named(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Point one = new Point(in.readInt(), i);
                if (i % 3 != 0) {
                    all.add(one);
                }
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** Made before it is known what goes into it. */
    @Becomes("ReplayCalls")
    public void filled(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Point[] all = new Point[24];
        try {
            for (; i < end; i++) {
                Point one = new Point();
                one.x = in.readInt();
                one.y = in.readShort();
                all[i] = one;
            }
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    @Becomes("ReplayCalls")
    public void thrownFirst(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Point one = new Point((short) (a[i] & 7));
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

    @Becomes("ReplayCalls")
    public void inField(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        points = new Point[16];
        try {
            for (; i < end; i++) {
                points[i] = new Point(in.readInt(), in.readByte());
            }
        } finally {
            s.see(i);
            see(s, points);
        }
    }

    @Becomes("ReplayCalls")
    public void computed(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = Point.squared(in.readInt());
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayCalls")
    public void summed(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        int[] sums = s.yes() ? new int[8] : new int[6];
        Point.count = 0;
        try {
            for (; i < end; i++) {
                Point.add(sums, in.readShort());
            }
        } catch (ArrayIndexOutOfBoundsException no) {
            s.see(in.getFilePointer());
        } finally {
            s.see(i);
            s.see(sums);
            s.see(Point.count);
        }
    }

    @Becomes("ReplayCalls")
    public void limited(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Integer> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                all.add(Point.limited(in.readInt()));
            }
        } catch (IllegalStateException no) {
            s.see(no.getMessage().hashCode());
            s.see(in.readByte());
        } finally {
            s.see(i);
            s.see(all.hashCode());
        }
    }

    /** What those do shows when they are looked at. */
    @Becomes("ReplayCalls")
    public void nosy(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Nosy> all = new ArrayList<>();
        int sum = 0;
        Nosy.watched = in;
        try {
            for (; i < end; i++) {
                sum += in.readInt();
                all.add(new Nosy());
            }
        } finally {
            s.see(i);
            s.see(sum);
            for (Nosy one : all) {
                s.see(one.at);
            }
        }
    }

    @Becomes("ReplayCalls")
    public void asked(DataInput in, byte[] x, int[] a, int i, int end, Sight s) throws IOException {
        Nosy.watched = in;
        try {
            for (; i < end; i++) {
                int read = in.readByte();
                a[i] = read + Nosy.where();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReplayCalls")
    public void derived(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        looked = 0;
        List<Derived> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                all.add(new Derived(in.readInt()));
            }
        } finally {
            s.see(i);
            s.see(looked);
        }
    }

    @Becomes("ReplayCalls")
    public void shown(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Shown> all = new ArrayList<>();
        for (; i < end; i++) {
            all.add(new Shown(in.readInt()));
        }
        s.see(i);
        s.see(all.size());
    }

    @Becomes("ReplayCalls")
    public void locked(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = Locked.add(in.readInt());
        }
        s.see(i);
    }

    /** Where the loop ends one of the objects decides. */
    @Becomes("ReplayCalls")
    public void meddled(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        this.end = end;
        List<Meddler> all = new ArrayList<>();
        try {
            for (; i < this.end; i++) {
                all.add(new Meddler(in.readInt(), this));
            }
        } finally {
            s.see(i);
            s.see(all.size());
        }
    }

    /** A field of another class may be changed by that. */
    @Becomes("END_UNKNOWN")
    public void endsElsewhere(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        Point last = new Point(end, 0);
        for (; i < last.x; i++) {
            all.add(new Point(in.readInt(), i));
        }
        s.see(i);
        see(s, all);
    }

    /** Between two reads. */
    @Becomes("ReplayCalls")
    public void between(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            int x = Point.squared(in.readInt());
            a[i] = x + in.readByte();
        }
        s.see(i);
    }

    /** Whose method it is, the object says. */
    @Becomes("CALL_IN_LOOP")
    public void virtual(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        Point one = new Point(1, 2);
        for (; i < end; i++) {
            a[i] = in.readInt() + one.weight();
        }
        s.see(i);
    }

    /** A method is called before all is read, and it may throw. */
    @Becomes("ReplayCalls")
    public void set(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        try {
            for (; i < end; i++) {
                Point one = new Point();
                one.setX(in.readShort());
                one.setY(in.readByte());
                all.add(one);
            }
        } catch (IllegalStateException no) {
            s.see(no.getMessage().hashCode());
            s.see(no.getStackTrace()[0].getMethodName().hashCode());
            s.see(no.getStackTrace()[1].getLineNumber());
            s.see(in.readByte());
        } finally {
            s.see(i);
            see(s, all);
        }
    }

    /** It is another's method, which it inherits: nobody says what that does. */
    @Becomes("ReplayCalls")
    public void inherited(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        List<Point> all = new ArrayList<>();
        for (; i < end; i++) {
            Placed one = new Placed();
            one.setX(in.readByte() & 7);
            one.y = in.readByte();
            all.add(one);
        }
        s.see(i);
        see(s, all);
    }

    /** It looks at the stream. */
    @Becomes("ReplayCalls")
    public void placed(DataInput in, short[] a, int i, int end, Sight s) throws IOException {
        Nosy.watched = in;
        for (; i < end; i++) {
            Placed one = new Placed();
            one.y = in.readByte();
            one.setZ(i);
            one.x = in.readByte();
            a[i] = (short) one.z;
        }
        s.see(i);
    }

    /** Whoever is given the stream is not asked whether it is quiet. */
    @Becomes("CALL_IN_LOOP")
    public void handedOn(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readInt() + new Nosy(in).at;
        }
        s.see(i);
    }
}
