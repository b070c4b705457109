import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A handler asks for the last element that went well. */
public class LastGood {
    static int read(DataInput in, int[] a, int n) {
        int last = -1;
        try {
            for (int i = 0; i < n; i++) {
                last = in.readInt(); // rewritten("ReadRecords")
                a[i] = last;
            }
        } catch (IOException e) {
            return last;
        }
        return 0;
    }

    static int write(DataOutput out, int[] a, int n) {
        int value = -1;
        try {
            for (int i = 0; i < n; i++) {
                value = a[i];
                out.writeInt(value); // rewritten("WriteRounds")
            }
        } catch (IOException e) {
            return value;
        }
        return 0;
    }

    static int byIndex(DataInput in, int[] a, int n) {
        int i = 0;
        try {
            for (; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        } catch (IOException e) {
            return i == 0 ? -1 : a[i - 1];
        }
        return 0;
    }

    static int lastByte(InputStream in, OutputStream out) {
        int b = -1;
        try {
            while ((b = in.read()) != -1) out.write(b); // kept("STATE_OBSERVED")
        } catch (IOException e) {
            return b;
        }
        return -1;
    }
}
