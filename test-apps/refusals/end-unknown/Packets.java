import java.io.DataInput;
import java.io.IOException;

/** A flag before each element, or the element itself, says whether there is more. */
public class Packets {
    static long sumToMinusOne(DataInput in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int value = in.readByte(); // kept("END_UNKNOWN")
            if (value == -1) {
                break;
            }
            sum += value;
        }
        return sum;
    }

    static int varint(DataInput in) throws IOException {
        int value = 0;
        int shift = 0;
        int next;
        do {
            next = in.readByte(); // kept("END_UNKNOWN")
            value |= (next & 0x7F) << shift;
            shift += 7;
        } while (next < 0);
        return value;
    }

    static long checked(DataInput in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int value = in.readInt(); // kept("END_UNKNOWN")
            if (value < 0) {
                throw new IOException("negative: " + value);
            }
            sum += value;
        }
        return sum;
    }

    static long unchecked(DataInput in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) sum += in.readInt(); // rewritten("ReplayRounds")
        return sum;
    }
}
