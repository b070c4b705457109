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

    static void byIndex(DataOutput out, List<Integer> numbers) throws IOException {
        for (int i = 0; i < numbers.size(); i++) out.writeInt(numbers.get(i)); // rewritten("WriteRounds")
    }

    static void numbers(DataOutput out, List<Integer> numbers) throws IOException {
        for (int number : numbers) out.writeInt(number); // rewritten("WriteRounds")
    }

    static void points(DataOutputStream out, List<Point> points) throws IOException {
        for (Point point : points) {
            out.writeFloat(point.x); // rewritten("WriteRounds")
            out.writeFloat(point.y);
        }
    }

    static void upTo(DataOutput out, Iterator<Long> numbers, int n) throws IOException {
        for (int i = 0; i < n && numbers.hasNext(); i++) {
            long number = numbers.next();
            out.writeByte(i); // rewritten("WriteRounds")
            out.writeLong(number);
        }
    }

    void ofField(DataOutput out) throws IOException {
        for (int i = 0; i < kept.size(); i++) out.writeInt(kept.get(i)); // rewritten("WriteRounds")
        for (int i = 0; i < replaced.size(); i++) out.writeInt(replaced.get(i)); // kept("CALL_IN_LOOP", "List.get")
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
