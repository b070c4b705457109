import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is read goes into objects and rows one field after the other, and any of it may be missing. */
public class FilledRecords {
    private int id;
    private float x;
    private float[] parts;

    private void setX(float x) {
        if (x == 0) throw new IllegalArgumentException("no " + x);
        this.x = x;
    }

    private static String described(Object thrown, FilledRecords[] all) {
        StringBuilder text = new StringBuilder(String.valueOf(thrown));
        for (FilledRecords one : all) text.append(one == null ? " none" : " " + one.id + " " + one.x);
        return text.toString();
    }

    private static FilledRecords[] some(int n, int missing) {
        FilledRecords[] all = new FilledRecords[n];
        for (int i = 0; i < n; i++) all[i] = i == missing ? null : new FilledRecords();
        return all;
    }

    static String filled(DataInput in, int n) throws IOException {
        FilledRecords[] all = new FilledRecords[n];
        for (int i = 0; i < n; i++) {
            FilledRecords next = new FilledRecords();
            next.id = in.readInt(); // rewritten("ReplayCalls")
            next.setX(in.readFloat());
            all[i] = next;
        }
        return described("", all);
    }

    static String inPlace(DataInput in, int n) throws IOException {
        FilledRecords[] all = some(n, 40);
        try {
            for (int i = 0; i < n; i++) {
                all[i].id = in.readInt(); // rewritten("ReplayCalls")
                all[i].x = in.readFloat();
            }
        } catch (NullPointerException e) {
            return described(e.getMessage(), all);
        }
        return described("", all);
    }

    static String ofEach(DataInput in, int n) throws IOException {
        FilledRecords[] all = some(n, 40);
        try {
            for (FilledRecords one : all) {
                one.id = in.readShort(); // rewritten("ReplayCalls")
                one.x = in.readFloat();
            }
        } catch (NullPointerException e) {
            return described(e.getMessage(), all);
        }
        return described("", all);
    }

    static float[][] rows(DataInput in, int n) throws IOException {
        float[][] all = new float[n][];
        for (int i = 0; i < n; i++) {
            all[i] = new float[] {in.readFloat(), in.readFloat(), in.readFloat()}; // rewritten("ReplayCalls")
        }
        return all;
    }

    static int byKey(DataInput in, int n) throws IOException {
        Map<Integer, float[]> all = new HashMap<Integer, float[]>();
        for (int i = 0; i < n; i++) {
            int key = in.readInt(); // rewritten("ReplayCalls")
            float[] pair = new float[2];
            pair[0] = in.readFloat();
            pair[1] = in.readFloat();
            all.put(key, pair);
        }
        return all.size();
    }

    /** Which read brought the index is said when the object is missing. */
    static void scattered(DataInput in, FilledRecords[] all, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            all[in.readUnsignedByte()].id = in.readInt(); // kept("UNACCOUNTED")
        }
    }

    /** A field that stays the same is read before the loop where that can be. */
    static String shared(DataInput in, int n) throws IOException {
        FilledRecords of = new FilledRecords();
        of.parts = new float[n];
        List<FilledRecords> all = new ArrayList<FilledRecords>();
        for (int i = 0; i < n; i++) {
            of.parts[i] = in.readFloat(); // rewritten("ReplayCalls")
            all.add(of);
            of.id = in.readInt();
        }
        return all.size() + " " + of.id;
    }
}
