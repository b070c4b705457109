import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Methods that make the transfer, and that the loop cannot be seen through. */
public class ThroughMethods {
    private int read;

    int overridable(DataInput in) throws IOException {
        return in.readInt();
    }

    private static synchronized int locked(DataInput in) throws IOException {
        return in.readInt();
    }

    private static int tolerant(DataInput in) throws IOException {
        try {
            return in.readInt();
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static int packed(DataInput in) throws IOException {
        int value = 0;
        for (int shift = 0; shift < 32; shift += 16) {
            value |= shift << 1;
        }
        return value + in.readInt();
    }

    private static int atLeast(DataInput in, int least) throws IOException {
        int value = in.readInt();
        return value < least ? least : value;
    }

    private static void put(DataOutput out, int value, int calls) throws IOException {
        if (calls > 0) {
            put(out, value, calls - 1);
        } else {
            out.writeInt(value);
        }
    }

    private int counted(DataInput in) throws IOException {
        read++;
        return in.readInt();
    }

    void read(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = overridable(in); // kept("TRANSFER_IN_HELPER", ", whose transfer is in line")
        }
    }

    static void readLocked(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = locked(in); // kept("TRANSFER_IN_HELPER")
        }
    }

    static void readTolerantly(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = tolerant(in); // kept("TRANSFER_IN_HELPER")
        }
    }

    static void readPacked(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = packed(in); // kept("TRANSFER_IN_HELPER")
        }
    }

    static void readBounded(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = atLeast(in, i); // kept("TRANSFER_IN_HELPER")
        }
    }

    static void write(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            put(out, a[i], 2); // kept("TRANSFER_IN_HELPER")
        }
    }

    void readCounted(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = counted(in); // rewritten("ReplayRounds")
        }
    }
}
