import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** What lists hold, by index and by iterator. */
public class Elements {
    static final class Point {
        float x;
        float y;
    }

    private final List<Integer> kept = new ArrayList<>();
    private List<Integer> replaced = kept;

    private static List<Integer> numbers(int[] a) {
        List<Integer> numbers = new ArrayList<>();
        for (int number : a) numbers.add(number);
        return numbers;
    }

    private static List<Point> points(float[] a) {
        List<Point> points = new ArrayList<>();
        for (float x : a) {
            Point point = new Point();
            point.x = x;
            points.add(point);
        }
        return points;
    }

    static void byIndex(DataOutput out, int[] a) throws IOException {
        List<Integer> numbers = numbers(a);
        for (int i = 0; i < numbers.size(); i++) out.writeInt(numbers.get(i)); // rewritten("WriteRounds")
    }

    static void numbers(DataOutput out, int[] a) throws IOException {
        for (int number : numbers(a)) out.writeInt(number); // rewritten("WriteRounds")
    }

    static void points(DataOutputStream out, float[] a) throws IOException {
        for (Point point : points(a)) {
            out.writeFloat(point.x); // rewritten("WriteRounds")
            out.writeFloat(point.y);
        }
    }

    static void upTo(DataOutput out, int[] a, int n) throws IOException {
        Iterator<Integer> numbers = numbers(a).iterator();
        for (int i = 0; i < n && numbers.hasNext(); i++) {
            int number = numbers.next();
            out.writeByte(i); // rewritten("WriteRounds")
            out.writeLong(number);
        }
    }

    void ofField(DataOutput out, int[] a) throws IOException {
        kept.addAll(numbers(a));
        for (int i = 0; i < kept.size(); i++) out.writeInt(kept.get(i)); // rewritten("WriteRounds")
        for (int i = 0; i < replaced.size(); i++) out.writeInt(replaced.get(i)); // kept("CALL_IN_LOOP", "List.size")
    }

    static void numbered(DataOutput out, List<Integer> numbers) throws IOException {
        int i = 0;
        for (Iterator<Integer> it = numbers.iterator(); it.hasNext(); ) {
            out.writeShort(i++); // kept("CALL_IN_LOOP", "Iterator.hasNext")
            out.writeInt(it.next());
        }
    }

    static void emptied(DataOutput out, List<Integer> numbers) throws IOException {
        for (Iterator<Integer> it = numbers.iterator(); it.hasNext(); it.remove()) {
            int number = it.next();
            out.writeInt(number); // kept("CALL_IN_LOOP", "Iterator.remove")
        }
    }
}
