package oldstyle;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** Loops that hand what they read to others. */
public final class Handing {
    private Handing() {}

    public static void boxed(DataInput in, Set<Integer> seen, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            seen.add(in.readInt());
        }
    }

    public static void inTheirTurn(DataInput in, Map<String, Integer> names, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            names.put(in.readUTF(), in.readInt() * 2);
        }
    }

    public static void unboxed(DataOutput out, Iterator<Integer> numbers) throws IOException {
        while (numbers.hasNext()) {
            out.writeInt(numbers.next());
        }
    }

    public static void chained(DataInput in, StringBuilder text, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            text.append(in.readChar()).append(' ');
        }
    }

    public static void constructed(DataInput in, Pair[] pairs) throws IOException {
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = new Pair(in.readInt(), in.readShort());
        }
    }

    public static void usedTwice(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            int twice = Pair.twice(in.readInt());
            cells[twice] = twice;
        }
    }

    public static void asked(DataInput in, Set<Integer> seen, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            if (!seen.add(in.readInt())) {
                return;
            }
        }
    }

    public static final class Pair {
        final int one;
        final short other;

        Pair(int one, short other) {
            this.one = one;
            this.other = other;
        }

        static int twice(int value) {
            return value + value;
        }
    }
}
