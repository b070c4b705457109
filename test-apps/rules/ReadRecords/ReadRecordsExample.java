import java.io.DataInput;
import java.io.IOException;

/** The loop of docs/rules/ReadRecords.md. */
public class ReadRecordsExample {
    static void read(DataInput in, int[] keys, float[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            keys[i] = in.readInt(); // rewritten("ReadRecords")
            values[i] = in.readFloat();
        }
    }
}
