import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is read becomes an object of another class, or goes through a method of one. */
public class OtherRecords {
    static class Point {
        final float x;
        final float y;

        Point(float x, float y) {
            this.x = x;
            this.y = y;
        }

        float length() {
            return (float) Math.sqrt(x * x + y * y);
        }
    }

    static class Scale {
        static int used;

        static double of(int x) {
            used++;
            return x * 0.25;
        }
    }

    static Point[] points(DataInput in, int n) throws IOException {
        Point[] all = new Point[n];
        for (int i = 0; i < n; i++) {
            all[i] = new Point(in.readFloat(), in.readFloat()); // rewritten("ReplayCalls")
        }
        return all;
    }

    static List<Point> listed(DataInput in, int n) throws IOException {
        List<Point> all = new ArrayList<Point>();
        for (int i = 0; i < n; i++) {
            float x = in.readFloat(); // rewritten("ReplayCalls")
            Point next = new Point(x, in.readFloat());
            if (i > 0) all.add(next);
        }
        return all;
    }

    static double scaled(DataInput in, double[] a) throws IOException {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = Scale.of(in.readInt()); // rewritten("ReplayCalls")
            sum += a[i];
        }
        return sum;
    }

    /** The last point may be one that the loop has made. */
    static void until(DataInput in, Point last, Point[] all) throws IOException {
        for (int i = 0; i < last.x; i++) {
            all[i] = new Point(in.readFloat(), i); // kept("END_UNKNOWN")
        }
    }

    /** Any object may be in the array. */
    static float lengths(DataInput in, Point[] all) throws IOException {
        float sum = 0;
        for (int i = 0; i < all.length; i++) {
            sum += in.readFloat() * all[i].length(); // kept("CALL_IN_LOOP", "OtherRecords$Point.length")
        }
        return sum;
    }

    static double between(DataInput in, int n) throws IOException {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += Scale.of(in.readInt()); // rewritten("ReplayCalls")
            sum -= in.readDouble();
        }
        return sum;
    }
}
