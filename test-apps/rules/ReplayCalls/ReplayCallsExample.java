import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The loop of docs/rules/ReplayCalls.md. */
public class ReplayCallsExample {
    static List<Integer> list(DataInputStream in, int n) throws IOException {
        List<Integer> list = new ArrayList<Integer>();
        for (int i = 0; i < n; i++) {
            list.add(in.readInt()); // rewritten("ReplayCalls")
        }
        return list;
    }
}
