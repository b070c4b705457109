import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is read becomes an object of the class that the loop is in. */
public class OwnRecords {
    private final float x;
    private final float y;
    private int weight;

    private OwnRecords(float x, float y) {
        if (x < 0) throw new IllegalArgumentException("x is " + x);
        this.x = x;
        this.y = y;
    }

    private OwnRecords(DataInput in) throws IOException {
        this(in.readFloat(), in.readFloat());
    }

    static OwnRecords[] read(DataInput in, int n) throws IOException {
        OwnRecords[] all = new OwnRecords[n];
        for (int i = 0; i < n; i++) {
            all[i] = new OwnRecords(in.readFloat(), in.readFloat()); // rewritten("ReplayCalls")
        }
        return all;
    }

    static List<OwnRecords> weighed(DataInput in, int n) throws IOException {
        List<OwnRecords> all = new ArrayList<OwnRecords>();
        for (int i = 0; i < n; i++) {
            float x = in.readFloat(); // rewritten("ReplayCalls")
            OwnRecords next = new OwnRecords(x, in.readFloat());
            next.weight = i;
            all.add(next);
        }
        return all;
    }

    static List<OwnRecords> filled(DataInput in, int n) throws IOException {
        List<OwnRecords> all = new ArrayList<OwnRecords>();
        for (int i = 0; i < n; i++) {
            OwnRecords next = new OwnRecords(1, i);
            next.weight = in.readInt(); // rewritten("ReplayCalls")
            all.add(next);
        }
        return all;
    }

    /** How much the round before has left is seen by the next. */
    static int chained(DataInput in, int n) throws IOException {
        OwnRecords last = new OwnRecords(0, 0);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += last.weight;
            last = new OwnRecords(i, sum);
            last.weight = in.readInt(); // kept("UNACCOUNTED")
        }
        return sum;
    }
}
