package neighbours.lombok;

import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import lombok.Cleanup;
import lombok.Data;
import lombok.SneakyThrows;
import lombok.Synchronized;

/** Loops in methods that Lombok changes. */
@Data
public class Grid {
    private final int[] kept;

    @SneakyThrows
    public void read(DataInput from, int[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[i] = from.readInt();
        }
    }

    @Synchronized
    @SneakyThrows
    public void write(DataOutput to, double[] a) {
        for (double x : a) {
            to.writeDouble(x);
        }
    }

    @SneakyThrows
    public void fields(DataInput from) {
        for (int i = 0; i < kept.length; i++) {
            kept[i] = from.readInt();
        }
    }

    @SneakyThrows
    public void closing(DataInputStream in, long[] a) {
        @Cleanup DataInputStream from = in;
        for (int i = 0; i < a.length; i++) {
            a[i] = from.readLong();
        }
    }
}
