import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** Collections, strings and other calls of the stream. */
public class Lines {
    static List<Integer> boxed(DataInput in, int n) throws IOException {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) list.add(in.readInt()); // rewritten("ReplayCalls")
        return list;
    }

    static Set<Integer> found(DataInput in, int n) throws IOException {
        Set<Integer> set = new ConcurrentSkipListSet<>();
        for (int i = 0; i < n; i++) set.remove(in.readInt()); // kept("CALL_IN_LOOP", "Set.remove")
        return set;
    }

    static void unboxed(DataOutput out, int[] a, int n) throws IOException {
        List<Integer> list = new ArrayList<>();
        for (int value : a) list.add(value);
        for (int value : list) out.writeInt(value); // rewritten("WriteRounds")
    }

    static void named(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            in.skipBytes(i & 3);
            a[i] = in.readInt(); // kept("CALL_IN_LOOP")
        }
    }

    static void blocks(DataInput in, byte[] block, int n) throws IOException {
        for (int i = 0; i < n; i++) in.readFully(block); // ignored()
    }
}
