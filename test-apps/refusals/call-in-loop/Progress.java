import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The loop tells other threads how far it is. */
public class Progress {
    private volatile int told;

    void tell(int percent) {
        told = percent;
    }

    void read(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // kept("CALL_IN_LOOP")
            tell(i * 100 / n);
        }
    }

    void write(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(a[i]); // kept("CALL_IN_LOOP")
            tell(i * 100 / n);
        }
    }

    int length() {
        told++;
        return 20;
    }

    void counted(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < length(); i++) {
            a[i] = in.readInt(); // kept("CALL_IN_LOOP")
        }
    }

    void toldAfterwards(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadArray")
        }
        tell(100);
    }
}
