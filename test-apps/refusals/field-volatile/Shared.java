import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Another thread may change how far the loop goes, or where it stores. */
public class Shared {
    private volatile int limit = 50;
    private volatile int[] cells = new int[60];

    void toTheLimit(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < limit; i++) a[i] = in.readInt(); // kept("FIELD_VOLATILE")
    }

    void intoTheCells(DataInput in) throws IOException {
        for (int i = 0; i < 60; i++) cells[i] = in.readInt(); // kept("FIELD_VOLATILE")
    }

    void fromTheCells(DataOutput out) throws IOException {
        for (int i = 0; i < 60; i++) out.writeInt(cells[i]); // kept("FIELD_VOLATILE")
    }

    void loadedBefore(DataInput in) throws IOException {
        int[] a = cells;
        int n = limit;
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }
}
