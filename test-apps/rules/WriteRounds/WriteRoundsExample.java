import java.io.DataOutput;
import java.io.IOException;

/** The loop of docs/rules/WriteRounds.md. */
public class WriteRoundsExample {
    static void write(DataOutput out, int[] x, float[] y, float scale, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(x[i]); // rewritten("WriteRounds")
            out.writeFloat(y[i] * scale);
        }
    }
}
