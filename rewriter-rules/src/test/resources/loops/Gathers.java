import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Loops that write several values a round, or values that they compute. */
public class Gathers {
    private int[] xs;
    private float[] ys;
    private int n;
    private DataOutput to;

    private void over(int[] x, float[] y, int end, Sight s) {
        xs = x;
        ys = y;
        n = end;
        s.meddleBy(() -> {
            xs = new int[3];
            ys = new float[2];
            n--;
        });
    }

    private static final class Point {
        int x;
        float y;
    }

    private static Point[] points(int[] x, float[] y) {
        Point[] points = new Point[x == null ? 0 : x.length];
        for (int k = 0; k < points.length; k++) {
            if (k != 3) {
                points[k] = new Point();
                points[k].x = x[k];
                points[k].y = k < y.length ? y[k] : 0;
            }
        }
        return points;
    }

    @Becomes("WriteRounds")
    public void pairs(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.writeInt(x[i]);
                out.writeFloat(y[i]);
            }
        } finally {
            s.see(i);
        }
    }

    /** Whether the first point is there is for the rounds to find out. */
    @Becomes("WriteRounds")
    public void ofFirstPoint(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        Point[] points = points(x, y);
        // no array ends it
        int few = Math.min(end, 7);
        try {
            for (; i < few; i++) {
                out.writeInt(points[0].x + i);
                out.writeFloat(points[0].y);
            }
        } finally {
            s.see(i);
        }
    }

    /** The string may be missing, and the stream may fail while it is read from. */
    @Becomes("WriteRounds")
    public void letters(DataOutput out, char[] y, int i, int end, Sight s) throws IOException {
        String text = y == null ? null : new String(y);
        try {
            for (; i < text.length(); i++) {
                out.writeByte(text.charAt(i));
                out.writeChar(text.charAt(text.length() - 1 - i));
            }
        } finally {
            s.see(i);
        }
    }

    /** The string ends where it does, whatever the loop counts to. */
    @Becomes("WriteRounds")
    public void lettersUpTo(RandomAccessFile file, char[] y, int i, int end, Sight s) throws IOException {
        String text = y == null ? null : new String(y);
        try {
            for (; i < end; i++) {
                file.writeChar(text.charAt(i));
            }
        } finally {
            s.see(i);
        }
    }

    private String name;

    /** The field is another string once other code has run. */
    @Becomes("WriteRounds")
    public void lettersOfField(DataOutput out, char[] y, int i, int end, Sight s) throws IOException {
        name = y == null ? null : new String(y);
        s.meddleBy(() -> name = name.substring(1));
        try {
            for (; i < name.length(); i++) {
                out.writeChar(name.charAt(i));
                out.writeInt(name.length());
            }
        } finally {
            s.see(i);
        }
    }

    private static void letter(DataOutput out, String text, int at) throws IOException {
        out.writeChar(text.charAt(at));
        out.writeInt(at);
    }

    /** What the string throws has the method in its stack trace that asked for it. */
    @Becomes("TRANSFER_IN_HELPER")
    public void lettersByHelper(DataOutput out, char[] y, int i, int end, Sight s) throws IOException {
        String text = y == null ? null : new String(y);
        try {
            for (; i < end; i++) {
                letter(out, text, i);
            }
        } finally {
            s.see(i);
        }
    }

    private static void number(DataOutput out, Integer number, int at) throws IOException {
        out.writeInt(number);
        out.writeInt(at);
    }

    /** The same of what is taken out of an object. */
    @Becomes("TRANSFER_IN_HELPER")
    public void numbersByHelper(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        Integer[] numbers = new Integer[x == null ? 0 : x.length];
        for (int k = 0; k < numbers.length; k++) {
            numbers[k] = k == 3 ? null : (Integer) x[k];
        }
        try {
            for (; i < end; i++) {
                number(out, numbers[i], i);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("UNACCOUNTED")
    public void upToFirstPoint(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        Point[] points = points(x, y);
        try {
            for (; i < points[0].x; i++) {
                out.writeInt(x[i]);
                out.writeFloat(y[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void triples(DataOutput out, boolean[] x, char[] y, double[] z, int i, int end, Sight s)
            throws IOException {
        try {
            while (i < end) {
                out.writeDouble(z[i]);
                out.writeBoolean(x[i]);
                out.writeChar(y[i++]);
            }
        } finally {
            s.see(i);
        }
    }

    /** The bytes may be those that are written to. */
    @Becomes("WriteRounds")
    public void bytesAndLongs(DataOutput out, byte[] x, long[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i <= end; i++) {
                out.writeByte(x[i]);
                out.writeLong(y[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void toFile(RandomAccessFile file, short[] x, long[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                file.writeShort(x[i]);
                file.writeLong(y[i] ^ i);
                file.write(i);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void scaled(DataOutput out, double[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.writeShort((short) (a[i] * 100 + 0.5));
            }
        } finally {
            s.see(i);
        }
    }

    /** A handler sees what the round that fails has made of the locals. */
    @Becomes("WriteRounds")
    public void differences(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        int last = 7;
        long sum = 0;
        try {
            for (; i < end; i++) {
                int difference = a[i] - last;
                last = a[i];
                sum += difference;
                out.writeInt(difference);
                last ^= 1;
                out.writeLong(sum);
                sum++;
            }
        } finally {
            s.see(i);
            s.see(last);
            s.see(sum);
        }
    }

    @Becomes("WriteRounds")
    public void strided(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i += 2) {
                out.writeInt(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void down(DataOutput out, short[] a, int i, int end, Sight s) throws IOException {
        int k = Math.min(end, 4) - 1;
        try {
            for (; k >= i; k--) {
                out.writeShort(a[k]);
            }
        } finally {
            s.see(k);
        }
    }

    /** Here and there an index is out of bounds. */
    @Becomes("WriteRounds")
    public void permuted(DataOutput out, int[] a, short[] order, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.writeInt(i);
                out.writeInt(a[order[i] & 7]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void divided(DataOutput out, int[] a, byte[] by, int i, int end, Sight s) throws IOException {
        int quotient = 0;
        try {
            for (; i < end; i++) {
                out.writeByte(by[i]);
                quotient = a[i] / (by[i] & 3);
                out.writeInt(quotient);
            }
        } finally {
            s.see(quotient);
            s.see(i);
        }
    }

    /** One is missing. */
    @Becomes("WriteRounds")
    public void ofObjects(DataOutput out, int[] a, float[] b, int i, int end, Sight s) throws IOException {
        Point[] points = points(a, b);
        try {
            for (; i < end; i++) {
                out.writeInt(points[i].x);
                out.writeFloat(points[i].y);
            }
        } finally {
            s.see(i);
        }
    }

    /** What is thrown says the name of the variable. */
    @Becomes("UNACCOUNTED")
    public void ofNamedObjects(DataOutput out, int[] a, float[] b, int i, int end, Sight s) throws IOException {
        Point[] points = points(a, b);
        for (; i < end; i++) {
            Point p = points[i];
            out.writeInt(p.x);
            out.writeFloat(p.y);
        }
        s.see(i);
    }

    @Becomes("WriteRounds")
    public void overFields(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        over(x, y, end, s);
        try {
            for (; i < n; i++) {
                out.writeInt(xs[i]);
                out.writeFloat(ys[i] + n);
            }
        } finally {
            s.see(i);
            s.see(n);
        }
    }

    @Becomes("WriteRounds")
    public void chosen(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.writeInt(a[i] < 0 ? -a[i] : a[i] & 0xFFFF);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void wideOrNarrow(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                if ((a[i] & 1) == 0) {
                    out.writeInt(a[i]);
                } else {
                    out.writeByte(a[i]);
                    out.writeLong(a[i]);
                }
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void constants(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end && i < 20; i++) {
                out.writeFloat(Float.NaN);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void late(DataOutput out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            do {
                out.writeInt(a[i] + 1);
                out.writeInt(i);
            } while (++i < end);
        } finally {
            s.see(i);
        }
    }

    private static void both(DataOutput out, int x, float y) throws IOException {
        out.writeInt(x);
        out.writeFloat(y);
    }

    private void put(int x) throws IOException {
        to.writeInt(x);
    }

    @Becomes("WriteRounds")
    public void throughMethod(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                both(out, x[i], y[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void throughMethodTwice(DataOutput out, int[] x, int[] y, int i, int end, Sight s) throws IOException {
        to = out;
        try {
            for (; i < end; i++) {
                put(x[i]);
                put(~y[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void littleEndian(OutputStream out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.write(a[i]);
                out.write(a[i] >> 8);
                out.write(a[i] >> 16);
                out.write(a[i] >> 24);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void singleAndInt(DataOutputStream out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.write(i);
                out.writeInt(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    /** A late test that other code could change. */
    @Becomes("END_UNKNOWN")
    public void lateOverFields(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        n = end;
        s.meddleBy(() -> n -= 5);
        do {
            out.writeInt(x[i]);
            out.writeFloat(y[i]);
        } while (++i < n);
        s.see(i);
    }

    @Becomes("UNACCOUNTED")
    public void stored(DataOutput out, int[] x, int[] y, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeInt(x[i]);
            y[i] = i;
            out.writeInt(y[i]);
        }
        s.see(i);
    }

    @Becomes("CALL_IN_LOOP")
    public void called(DataOutput out, int[] x, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeInt(x[i]);
            out.writeInt(s.tick(i));
        }
    }

    /** The size is what is written by then. */
    @Becomes("CALL_IN_LOOP")
    public void sizes(DataOutputStream out, int[] x, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeInt(x[i]);
            out.writeInt(out.size());
        }
        s.see(i);
    }

    /** What is thrown says the name of the index, in a round that the stream makes by its own methods, too. */
    @Becomes("WriteRounds")
    public void ofNamedIndex(DataOutput out, int[] a, float[] b, int i, int end, Sight s) throws IOException {
        Point[] points = points(a, b);
        try {
            for (; i < end; i++) {
                int which = i;
                out.writeInt(which);
                out.writeFloat(points[which].y);
            }
        } finally {
            s.see(i);
        }
    }

    /** What is written to goes in the middle of a round: the loop says so. */
    @Becomes("WriteRounds")
    public void toFieldThatGoes(DataOutput out, int[] x, float[] y, int i, int end, Sight s) throws IOException {
        to = out;
        s.meddleBy(() -> to = null);
        try {
            for (; i < end; i++) {
                to.writeInt(x[i]);
                to.writeFloat(y[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("LOOP_IN_LOOP")
    public void summedUp(DataOutput out, int[] a, int[] b, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            int sum = 0;
            for (int k = 0; k < b.length; k++) {
                sum += b[k];
            }
            out.writeInt(a[i] + sum);
        }
        s.see(i);
    }

    private static int last(int[] a) {
        int last = 0;
        for (int k = 0; k < a.length; k++) {
            last = a[k];
        }
        return last;
    }

    @Becomes("CALL_IN_LOOP")
    public void calledOwn(DataOutput out, int[] a, int[] b, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeInt(a[i]);
            out.writeInt(last(b));
        }
        s.see(i);
    }
}
