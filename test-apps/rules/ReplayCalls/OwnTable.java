import java.io.DataInput;
import java.io.IOException;
import java.util.Arrays;

/** A table of the program's own: its methods are called, and its loops run, once a round has read what it reads. */
public class OwnTable {
    private int[] keys = new int[16];
    private float[] values = new float[16];
    private byte[] kinds = new byte[1 << 10];
    private int size;

    int place(int key) {
        int at = key & keys.length - 1;
        while (keys[at] != 0 && keys[at] != key) at = at + 1 & keys.length - 1;
        return at;
    }

    void put(int key, float value) {
        if (2 * size >= keys.length) grow();
        int at = place(key);
        if (keys[at] == 0) size++;
        keys[at] = key;
        values[at] = value;
    }

    private void grow() {
        int[] oldKeys = keys;
        float[] oldValues = values;
        keys = new int[2 * oldKeys.length];
        values = new float[2 * oldKeys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            int at = place(oldKeys[i]);
            keys[at] = oldKeys[i];
            values[at] = oldValues[i];
        }
    }

    private void count(int[] counts, int key) {
        if (key < 0) throw new IllegalArgumentException("no key: " + key);
        counts[key % counts.length]++;
    }

    int read(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int key = in.readUnsignedShort() + 1; // rewritten("ReplayCalls")
            put(key, in.readFloat());
        }
        return Arrays.hashCode(keys) + Arrays.hashCode(values);
    }

    int[] histogram(DataInput in, int n) throws IOException {
        int[] counts = new int[100];
        for (int i = 0; i < n; i++) count(counts, in.readInt()); // rewritten("ReplayCalls")
        return counts;
    }

    static int[] probed(DataInput in, int n) throws IOException {
        int[] keys = new int[1024];
        int places = Math.min(n, 1000);
        for (int i = 0; i < places; i++) {
            int key = in.readInt() | 1; // rewritten("ReplayCalls")
            int at = key & 1023;
            while (keys[at] != 0) at = at + 1 & 1023;
            keys[at] = key;
        }
        return keys;
    }

    static int[] repeated(DataInput in, int n) throws IOException {
        int[] a = new int[4096];
        int k = 0;
        for (int i = 0; i < n; i++) {
            int value = in.readInt(); // rewritten("ReplayCalls")
            for (int copies = value & 3; copies > 0; copies--) a[k++ & 4095] = value;
        }
        return a;
    }

    void mark(int at, byte kind) {
        kinds[at & 1023] = kind;
    }

    /** The bytes could be what the stream reads from. */
    void kinds(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) mark(i, in.readByte()); // kept("CALL_IN_LOOP", "OwnTable.mark")
    }

    synchronized void putLocked(int key) {
        put(key, 0);
    }

    /** Other threads could wait for the lock. */
    void locked(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) putLocked(in.readInt()); // kept("CALL_IN_LOOP")
    }
}
