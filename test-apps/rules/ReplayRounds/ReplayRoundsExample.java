import java.io.DataInput;
import java.io.IOException;

/** The loop of docs/rules/ReplayRounds.md. */
public class ReplayRoundsExample {
    static long sum(DataInput in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += in.readInt(); // rewritten("ReplayRounds")
        }
        return sum;
    }
}
