import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** A user has switched off whatever rewrites reading loops. */
// off("ReadArray")
// off("ReadRecords")
// off("ReplayRounds")
public class Careful {
    static void read(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // kept("RULE_OFF")
    }

    static void write(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(a[i]); // rewritten("WriteArray")
    }
}
